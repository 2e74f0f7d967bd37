import Foundation

/// A motion of the keyboard that a notification has told of, and that was not known yet.
///
/// It speaks of the keyboard, not of content: a floating keyboard moves, too. To keep content
/// clear, compare ``KeyboardState/coveredFrame(window:)`` with what you last made room for.
package struct KeyboardMove: Equatable, Sendable {
  /// The declared duration in seconds; 0 for one that is over at once.
  package let duration: TimeInterval
  /// The curve.
  package let curve: KeyboardCurve
  /// Counts the moves of a ``KeyboardState``. Work that is put off must not be done if the state's
  /// generation has moved on (KeyboardFailures 22 and 45).
  package let generation: Int
}
