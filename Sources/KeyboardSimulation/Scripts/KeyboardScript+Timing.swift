import Foundation
import KeyboardGeometry

extension KeyboardScript {
  /// The declared duration and curve of a script, and when its notifications are posted.
  public struct Timing: Hashable, Sendable {
    /// The declared duration in seconds.
    public var duration: TimeInterval
    /// The raw curve.
    public var curve: Int

    /// Makes a timing: seconds, and the raw value of a curve.
    public init(duration: TimeInterval = 0.25, curve: Int = 7) {
      self.duration = duration
      self.curve = curve
    }

    /// The timing of nearly every show and hide (KeyboardFacts 3.1).
    public static let standard = Timing()
    /// The timing of a resize in place, and of everything else that happens at once
    /// (KeyboardFacts 3.1).
    public static let instant = Timing(duration: 0)
    /// The timing with a push or pop of a navigation controller (KeyboardFacts 1.3).
    public static let navigation = Timing(duration: 0.35)
    /// The timing while a modal screen appears, and in some simulators (KeyboardFacts 3.1).
    public static let modal = Timing(duration: 0.4)
    /// The timing of iOS 6 and earlier (KeyboardFacts 3.1).
    public static let legacy = Timing(curve: 0)

    /// Returns the times of the four notifications, in seconds after the first.
    ///
    /// Traces A and B have 0, 2, 282, 285 ms for a show, and 0, 3, 264, 266 ms for a hide, with a
    /// declared 250 ms. For other durations we keep the same lag after the declared end. Without
    /// animation, the "did" pair directly follows the "will" pair. Both of these rules are
    /// inferred.
    func times(_ kind: Kind) -> (willChange: Double, will: Double, didChange: Double, did: Double) {
      let will = kind == .hide ? 0.003 : 0.002
      guard duration > 0 else { return (0, will, will + 0.002, will + 0.004) }
      let lag = kind == .hide ? 0.014 : 0.032
      let gap = kind == .hide ? 0.002 : 0.003
      return (0, will, duration + lag, duration + lag + gap)
    }
  }

  /// Whether a transition announces itself as a show, a hide or neither.
  package enum Kind: Hashable, Sendable {
    /// The change-frame pair and the show pair. A visible keyboard that changes its height also
    /// posts these.
    case show
    /// The change-frame pair and the hide pair.
    case hide
    /// The change-frame pair alone.
    case change
  }
}
