import Foundation

/// A new motion of the keyboard, as a notification has announced it. Even a floating keyboard that
/// covers no content has motions.
///
/// To find out whether content has to move, compare ``KeyboardState/coveredFrame(window:)`` with
/// the value that you used last.
package struct KeyboardMove: Equatable, Sendable {
  /// The declared duration in seconds. 0 if the keyboard changes its position at once.
  package let duration: TimeInterval
  /// The timing curve of the motion.
  package let curve: KeyboardCurve
  /// The number of this move, counted by its ``KeyboardState``. Compare it with the state's
  /// `generation` before you do work that you have deferred for this move. Skip the work if the
  /// numbers differ (KeyboardFailures 22 and 45).
  package let generation: Int
}
