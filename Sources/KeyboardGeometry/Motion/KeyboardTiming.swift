import Foundation

/// The timing of a keyboard animation, for frameworks that do not know UIKit's numbered curves.
package enum KeyboardTiming: Equatable, Sendable {
  /// No animation. The keyboard changes its position at once.
  case none
  /// A spring that starts with zero velocity. It has no declared duration.
  case spring(mass: Double, stiffness: Double, damping: Double)
  /// A cubic Bézier curve from (0, 0) to (1, 1), where x is the time. The duration is in seconds.
  case bezier(x1: Double, y1: Double, x2: Double, y2: Double, duration: TimeInterval)

  /// The keyboard's own spring (KeyboardFacts 3.2). UIKit declares a damping of 500. But Core
  /// Animation moves the keyboard with a damping of 2 · √(stiffness · mass) = 109.5. With a
  /// damping of 500, a view would have moved only half the distance when the keyboard arrives.
  package static let keyboard = KeyboardTiming.spring(
    mass: 3, stiffness: 1000, damping: 2 * (3.0 * 1000).squareRoot())
}

extension KeyboardTiming {
  /// Returns the fraction of the distance that is complete at a time: 0 at the start and 1 at the
  /// end. An underdamped spring also returns values above 1.
  ///
  /// - Parameter time: Seconds since the start.
  package func progress(at time: TimeInterval) -> Double {
    switch self {
    case .none: return 1
    case .bezier(let x1, let y1, let x2, let y2, let duration):
      guard time > 0 else { return 0 }
      guard time < duration else { return 1 }
      return UnitBezier(x1: x1, y1: y1, x2: x2, y2: y2).value(at: time / duration)
    case .spring(let mass, let stiffness, let damping):
      guard time > 0 else { return 0 }
      let frequency = (stiffness / mass).squareRoot()
      let decay = damping / (2 * mass)
      let swing = max(0, frequency * frequency - decay * decay).squareRoot()
      // A critically damped spring does not oscillate: `swing` is 0. To avoid a division by 0, we
      // use the limit of the formula for a `swing` of 0.
      let swung =
        swing > 1e-6 * frequency
        ? cos(swing * time) + decay / swing * sin(swing * time) : 1 + decay * time
      return 1 - exp(-decay * time) * swung
    }
  }
}

extension KeyboardCurve {
  /// Returns the timing of an animation with this curve.
  ///
  /// - Parameter duration: The declared duration in seconds. Zero, negative, NaN and infinite
  ///   durations mean no animation.
  package func timing(duration: TimeInterval) -> KeyboardTiming {
    let length = length(duration: duration)
    guard length > 0 else { return .none }
    guard !isSpring else { return .keyboard }
    let (x1, y1, x2, y2) = controlPoints
    return .bezier(x1: x1, y1: y1, x2: x2, y2: y2, duration: length)
  }

  /// The Bézier control points of this curve. The named curves have Core Animation's values. For a
  /// raw value without a documented meaning (4...6, 8...15), the curve is slow at both ends.
  package var controlPoints: (x1: Double, y1: Double, x2: Double, y2: Double) {
    switch rawValue {
    case 1: (0.42, 0, 1, 1)
    case 2: (0, 0, 0.58, 1)
    case 3: (0, 0, 1, 1)
    default: (0.42, 0, 0.58, 1)
    }
  }
}
