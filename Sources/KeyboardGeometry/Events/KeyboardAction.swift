import Foundation

/// What a listener must do about a notification.
///
/// It speaks of the keyboard, not of content: a floating keyboard moves, too. To keep
/// content clear, compare ``KeyboardState/coveredFrame(window:)`` with what you last made room for.
///
/// On iOS ``animate(_:)`` and ``retarget(_:)`` are the same call, one `UIView.animate` from the
/// current state: UIKit adds animations up. They are told apart for those who run the motion
/// themselves.
package enum KeyboardAction: Equatable, Sendable {
  /// Nothing: the notification repeats what is known, comes too late, or concerns another app.
  case nothing
  /// Start moving: nothing moves yet.
  case animate(Move)
  /// Change the target of the motion that runs, keeping position and velocity.
  case retarget(Move)
  /// Be there at once, without animation.
  case jump(Move)

  /// Where to, and how.
  package struct Move: Equatable, Sendable {
    /// Where the keyboard will be.
    package let placement: KeyboardPlacement
    /// Its rect in screen points as posted; zero if hidden. For the part that covers something ask
    /// ``KeyboardState/coveredFrame(window:)``.
    package let frame: CGRect
    /// The declared duration in seconds.
    package let duration: TimeInterval
    /// The curve.
    package let curve: KeyboardCurve
    /// Counts the moves of a ``KeyboardState``. Work that is put off must not be done if the
    /// state's generation has moved on (KeyboardFailures 22 and 45).
    package let generation: Int
  }

  /// The move, if there is one.
  package var move: Move? {
    switch self {
    case .nothing: nil
    case .animate(let move), .retarget(let move), .jump(let move): move
    }
  }
}
