import Foundation

/// How smoothly an edge goes on when its motion is turned around.
struct Continuity: Equatable {
  /// Points between just before and just after.
  let positionJump: CGFloat
  /// Points per second between just before and just after.
  let velocityJump: CGFloat
  /// Points per second just before: what a jump of the velocity compares to.
  let velocity: CGFloat

  /// A spring's pull changes the velocity even in the ten microseconds that are measured across;
  /// one part in a hundred is far more than that and far less than anybody sees.
  var isContinuous: Bool {
    positionJump <= 0.01 && velocityJump <= max(abs(velocity) * 0.01, 1)
  }
}
