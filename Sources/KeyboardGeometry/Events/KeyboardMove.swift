import Foundation

/// A motion of the keyboard that a notification announced and that was not known before.
///
/// A move describes the keyboard, not content: a floating keyboard moves, too. To keep content
/// clear, compare ``KeyboardState/coveredFrame(window:)`` with the value you last used.
package struct KeyboardMove: Equatable, Sendable {
  /// The declared duration in seconds; 0 for a move that is over at once.
  package let duration: TimeInterval
  /// The curve.
  package let curve: KeyboardCurve
  /// Counts the moves of a ``KeyboardState``. Skip deferred work if the state's generation has
  /// changed since (KeyboardFailures 22 and 45).
  package let generation: Int
}
