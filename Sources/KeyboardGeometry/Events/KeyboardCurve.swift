import Foundation

/// The timing curve of a keyboard animation, as the number a keyboard notification carries.
///
/// Since iOS 7 the number is 7, which is none of the four named curves (KeyboardFacts 3.1). It
/// passes through unchanged: hand ``animationOptions`` to UIKit and it animates exactly as the
/// keyboard does. ``progress(at:duration:)`` and its companions model the same motion for code that
/// must know where the keyboard is *between* two notifications.
///
/// The model does not drive animations on iOS; UIKit does that.
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
  /// Slow at the start.
  package static let easeIn = KeyboardCurve(rawValue: 1)
  /// Slow at the end.
  package static let easeOut = KeyboardCurve(rawValue: 2)
  /// Constant speed.
  package static let linear = KeyboardCurve(rawValue: 3)
  /// The keyboard's own spring since iOS 7, raw value 7 (KeyboardFacts 3.2).
  package static let system = KeyboardCurve(rawValue: 7)

  /// The curve as bits of `UIView.AnimationOptions`: `rawValue << 16`; 0x70000 for the system
  /// curve.
  public var animationOptions: UInt { UInt(rawValue) << 16 }

  /// Whether this is the keyboard's own spring, which runs for ``Spring/duration`` whatever
  /// duration is declared.
  package var isSpring: Bool { rawValue == 7 }

  /// The seconds for which the motion really lasts.
  ///
  /// - Parameter duration: The declared duration in seconds. Zero, negative, NaN and infinite
  ///   durations mean no animation.
  /// - Returns: 0.5 for the system curve, which ignores the declared duration (KeyboardFacts 3.2);
  ///   the declared duration for the others; 0 where nothing is animated.
  public func length(duration: TimeInterval) -> TimeInterval {
    guard duration > 0, duration.isFinite else { return 0 }
    return isSpring ? Spring.duration : duration
  }

  /// The fraction of the way covered at a time.
  ///
  /// - Parameters:
  ///   - time: Seconds since the start. NaN counts as the start.
  ///   - duration: The declared duration in seconds, see ``length(duration:)``.
  /// - Returns: 0 before the start and exactly 1 from the end on. Raw values without a documented
  ///   meaning (4...6, 8...15) are modelled as slow at both ends.
  public func progress(at time: TimeInterval, duration: TimeInterval) -> Double {
    let length = length(duration: duration)
    guard time < length else { return time.isNaN ? 0 : 1 }
    guard time > 0 else { return 0 }
    return isSpring ? Spring.progress(at: time) : bezier.value(at: time / length)
  }

  /// The speed at a time, in whole ways per second.
  ///
  /// Multiply by the distance in points for points per second. Zero outside the motion.
  package func velocity(at time: TimeInterval, duration: TimeInterval) -> Double {
    let length = length(duration: duration)
    guard time > 0, time < length else { return 0 }
    return isSpring ? Spring.velocity(at: time) : bezier.slope(at: time / length) / length
  }

  /// The time at which a fraction of the way is covered: the inverse of ``progress(at:duration:)``.
  ///
  /// - Parameters:
  ///   - progress: 0...1; smaller values (and NaN) give 0, larger ones the whole length. The spring
  ///     is cut at 0.5 s, so the last 0.11 % of the way give that time.
  ///   - duration: Seconds, as posted.
  package func time(ofProgress progress: Double, duration: TimeInterval) -> TimeInterval {
    let length = length(duration: duration)
    guard progress > 0, length > 0 else { return 0 }
    guard progress < 1 else { return length }
    if isSpring { return min(Spring.time(ofProgress: progress), length) }
    return bezier.parameter(ofValue: progress) * length
  }

  /// The Bézier curve of the named curves, with Core Animation's control points.
  private var bezier: UnitBezier {
    switch rawValue {
    case 1: UnitBezier(x1: 0.42, y1: 0, x2: 1, y2: 1)
    case 2: UnitBezier(x1: 0, y1: 0, x2: 0.58, y2: 1)
    case 3: UnitBezier(x1: 0, y1: 0, x2: 1, y2: 1)
    default: UnitBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
    }
  }
}
