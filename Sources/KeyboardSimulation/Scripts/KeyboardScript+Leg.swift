import Foundation
import KeyboardGeometry

extension KeyboardScript {
  /// One animation of the keyboard: what it really does, whatever its notifications say.
  public struct Leg: Equatable, Sendable {
    /// What is animated.
    public enum Style: Equatable, Sendable {
      /// The rect.
      case move
      /// The opacity, from 0 to 1, at the target: Prefer Cross-Fade Transitions (facts 1.7).
      case fadeIn
      /// The opacity, from 1 to 0, where the keyboard is; then it is at the target.
      case fadeOut
    }

    /// Seconds from the script's start.
    public var time: TimeInterval
    /// Where the keyboard goes, in screen points. It comes from the target of the leg before.
    public var target: CGRect
    /// How it goes.
    public var curve: KeyboardCurve
    /// The declared duration in seconds, which the system curve ignores unless it is 0.
    public var duration: TimeInterval
    /// What is animated.
    public var style: Style

    /// Makes a leg.
    public init(
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
    public var end: TimeInterval { time + curve.length(duration: duration) }

    func delayed(by delay: TimeInterval) -> Leg {
      var leg = self
      leg.time += delay
      return leg
    }
  }
}
