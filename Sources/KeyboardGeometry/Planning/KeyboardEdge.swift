import Foundation

/// The line along the top of the keyboard, from its left to its right end. Unusable numbers have
/// been replaced.
struct KeyboardEdge {
  /// The y of the keyboard's top edge, or of the highest bar on the keyboard if there are bars.
  /// From `left` to `right`, everything below this y is hidden.
  var top: CGFloat
  /// How far bars on the keyboard reach above the keyboard's own top edge, in points. This edge is
  /// `coverHeight` below `top`.
  var coverHeight: CGFloat
  var left: CGFloat
  var right: CGFloat

  /// Makes the top edge of a scene's keyboard. Nil if less than a point of the keyboard is inside
  /// the scene's bounds.
  init?(_ scene: AvoidanceScene) {
    guard let keyboard = scene.keyboard, keyboard.isReadable, keyboard.size.width > 0,
      keyboard.size.height > 0, scene.visibleBounds.isReadable,
      case let bounds = scene.visibleBounds.standardized,
      let hidden = bounds.covered(by: keyboard)
    else { return nil }
    // The keyboard, or a view on it, may reach above the top of the bounds. It then hides all of
    // the bounds and no more, so `top` is never above the bounds.
    top = max(hidden.origin.y - scene.coverHeight.orZero.asDistance, bounds.origin.y)
    coverHeight = hidden.origin.y - top
    // A keyboard that is as wide as the bounds also covers views to the left or right of the
    // bounds, for example a page that is scrolling in.
    let spans = keyboard.origin.x <= bounds.origin.x && keyboard.right >= bounds.right
    left = spans ? -.infinity : keyboard.origin.x
    right = spans ? .infinity : keyboard.right
  }

  /// Makes an edge for a scene without a keyboard: the lower edge of the visible bounds. If a view
  /// covers content at this lower edge, makes the top edge of that view instead. For example, the
  /// user types on a hardware keyboard, and a toolbar covers the end of a form. We treat the screen
  /// below the result as hidden.
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
