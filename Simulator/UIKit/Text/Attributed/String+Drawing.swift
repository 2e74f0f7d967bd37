// Apple's compiler finds the methods of NSString on every string of Swift's.

extension String {
  /// The size of the text with its own line breaks only, in points, not rounded.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    StringDrawing(self, attrs).size()
  }

  /// Draws the text with its own line breaks only, with its top left at a point.
  public func draw(
    at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) {
    StringDrawing(self, attrs).draw(
      in: CGRect(origin: point, size: .zero), .usesLineFragmentOrigin, nil)
  }

  /// Draws the text in a rectangle, as many lines as fit into it and one at least.
  public func draw(
    in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) { StringDrawing(self, attrs).draw(in: rect, .usesLineFragmentOrigin, nil) }

  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) { StringDrawing(self, attributes).draw(in: rect, options, context) }

  /// The size that the text needs, in points, not rounded; its origin is zero.
  ///
  /// - Parameter size: Limits the text where it is positive.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect { StringDrawing(self, attributes).boundingRect(in: size, options, context) }
}
