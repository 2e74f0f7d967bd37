import Foundation

/// The keyboard of a scene once its numbers have been checked: a top edge with two ends.
struct KeyboardEdge {
  /// The y of the keyboard's top, or of what stands on it; everything below is hidden.
  var top: CGFloat
  /// How much of what is hidden is not the keyboard's doing, in points from `top` down.
  var coverHeight: CGFloat
  var left: CGFloat
  var right: CGFloat

  /// Nil if the scene has no keyboard that reaches into its bounds by a point or more.
  init?(_ scene: AvoidanceScene) {
    guard let keyboard = scene.keyboard, keyboard.isReadable, keyboard.size.width > 0,
      keyboard.size.height > 0, scene.visibleBounds.isReadable,
      case let bounds = scene.visibleBounds.standardized,
      let hidden = bounds.covered(by: keyboard)
    else { return nil }
    // A keyboard taller than the bounds hides all of them, not more.
    top = max(hidden.origin.y - scene.coverHeight.orZero.asDistance, bounds.origin.y)
    coverHeight = hidden.origin.y - top
    // One as wide as the bounds covers what is beside them, too: a page that is about to be
    // scrolled in, for example.
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

  /// Whether the keyboard is above or below part of a standardized rect: a point of its width, or
  /// all of it if it is narrower, as a caret is.
  func covers(_ rect: CGRect) -> Bool {
    min(right, rect.right) - max(left, rect.origin.x) >= min(1, rect.size.width)
  }
}
