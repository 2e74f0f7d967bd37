/// A damped spring that pulls towards the end values.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// Of one, the whole way in a second. Both axes have the same curve here; the longer part counts.
  open var initialVelocity: CGVector { velocity }
  private let velocity: CGVector
  private let kind: Kind

  private enum Kind {
    /// Settles within the animator's duration.
    case damped(ratio: CGFloat)
    /// Has a duration of its own.
    case physical(Spring)
  }

  /// The system's own spring. Apple's page on it gives a damping ratio of 4.56, which is that of
  /// the keyboard's: mass 3, stiffness 1000, damping 500.
  public override init() {
    velocity = .zero
    kind = .physical(.keyboard)
    super.init()
  }

  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    self.velocity = velocity
    kind = .damped(ratio: ratio)
    super.init()
  }

  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity: CGVector) {
    velocity = initialVelocity
    kind = .physical(
      Spring(
        mass: mass, stiffness: stiffness, damping: damping,
        velocity: Self.speed(initialVelocity)))
    super.init()
  }

  private static func speed(_ velocity: CGVector) -> CGFloat {
    abs(velocity.dx) > abs(velocity.dy) ? velocity.dx : velocity.dy
  }

  /// The spring, and how long an animator of a duration runs with it, in seconds.
  func timing(for duration: TimeInterval) -> (ViewAnimation.Timing, TimeInterval) {
    switch kind {
    case .damped(let ratio):
      let spring = Spring(
        duration: duration, dampingRatio: ratio, velocity: Self.speed(initialVelocity))
      return (.spring(spring), duration)
    case .physical(let spring) where spring == .keyboard:
      return (.spring(spring), KeyboardSpring.duration)
    case .physical(let spring):
      let animation = CASpringAnimation(keyPath: "position")
      (animation.mass, animation.stiffness) = (spring.mass, spring.stiffness)
      (animation.damping, animation.initialVelocity) = (spring.damping, spring.velocity)
      return (.spring(spring), animation.settlingDuration)
    }
  }

  open var timingCurveType: UITimingCurveType { .spring }
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }
}
