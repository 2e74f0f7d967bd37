/// A damped spring released one unit away from rest, in closed form.
package struct Spring: Equatable, Sendable {
  /// Natural frequency √(k/m), per second.
  package let frequency: Double
  /// Damping ratio c / (2√(km)), as it behaves.
  package let dampingRatio: Double
  package let initialVelocity: Double

  package init(
    mass: Double, stiffness: Double, damping: Double, initialVelocity: Double = 0,
    allowsOverdamping: Bool = false
  ) {
    frequency = (stiffness / mass).squareRoot()
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    dampingRatio = allowsOverdamping ? ratio : min(ratio, 1)
    self.initialVelocity = initialVelocity
  }

  /// The way done, 0 at the start and 1 at rest, `time` seconds after the release.
  package func progress(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    let decay = dampingRatio * frequency
    if dampingRatio < 1 {
      let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
      let sine = (decay - initialVelocity) / swing
      return 1 - exp(-decay * time) * (cos(swing * time) + sine * sin(swing * time))
    }
    if dampingRatio == 1 {
      return 1 - exp(-frequency * time) * (1 + (frequency - initialVelocity) * time)
    }
    let split = frequency * (dampingRatio * dampingRatio - 1).squareRoot()
    let (slow, fast) = (-decay + split, -decay - split)
    let share = (-initialVelocity - fast) / (slow - fast)
    return 1 - share * exp(slow * time) - (1 - share) * exp(fast * time)
  }

  /// Seconds after which the distance from rest stays at or under `threshold`.
  ///
  /// Infinite for a spring that is not damped. Found from the envelope of the motion, so that a
  /// crossing of the target in mid-swing does not count as rest.
  package func settlingDuration(threshold: Double = 0.001) -> Double {
    guard frequency > 0, dampingRatio > 0, frequency.isFinite else { return .infinity }
    var high = 1 / frequency
    while envelope(at: high) > threshold { high *= 2 }
    var low = 0.0
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if envelope(at: middle) > threshold { low = middle } else { high = middle }
    }
    return high
  }

  private func envelope(at time: Double) -> Double {
    let decay = dampingRatio * frequency
    guard dampingRatio < 1 else { return abs(1 - progress(at: time)) }
    let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
    let sine = (decay - initialVelocity) / swing
    return exp(-decay * time) * (1 + sine * sine).squareRoot()
  }
}
