#if canImport(UIKit)
  import UIKit

  /// The direction and scale of a scroll view's content on screen. Most content is upright and of
  /// normal size, but it may be mirrored, rotated by 180° or enlarged.
  ///
  /// The planner only knows upright scroll views measured in the window's points. `ScrollMover`
  /// uses this scale and direction to convert a scroll view's values to that form and back.
  @MainActor
  struct ScrollAxis: Equatable {
    /// Points on screen for each point of the scroll view.
    var scale: CGFloat = 1
    /// Whether the content's first row is the lowest on screen.
    var isUpsideDown = false

    /// Reads the axis of a scroll view in its window. Nil if scrolling vertically moves nothing up
    /// or down on screen, as in a scroll view that is rotated by 90°, or if the scroll view has no
    /// size.
    init?(of scrollView: UIScrollView, in window: UIWindow) {
      guard scrollView.path.contains(where: { !$0.transform.isIdentity }) else { return }
      let origin = scrollView.convert(CGPoint.zero, to: window)
      let unit = scrollView.convert(CGPoint(x: 0, y: 1), to: window)
      let (x, y) = (unit.x - origin.x, unit.y - origin.y)
      guard abs(y) > 0.001, abs(x) < abs(y) / 100 else { return nil }
      // Conversions round. We read a scale very near to 1 as exactly 1, so that numbers stay exact.
      scale = abs(abs(y) - 1) < 1e-6 ? 1 : abs(y)
      isUpsideDown = y < 0
    }

    init() {}

    /// 1; or −1 if a growing offset moves the content down on screen.
    var direction: CGFloat { isUpsideDown ? -1 : 1 }

    /// Returns the inset above the content on screen, in the scroll view's points.
    func upper(_ insets: UIEdgeInsets) -> CGFloat { isUpsideDown ? insets.bottom : insets.top }

    /// Returns the inset below the content on screen, in the scroll view's points.
    func lower(_ insets: UIEdgeInsets) -> CGFloat { isUpsideDown ? insets.top : insets.bottom }

    /// Sets the inset below the content on screen.
    func setLower(_ insets: inout UIEdgeInsets, _ value: CGFloat) {
      if isUpsideDown { insets.top = value } else { insets.bottom = value }
    }
  }

  extension UIView {
    /// How far on screen a view inside this one moves for each point of this view's own
    /// coordinates: 1, unless this view or one around it is enlarged or mirrored.
    func verticalScale(in window: UIWindow) -> CGFloat {
      guard path.contains(where: { !$0.transform.isIdentity }) else { return 1 }
      let y =
        convert(CGPoint(x: 0, y: 1), to: window).y - convert(CGPoint.zero, to: window).y
      return abs(y - 1) < 1e-6 ? 1 : y
    }
  }
#endif
