import Foundation
import KeyboardGeometry

/// The named curves that the library itself does not use, and the keyboard's position between two
/// notifications.
extension KeyboardCurve {
  /// Slow at the start.
  package static let easeIn = KeyboardCurve(rawValue: 1)
  /// Slow at the end.
  package static let easeOut = KeyboardCurve(rawValue: 2)
  /// Constant speed.
  package static let linear = KeyboardCurve(rawValue: 3)

  /// Returns the fraction of the way at a time.
  ///
  /// - Parameters:
  ///   - time: Seconds since the start. NaN counts as the start.
  ///   - duration: The declared duration in seconds, see ``length(duration:)``.
  /// - Returns: 0 before the start and exactly 1 from the end on. Raw values without a documented
  ///   meaning (4...6, 8...15) are modelled as slow at both ends, see ``controlPoints``.
  package func progress(at time: TimeInterval, duration: TimeInterval) -> Double {
    let length = length(duration: duration)
    guard time < length else { return time.isNaN ? 0 : 1 }
    guard time > 0 else { return 0 }
    return isSpring ? Spring.progress(at: time) : bezier.value(at: time / length)
  }

  /// Returns the speed at a time, in whole ways per second.
  ///
  /// Multiply by the distance in points for points per second. Zero outside the motion.
  package func velocity(at time: TimeInterval, duration: TimeInterval) -> Double {
    let length = length(duration: duration)
    guard time > 0, time < length else { return 0 }
    return isSpring ? Spring.velocity(at: time) : bezier.slope(at: time / length) / length
  }

  /// The Bézier curve of the named curves, with Core Animation's control points.
  private var bezier: UnitBezier {
    let (x1, y1, x2, y2) = controlPoints
    return UnitBezier(x1: x1, y1: y1, x2: x2, y2: y2)
  }
}
