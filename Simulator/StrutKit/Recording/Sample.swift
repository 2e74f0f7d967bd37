import Foundation

/// What was on the screen at one frame, in screen points.
struct Sample: Equatable {
  /// The keyboard's upper edge; the screen's height while it is down.
  let keyboardTop: CGFloat
  let field: CGRect
  /// The upper edge of the tracked view.
  let edge: CGFloat
}
