/// Colour stops along a line, for `CGContext.drawLinearGradient`.
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

/// What lies beyond a gradient's ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32

  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }
}
