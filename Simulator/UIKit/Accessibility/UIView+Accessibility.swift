extension UIView {
  /// A rectangle of the view's own coordinates, in points of the screen's.
  func convertToScreen(_ rect: CGRect) -> CGRect {
    guard let window else { return rect }
    let place = convert(rect, to: window)
    return place.offsetBy(dx: window.frame.minX, dy: window.frame.minY)
  }
}
