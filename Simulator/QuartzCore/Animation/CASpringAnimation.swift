/// A basic animation paced by a damped spring that pulls from `fromValue` to `toValue`.
///
/// The spring runs in seconds; `duration` only cuts it off. A damping ratio of 1 or more behaves as
/// critically damped, as Core Animation's does (KeyboardFacts 3.2), unless `allowsOverdamping` is
/// set.
open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  /// In units of from → to a second; positive towards `toValue`.
  open var initialVelocity: CGFloat = 0
  open var allowsOverdamping = false

  package var spring: Spring {
    Spring(
      mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity,
      allowsOverdamping: allowsOverdamping)
  }

  /// Seconds until the spring stays within a thousandth of its travel.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration() }

  override func assign(from other: CAAnimation) {
    super.assign(from: other)
    guard let other = other as? CASpringAnimation else { return }
    mass = other.mass
    stiffness = other.stiffness
    damping = other.damping
    initialVelocity = other.initialVelocity
    allowsOverdamping = other.allowsOverdamping
  }

  override func interpolationFraction(at time: CFTimeInterval) -> Double {
    guard let timingFunction, timing.duration > 0 else { return spring.progress(at: time) }
    return spring.progress(at: timingFunction.evaluate(time / timing.duration) * timing.duration)
  }
}
