#if canImport(UIKit)
  import UIKit

  /// The vertical direction and scale of a scroll view's content on screen. Usually the first row
  /// is at the top, and the content has its normal size. But the app may use a transform that
  /// mirrors the scroll view, turns it upside down or enlarges it.
  ///
  /// `AvoidancePlanner`, which decides how far views move, knows no transforms. So `ScrollMover`
  /// uses this value to convert the scroll view's lengths to points of the window, as if the first
  /// row were at the top. `ScrollMover` also converts the planner's results back.
  @MainActor
  struct ScrollAxis: Equatable {
    /// The height on screen of one point of the scroll view, in points of the window.
    var scale: CGFloat = 1
    /// Whether the content is upside down on screen, with its first row at the bottom.
    var isUpsideDown = false

    /// Reads the direction and scale of a scroll view from the transforms of the scroll view and of
    /// its superviews.
    ///
    /// Nil if scrolling vertically does not move the content up or down on screen, as in a scroll
    /// view that is rotated by 90°. Also nil if a transform has shrunk the scroll view to nothing.
    init?(of scrollView: UIScrollView, in window: UIWindow) {
      guard scrollView.path.contains(where: { !$0.transform.isIdentity }) else { return }
      let origin = scrollView.convert(CGPoint.zero, to: window)
      let unit = scrollView.convert(CGPoint(x: 0, y: 1), to: window)
      let (x, y) = (unit.x - origin.x, unit.y - origin.y)
      guard abs(y) > 0.001, abs(x) < abs(y) / 100 else { return nil }
      // Coordinate conversion rounds. So we replace a scale that is nearly 1 by exactly 1. Without
      // this correction, the rounding error would change every value that we convert.
      scale = abs(abs(y) - 1) < 1e-6 ? 1 : abs(y)
      isUpsideDown = y < 0
    }

    init() {}

    /// 1 if the content moves up on screen when the content offset grows. −1 if the content moves
    /// down on screen when the content offset grows.
    var direction: CGFloat { isUpsideDown ? -1 : 1 }

    /// Returns the inset that the user sees above the content, in the scroll view's points. This is
    /// the top inset, or the bottom inset if the content is upside down.
    func upper(_ insets: UIEdgeInsets) -> CGFloat { isUpsideDown ? insets.bottom : insets.top }

    /// Returns the inset that the user sees below the content, in the scroll view's points. This is
    /// the bottom inset, or the top inset if the content is upside down.
    func lower(_ insets: UIEdgeInsets) -> CGFloat { isUpsideDown ? insets.top : insets.bottom }

    /// Sets the inset that the user sees below the content, in the scroll view's points. This is
    /// the bottom inset, or the top inset if the content is upside down.
    func setLower(_ insets: inout UIEdgeInsets, _ value: CGFloat) {
      if isUpsideDown { insets.top = value } else { insets.bottom = value }
    }
  }

  extension UIView {
    /// The height on screen of one point of this view, in points of the window. 1 unless this view
    /// or one of its superviews has a transform. Negative if the view is upside down.
    func verticalScale(in window: UIWindow) -> CGFloat {
      guard path.contains(where: { !$0.transform.isIdentity }) else { return 1 }
      let y =
        convert(CGPoint(x: 0, y: 1), to: window).y - convert(CGPoint.zero, to: window).y
      return abs(y - 1) < 1e-6 ? 1 : y
    }
  }
#endif
