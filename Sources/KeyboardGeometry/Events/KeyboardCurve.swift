import Foundation

/// The timing curve of a keyboard animation, as the number that a keyboard notification contains.
///
/// Since iOS 7 the number is 7, which is none of UIKit's four named curves (KeyboardFacts 3.1). We
/// keep the number unchanged. A UIKit animation with ``animationOptions`` moves exactly as the
/// keyboard does.
public struct KeyboardCurve: Hashable, Sendable {
  /// The raw value in the notification, 0...15.
  public let rawValue: Int

  /// Makes a curve from the raw value in a notification.
  ///
  /// - Parameter rawValue: 0...3 are the named curves, and 7 is the keyboard's own curve. UIKit has
  ///   four bits for this value. A value outside 0...15 is therefore invalid and becomes 7.
  package init(rawValue: Int) {
    self.rawValue = (0...15).contains(rawValue) ? rawValue : 7
  }

  /// A curve that is slow at both ends. iOS 6 and earlier posted this curve (KeyboardFacts 3.1).
  package static let easeInOut = KeyboardCurve(rawValue: 0)
  /// The keyboard's own spring since iOS 7, raw value 7 (KeyboardFacts 3.2).
  package static let system = KeyboardCurve(rawValue: 7)

  /// The curve as bits of `UIView.AnimationOptions`: `rawValue << 16`. For the keyboard's own
  /// curve, 0x70000.
  public var animationOptions: UInt { UInt(rawValue) << 16 }

  /// Whether this is the keyboard's own spring. The spring runs for half a second, whatever
  /// duration the notification declares (KeyboardFacts 3.1, 3.2).
  package var isSpring: Bool { rawValue == 7 }

  /// Returns how long an animation with this curve really lasts, in seconds.
  ///
  /// - Parameter duration: The declared duration in seconds. Zero, negative, NaN and infinite
  ///   durations mean no animation.
  /// - Returns: 0.5 for the keyboard's own curve, for any declared duration (KeyboardFacts 3.2).
  ///   The declared duration for all other curves. 0 if there is no animation.
  public func length(duration: TimeInterval) -> TimeInterval {
    guard duration > 0, duration.isFinite else { return 0 }
    return isSpring ? 0.5 : duration
  }
}
