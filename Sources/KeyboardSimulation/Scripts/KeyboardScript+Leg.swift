import Foundation
import KeyboardGeometry

extension KeyboardScript {
  /// One animation of the keyboard: its real motion, regardless of its notifications.
  package struct Leg: Equatable, Sendable {
    /// The property that is animated.
    package enum Style: Equatable, Sendable {
      /// The rect.
      case move
      /// The opacity, from 0 to 1, at the target: Prefer Cross-Fade Transitions
      /// (KeyboardFacts 1.7).
      case fadeIn
      /// The opacity, from 1 to 0, at the keyboard's current rect; afterwards the keyboard is at
      /// the target.
      case fadeOut
    }

    /// Seconds from the script's start.
    package var time: TimeInterval
    /// The keyboard's target rect, in screen points. The leg starts from the previous leg's target.
    package var target: CGRect
    /// The timing curve.
    package var curve: KeyboardCurve
    /// The declared duration in seconds, which the system curve ignores unless it is 0.
    package var duration: TimeInterval
    /// The property that is animated.
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
