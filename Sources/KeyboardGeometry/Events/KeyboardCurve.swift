import Foundation

/// The timing curve of a keyboard animation, as the number a keyboard notification carries.
///
/// Since iOS 7 the number is 7, which is none of the four named curves (KeyboardFacts 3.1). It
/// passes through unchanged: hand ``animationOptions`` to UIKit and it animates exactly as the
/// keyboard does.
public struct KeyboardCurve: Hashable, Sendable {
  /// The raw value of the notification, 0...15.
  public let rawValue: Int

  /// Makes a curve from the raw value of a notification.
  ///
  /// - Parameter rawValue: 0...3 are the named curves, 7 is the keyboard's own. UIKit has four bits
  ///   for it, so a value outside 0...15 cannot be meant and reads as 7.
  package init(rawValue: Int) {
    self.rawValue = (0...15).contains(rawValue) ? rawValue : 7
  }

  /// Slow at both ends; what iOS 6 and earlier reported (KeyboardFacts 3.1).
  package static let easeInOut = KeyboardCurve(rawValue: 0)
  /// The keyboard's own spring since iOS 7, raw value 7 (KeyboardFacts 3.2).
  package static let system = KeyboardCurve(rawValue: 7)

  /// The curve as bits of `UIView.AnimationOptions`: `rawValue << 16`; 0x70000 for the system
  /// curve.
  public var animationOptions: UInt { UInt(rawValue) << 16 }

  /// Whether this is the keyboard's own spring, which runs for half a second whatever duration is
  /// declared (KeyboardFacts 3.1, 3.2).
  package var isSpring: Bool { rawValue == 7 }

  /// The seconds for which the motion really lasts.
  ///
  /// - Parameter duration: The declared duration in seconds. Zero, negative, NaN and infinite
  ///   durations mean no animation.
  /// - Returns: 0.5 for the system curve, which ignores the declared duration (KeyboardFacts 3.2);
  ///   the declared duration for the others; 0 where nothing is animated.
  public func length(duration: TimeInterval) -> TimeInterval {
    guard duration > 0, duration.isFinite else { return 0 }
    return isSpring ? 0.5 : duration
  }
}
