/// Color stops along a line, for `CGContext.drawLinearGradient`.
public final class CGGradient: Sendable {
  package let colors: [CGColor]
  package let locations: [CGFloat]

  /// Stops without locations are spread evenly over 0…1.
  package init(colors: [CGColor], locations: [CGFloat]? = nil) {
    self.colors = colors
    let last = max(colors.count - 1, 1)
    if let locations, locations.count == colors.count {
      self.locations = locations
    } else {
      self.locations = colors.indices.map { CGFloat($0) / CGFloat(last) }
    }
  }
}
