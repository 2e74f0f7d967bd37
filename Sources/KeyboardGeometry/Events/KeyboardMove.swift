import Foundation

/// A motion of the keyboard that a notification has announced for the first time.
///
/// A move describes the motion of any keyboard, even of a floating one, which covers no content. To
/// keep content clear, compare ``KeyboardState/coveredFrame(window:)`` with the value that you used
/// last.
package struct KeyboardMove: Equatable, Sendable {
  /// The declared duration in seconds. 0 if the keyboard changes its position at once.
  package let duration: TimeInterval
  /// The timing curve of the motion.
  package let curve: KeyboardCurve
  /// The number of this move, counted by its ``KeyboardState``. If the state's `generation` has
  /// changed since, skip work that was deferred for this move (KeyboardFailures 22 and 45).
  package let generation: Int
}
