extension UIView {
  /// Struts and springs: shares the change of the superview's size among what is flexible.
  func resize(withOldSuperviewSize old: CGSize, newSize new: CGSize) {
    guard translatesAutoresizingMaskIntoConstraints, !autoresizingMask.isEmpty else { return }
    var frame = frame
    (frame.origin.x, frame.size.width) = Self.resized(
      origin: frame.origin.x, length: frame.size.width, old: old.width, new: new.width,
      flexible: (
        autoresizingMask.contains(.flexibleLeftMargin), autoresizingMask.contains(.flexibleWidth),
        autoresizingMask.contains(.flexibleRightMargin)
      ))
    (frame.origin.y, frame.size.height) = Self.resized(
      origin: frame.origin.y, length: frame.size.height, old: old.height, new: new.height,
      flexible: (
        autoresizingMask.contains(.flexibleTopMargin), autoresizingMask.contains(.flexibleHeight),
        autoresizingMask.contains(.flexibleBottomMargin)
      ))
    self.frame = frame
  }

  /// Each flexible part takes a share of the change in proportion to its old length; where all of
  /// them were empty, equal shares.
  private static func resized(
    origin: CGFloat, length: CGFloat, old: CGFloat, new: CGFloat,
    flexible: (before: Bool, length: Bool, after: Bool)
  ) -> (CGFloat, CGFloat) {
    let change = new - old
    guard change != 0, flexible.before || flexible.length || flexible.after else {
      return (origin, length)
    }
    let after = old - origin - length
    var weights: (CGFloat, CGFloat, CGFloat) = (
      flexible.before ? max(origin, 0) : 0, flexible.length ? max(length, 0) : 0,
      flexible.after ? max(after, 0) : 0
    )
    var total = weights.0 + weights.1 + weights.2
    if total <= 0 {
      weights = (flexible.before ? 1 : 0, flexible.length ? 1 : 0, flexible.after ? 1 : 0)
      total = weights.0 + weights.1 + weights.2
    }
    return (
      origin + change * weights.0 / total, max(length + change * weights.1 / total, 0)
    )
  }
}
