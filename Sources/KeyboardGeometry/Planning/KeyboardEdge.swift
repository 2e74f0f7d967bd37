import Foundation

/// The keyboard of a scene once its numbers have been checked: a top edge with two ends.
struct KeyboardEdge {
  /// The y of the keyboard's top, or of the views that stand on it; everything below is hidden.
  var top: CGFloat
  /// How much of the hidden part is hidden by views on the keyboard and not by the keyboard, in
  /// points from `top` down.
  var coverHeight: CGFloat
  var left: CGFloat
  var right: CGFloat

  /// Creates the edge of a scene's keyboard; nil if no keyboard reaches into the scene's bounds by
  /// a point or more.
  init?(_ scene: AvoidanceScene) {
    guard let keyboard = scene.keyboard, keyboard.isReadable, keyboard.size.width > 0,
      keyboard.size.height > 0, scene.visibleBounds.isReadable,
      case let bounds = scene.visibleBounds.standardized,
      let hidden = bounds.covered(by: keyboard)
    else { return nil }
    // A keyboard taller than the bounds hides all of them, not more.
    top = max(hidden.origin.y - scene.coverHeight.orZero.asDistance, bounds.origin.y)
    coverHeight = hidden.origin.y - top
    // A keyboard as wide as the bounds also covers the area beside them, for example a page that is
    // about to be scrolled in.
    let spans = keyboard.origin.x <= bounds.origin.x && keyboard.right >= bounds.right
    left = spans ? -.infinity : keyboard.origin.x
    right = spans ? .infinity : keyboard.right
  }

  /// Creates the edge for a scene without a keyboard: the top of the cover at the lower edge of the
  /// bounds, or that lower edge if there is no cover. Everything below counts as hidden.
  init(endOf scene: AvoidanceScene) {
    coverHeight = scene.coverHeight.orZero.asDistance
    top = scene.visibleBounds.standardized.bottom - coverHeight
    (left, right) = (-.infinity, .infinity)
  }

  /// Whether the keyboard is above or below part of a standardized rect. A point of the rect's
  /// width suffices, or all of the width if it is less than a point, as a caret's may be.
  func covers(_ rect: CGRect) -> Bool {
    min(right, rect.right) - max(left, rect.origin.x) >= min(1, rect.size.width)
  }
}
