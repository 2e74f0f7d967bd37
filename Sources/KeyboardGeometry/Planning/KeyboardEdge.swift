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
    guard let keyboard = scene.keyboard, keyboard.isReadable, scene.visibleBounds.isReadable,
      keyboard.size.width > 0, keyboard.size.height > 0
    else { return nil }
    let bounds = RectEdges(scene.visibleBounds)
    let frame = RectEdges(keyboard)
    guard min(bounds.bottom, frame.bottom) - max(bounds.top, frame.top) >= 1,
      min(bounds.right, frame.right) - max(bounds.left, frame.left) >= 1
    else { return nil }
    // A keyboard taller than the bounds hides all of them, not more.
    let keyboardTop = max(frame.top, bounds.top)
    top = max(keyboardTop - scene.coverHeight.orZero.asDistance, bounds.top)
    coverHeight = keyboardTop - top
    // One as wide as the bounds covers what is beside them, too: a page that is about to be
    // scrolled in, for example.
    let spans = frame.left <= bounds.left && frame.right >= bounds.right
    left = spans ? -.infinity : frame.left
    right = spans ? .infinity : frame.right
  }

  /// The lower edge of a scene's bounds, which hides what lies below it as a keyboard does.
  init(endOf scene: AvoidanceScene) {
    top = RectEdges(scene.visibleBounds).bottom
    (coverHeight, left, right) = (0, -.infinity, .infinity)
  }

  /// Whether the keyboard is above or below part of `extent`: a point of its width, or all of it if
  /// it is narrower, as a caret is.
  func covers(_ extent: RectEdges) -> Bool {
    min(right, extent.right) - max(left, extent.left) >= min(1, extent.right - extent.left)
  }
}
