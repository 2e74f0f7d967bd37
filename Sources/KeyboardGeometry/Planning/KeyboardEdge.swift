import Foundation

/// The keyboard of a scene once its numbers have been checked: a top edge with two ends.
struct KeyboardEdge {
  /// The y of the keyboard's top; everything below is hidden.
  var top: CGFloat
  var left: CGFloat
  var right: CGFloat

  /// Nil if the scene has no keyboard that reaches into its bounds by a point or more.
  init?(_ scene: AvoidanceScene) {
    guard let keyboard = scene.keyboard, keyboard.isReadable, scene.visibleBounds.isReadable,
      keyboard.size.width > 0, keyboard.size.height > 0
    else { return nil }
    let bounds = Extent(scene.visibleBounds)
    let frame = Extent(keyboard)
    guard min(bounds.bottom, frame.bottom) - max(bounds.top, frame.top) >= 1,
      min(bounds.right, frame.right) - max(bounds.left, frame.left) >= 1
    else { return nil }
    // A keyboard taller than the bounds hides all of them, not more.
    top = max(frame.top, bounds.top)
    // One as wide as the bounds covers what is beside them, too: a page that is about to be
    // scrolled in, for example.
    let spans = frame.left <= bounds.left && frame.right >= bounds.right
    left = spans ? -.infinity : frame.left
    right = spans ? .infinity : frame.right
  }

  /// Whether the keyboard is above or below part of `extent`: a point of its width, or all of it if
  /// it is narrower, as a caret is.
  func covers(_ extent: Extent) -> Bool {
    min(right, extent.right) - max(left, extent.left) >= min(1, extent.right - extent.left)
  }
}

/// The four edges of a rectangle, whatever the signs of its size.
struct Extent {
  var left, right, top, bottom: CGFloat

  init(_ rect: CGRect) {
    let x = rect.origin.x
    let y = rect.origin.y
    left = min(x, x + rect.size.width)
    right = max(x, x + rect.size.width)
    top = min(y, y + rect.size.height)
    bottom = max(y, y + rect.size.height)
  }
}

extension CGFloat {
  /// Whether a coordinate can be reckoned with: beyond 10⁸ points a `Double` no longer tells apart
  /// the small distances that matter here.
  var isReadable: Bool { magnitude <= 1e8 }

  /// The number, or 0 where it is NaN or beyond the readable range.
  var orZero: CGFloat { isReadable ? self : 0 }

  /// A distance that cannot be negative: 0 for NaN and negative numbers; at most 10⁹ points.
  var asReach: CGFloat { self > 0 ? Swift.min(self, 1e9) : 0 }
}

extension CGRect {
  var isReadable: Bool {
    origin.x.isReadable && origin.y.isReadable && size.width.isReadable && size.height.isReadable
  }
}
