import Foundation
import KeyboardGeometry

extension KeyboardScript {
  /// One animation of the keyboard: what it really does, whatever its notifications say.
  public struct Leg: Equatable, Sendable {
    /// Seconds from the script's start.
    public var time: TimeInterval
    /// Where the keyboard goes, in screen points. It comes from the target of the leg before.
    public var target: CGRect
    /// How it goes.
    public var curve: KeyboardCurve
    /// The declared duration in seconds, which the system curve ignores unless it is 0.
    public var duration: TimeInterval

    /// Makes a leg.
    public init(
      at time: TimeInterval, to target: CGRect, curve: KeyboardCurve = .system,
      duration: TimeInterval = 0.25
    ) {
      self.time = time
      self.target = target
      self.curve = curve
      self.duration = duration
    }

    func delayed(by delay: TimeInterval) -> Leg {
      var leg = self
      leg.time += delay
      return leg
    }
  }
}
