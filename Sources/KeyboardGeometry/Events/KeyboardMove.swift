import Foundation

/// A motion of the keyboard that a notification has announced for the first time. Any keyboard has
/// motions, even a floating one that covers no content.
///
/// To find out whether content has to move, compare ``KeyboardState/coveredFrame(window:)`` with
/// the value that you used last.
package struct KeyboardMove: Equatable, Sendable {
  /// The declared duration in seconds. 0 if the keyboard changes its position at once.
  package let duration: TimeInterval
  /// The timing curve of the motion.
  package let curve: KeyboardCurve
  /// The number of this move, counted by its ``KeyboardState``. You may have deferred work for this
  /// move. Skip that work if the state's `generation` has changed since then (KeyboardFailures 22
  /// and 45).
  package let generation: Int
}
