import Foundation
import KeyboardGeometry

extension KeyboardScript {
  /// One animation of the keyboard: what it really does, whatever its notifications say.
  package struct Leg: Equatable, Sendable {
    /// What is animated.
    package enum Style: Equatable, Sendable {
      /// The rect.
      case move
      /// The opacity, from 0 to 1, at the target: Prefer Cross-Fade Transitions
      /// (KeyboardFacts 1.7).
      case fadeIn
      /// The opacity, from 1 to 0, where the keyboard is; then it is at the target.
      case fadeOut
    }

    /// Seconds from the script's start.
    package var time: TimeInterval
    /// Where the keyboard goes, in screen points. It comes from the target of the leg before.
    package var target: CGRect
    /// How it goes.
    package var curve: KeyboardCurve
    /// The declared duration in seconds, which the system curve ignores unless it is 0.
    package var duration: TimeInterval
    /// What is animated.
    package var style: Style

    /// Makes a leg.
    package init(
      at time: TimeInterval, to target: CGRect, curve: KeyboardCurve = .system,
      duration: TimeInterval = 0.25, style: Style = .move
    ) {
      self.time = time
      self.target = target
      self.curve = curve
      self.duration = duration
      self.style = style
    }

    /// When the animation is over, in seconds from the script's start.
    package var end: TimeInterval { time + curve.length(duration: duration) }

    func delayed(by delay: TimeInterval) -> Leg {
      var leg = self
      leg.time += delay
      return leg
    }
  }
}
