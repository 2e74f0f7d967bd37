extension NSAttributedString {
  /// The size of the text with its own line breaks only, in points, not rounded.
  public func size() -> CGSize { StringDrawing(self).size() }

  /// Draws the text with its own line breaks only, with its top left at a point.
  public func draw(at point: CGPoint) {
    draw(with: CGRect(origin: point, size: .zero), options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws the text in a rectangle, as many lines as fit into it and one at least.
  public func draw(in rect: CGRect) {
    draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    StringDrawing(self).draw(in: rect, options, context)
  }

  /// The size that the text needs, in points, not rounded; its origin is zero.
  ///
  /// - Parameter size: Limits the text where it is positive.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect { StringDrawing(self).boundingRect(in: size, options, context) }
}
