import Foundation

/// The top edge of a scene's keyboard and its two ends, once the keyboard's numbers have been
/// checked.
struct KeyboardEdge {
  /// The y of the keyboard's top, or of the top of views that lie on the keyboard. Everything below
  /// is hidden.
  var top: CGFloat
  /// How far down from `top` views on the keyboard hide the content, in points. The keyboard itself
  /// hides everything below.
  var coverHeight: CGFloat
  var left: CGFloat
  var right: CGFloat

  /// Makes the edge of a scene's keyboard. Nil if less than a point of the keyboard is inside the
  /// scene's bounds.
  init?(_ scene: AvoidanceScene) {
    guard let keyboard = scene.keyboard, keyboard.isReadable, keyboard.size.width > 0,
      keyboard.size.height > 0, scene.visibleBounds.isReadable,
      case let bounds = scene.visibleBounds.standardized,
      let hidden = bounds.covered(by: keyboard)
    else { return nil }
    // A keyboard taller than the bounds hides all of the bounds and no more, so limit its top to
    // the bounds.
    top = max(hidden.origin.y - scene.coverHeight.orZero.asDistance, bounds.origin.y)
    coverHeight = hidden.origin.y - top
    // A keyboard as wide as the bounds also covers what lies beside the bounds, for example a page
    // that is about to be scrolled in.
    let spans = keyboard.origin.x <= bounds.origin.x && keyboard.right >= bounds.right
    left = spans ? -.infinity : keyboard.origin.x
    right = spans ? .infinity : keyboard.right
  }

  /// Makes the edge for a scene without a keyboard. The edge is the lower edge of the bounds or, if
  /// a view covers content there, the top of that view. Everything below the edge is treated as
  /// hidden.
  init(endOf scene: AvoidanceScene) {
    coverHeight = scene.coverHeight.orZero.asDistance
    top = scene.visibleBounds.standardized.bottom - coverHeight
    (left, right) = (-.infinity, .infinity)
  }

  /// Whether the keyboard and a standardized rect overlap horizontally. The overlap must be at
  /// least a point, or the whole width of a rect that is narrower than a point, such as a caret.
  func covers(_ rect: CGRect) -> Bool {
    min(right, rect.right) - max(left, rect.origin.x) >= min(1, rect.size.width)
  }
}
