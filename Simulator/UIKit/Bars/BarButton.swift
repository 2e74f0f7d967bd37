/// The button that stands for a bar button item.
final class BarButton: UIButton {}

extension UIView {
  /// How wide a view wants to be as an item of a bar, in points.
  var widthInBar: CGFloat {
    let ideal = intrinsicContentSize.width
    return ideal > 0 ? ideal : bounds.width
  }

  /// Puts an item's view into a bar: a button is as high as the bar, so that it is easy to hit; an
  /// app's own view keeps its height and stands in the middle.
  func place(inBar bar: CGRect, x: CGFloat, width: CGFloat) {
    var height = bar.height
    if !(self is BarButton) {
      let ideal = intrinsicContentSize.height
      height = min(ideal > 0 ? ideal : bounds.height, bar.height)
    }
    frame = CGRect(x: x, y: bar.midY - height / 2, width: width, height: height)
  }
}
