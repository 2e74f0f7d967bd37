import Foundation

/// What was on the screen at one frame, in screen points.
struct Sample: Equatable {
  /// The keyboard's upper edge; the screen's height while it is down.
  let keyboardTop: CGFloat
  /// The field that is typed into, or will be.
  let field: CGRect
  /// How much of the field's height the keyboard covers.
  let covered: CGFloat
  /// The edge that moves.
  let edge: CGFloat
  /// Where it should be.
  let expected: CGFloat
}
