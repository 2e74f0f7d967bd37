import Foundation
import KeyboardGeometry

extension KeyboardCurve {
  /// The spring behind raw value 7, in closed form.
  ///
  /// UIKit declares mass 3, stiffness 1000, damping 500 for 0.5 s. According to the textbook that
  /// is over-damped. Core Animation treats it as critically damped (KeyboardFacts 3.2), which gives
  /// `p(t) = 1 − e^(−ωt)·(1 + ωt)`. A critically damped spring is the only solution of a
  /// linear equation, so motions add up: see ``displacement(at:from:velocity:)``.
  package enum Spring {
    /// The natural frequency in 1/s: √(stiffness / mass) = √(1000 / 3) (KeyboardFacts 3.2).
    package static let frequency = (1000.0 / 3).squareRoot()

    /// Returns the fraction of the way `time` seconds after the start, without the cut at the end.
    ///
    /// - Returns: 0 for negative times and NaN; approaches 1 and never reaches it before rounding.
    package static func progress(at time: TimeInterval) -> Double {
      guard time > 0 else { return 0 }
      return 1 - displacement(at: time, from: 1, velocity: 0).position
    }

    /// Returns the speed in whole ways per second `time` seconds after the start:
    /// `ω²·t·e^(−ωt)`, without the cut at the end. Its maximum is 6.7165 at 0.0548 s.
    package static func velocity(at time: TimeInterval) -> Double {
      guard time > 0 else { return 0 }
      let phase = frequency * time
      guard phase < 700 else { return 0 }
      return frequency * phase * exp(-phase)
    }

    /// Returns the position of a spring that was released at a distance from its target with a
    /// velocity.
    ///
    /// Use this to retarget a motion without a jump. Take the position and velocity of the running
    /// motion, subtract the new target, and continue with this function. UIKit instead adds a
    /// second animation on top of the first, which gives the same positions.
    ///
    /// - Parameters:
    ///   - time: Seconds since the release; negative times (and NaN) count as 0.
    ///   - start: Distance from the target at time 0, in points.
    ///   - velocity: Velocity at time 0, in points per second.
    /// - Returns: Distance from the target in points, and velocity in points per second.
    package static func displacement(
      at time: TimeInterval, from start: Double, velocity: Double
    ) -> (position: Double, velocity: Double) {
      guard time > 0 else { return (start, velocity) }
      let decay = exp(-frequency * time)
      // Beyond e^(−745) the factor is zero. Stopping here avoids calculating 0 · ∞.
      guard decay > 0, time.isFinite else { return (0, 0) }
      let slope = velocity + frequency * start
      let position = (start + slope * time) * decay
      return (position, slope * decay - frequency * position)
    }
  }
}
