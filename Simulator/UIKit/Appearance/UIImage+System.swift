extension UIImage {
  /// The corners of the symbols that are drawn here, on a square of 22 points, by their names.
  ///
  /// Apple's symbols come with a font of thousands; these are those that bars here need.
  private static let strokes: [String: [CGPoint]] = [
    "chevron.up": [CGPoint(x: 3, y: 15), CGPoint(x: 11, y: 7), CGPoint(x: 19, y: 15)],
    "chevron.down": [CGPoint(x: 3, y: 7), CGPoint(x: 11, y: 15), CGPoint(x: 19, y: 7)],
    "checkmark": [CGPoint(x: 3, y: 12), CGPoint(x: 9, y: 18), CGPoint(x: 19, y: 4)],
  ]

  /// A symbol of the system, as a shape that takes on the tint color; nil for an unknown name.
  public convenience init?(systemName name: String) {
    guard let corners = Self.strokes[name] else { return nil }
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    let image = UIGraphicsImageRenderer(size: CGSize(width: 22, height: 22), format: format).image {
      _ in
      let path = UIBezierPath()
      path.lineWidth = 2.2
      path.lineCapStyle = .round
      path.lineJoinStyle = .round
      path.move(to: corners[0])
      for corner in corners.dropFirst() { path.addLine(to: corner) }
      UIColor.black.setStroke()
      path.stroke()
    }
    guard let pixels = image.cgImage else { return nil }
    self.init(pixels: pixels, scale: image.scale, renderingMode: .alwaysTemplate)
  }
}
