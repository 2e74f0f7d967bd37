extension UIView {
  public static var areAnimationsEnabled: Bool { ViewAnimation.areEnabled }

  public static func setAnimationsEnabled(_ enabled: Bool) { ViewAnimation.areEnabled = enabled }

  /// How many animation blocks have been run, for tests that count them.
  package static var animationBlockCount: Int { ViewAnimation.count }

  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    ViewAnimation.runWithoutAnimation(actionsWithoutAnimation)
  }

  /// The duration of the enclosing animation block, in seconds; zero outside any.
  public static var inheritedAnimationDuration: TimeInterval {
    ViewAnimation.current?.duration ?? 0
  }

  public static func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void)
  {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
  }

  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Animates what the block changes.
  ///
  /// A block inside another takes over the outer duration and curve, unless its options override
  /// them.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let outer = ViewAnimation.current
    var duration = duration
    var timing = timing(forCurve: options.curve)
    if let outer {
      if !options.contains(.overrideInheritedDuration) { duration = outer.duration }
      if !options.contains(.overrideInheritedCurve) { timing = outer.timing }
    }
    // Not even a keyboard's spring animates what is to take no time.
    if duration > 0, case .spring(let spring) = timing, spring == .keyboard {
      duration = KeyboardSpring.duration
    }
    run(
      duration: duration, delay: delay, options: options, timing: timing, animations: animations,
      completion: completion)
  }

  /// Animates along a damped spring that settles within the duration.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(duration: duration, dampingRatio: dampingRatio, velocity: velocity)
    run(
      duration: duration, delay: delay, options: options, timing: .spring(spring),
      animations: animations, completion: completion)
  }

  /// Changes a view's content with a transition between pictures of the old and the new content.
  ///
  /// Known divergence: the new content shows at once (KNOWN_GAPS). The completion is called after
  /// the duration. Other changes are animated only with the option `allowAnimatedContent` (Apple's
  /// page on this option).
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    if let animations {
      if options.contains(.allowAnimatedContent) {
        animate(withDuration: duration, delay: 0, options: options, animations: animations)
      } else {
        performWithoutAnimation(animations)
      }
    }
    guard let completion else { return }
    guard areAnimationsEnabled, duration > 0 else { return completion(true) }
    VirtualClock.shared.schedule(after: duration) {
      MainActor.assumeIsolated { completion(true) }
    }
  }

  private static func run(
    duration: TimeInterval, delay: TimeInterval, options: AnimationOptions,
    timing: ViewAnimation.Timing, animations: @escaping () -> Void, completion: ((Bool) -> Void)?
  ) {
    let isImmediate = !areAnimationsEnabled || duration <= 0
    let animation = ViewAnimation(
      duration: duration, delay: delay, options: options, timing: timing, isImmediate: isImmediate,
      completion: completion)
    animation.run(animations)
  }

  private static func timing(forCurve curve: UInt) -> ViewAnimation.Timing {
    switch curve {
    case 0: .curve(CAMediaTimingFunction(name: .easeInEaseOut))
    case 1: .curve(CAMediaTimingFunction(name: .easeIn))
    case 2: .curve(CAMediaTimingFunction(name: .easeOut))
    case 3: .curve(CAMediaTimingFunction(name: .linear))
    case 7: .spring(.keyboard)
    // No public log says what other values do; the default curve is the least surprising.
    default: .curve(CAMediaTimingFunction(name: .easeInEaseOut))
    }
  }
}

/// What the system animates with when the curve is 7: the given duration is ignored
/// (KeyboardFacts 3.2).
enum KeyboardSpring {
  /// Seconds.
  static let duration: TimeInterval = 0.5
}

/// The parameters of a `CASpringAnimation`.
struct Spring: Equatable {
  var mass: CGFloat
  var stiffness: CGFloat
  var damping: CGFloat
  var velocity: CGFloat

  /// The keyboard's own spring: mass 3, stiffness 1000, damping 500 (KeyboardFacts 3.2).
  static let keyboard = Spring(mass: 3, stiffness: 1000, damping: 500, velocity: 0)

  init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, velocity: CGFloat) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.velocity = velocity
  }

  /// The spring that `animate(withDuration:…usingSpringWithDamping:…)` makes: mass 1, and the
  /// natural frequency at which the motion has died down to 0.001 when the duration is over
  /// (uikit-recorded, spring_fit).
  init(duration: TimeInterval, dampingRatio: CGFloat, velocity: CGFloat) {
    let zeta = min(max(dampingRatio, 0.01), 1)
    let time = max(duration, 1e-6)
    let omega = Spring.frequency(zeta: zeta, duration: time, velocity: velocity)
    self.init(
      mass: 1, stiffness: omega * omega, damping: 2 * zeta * omega, velocity: velocity)
  }

  /// The frequency from which on no more than 0.001 of the amplitude remains.
  ///
  /// A velocity can cancel the amplitude at a lower frequency too, hence the search from above.
  private static func frequency(zeta: CGFloat, duration: CGFloat, velocity: CGFloat) -> CGFloat {
    func remains(_ omega: CGFloat) -> Bool {
      let beta = zeta * omega
      if zeta == 1 { return (1 + (omega - velocity) * duration) * exp(-omega * duration) > 0.001 }
      let damped = omega * (1 - zeta * zeta).squareRoot()
      return abs((beta - velocity) / damped) * exp(-beta * duration) > 0.001
    }
    var high = max(2 * velocity / zeta, 1)
    while remains(high), high < 1e9 { high *= 2 }
    var low = high
    while !remains(low), low > 1e-3 {
      high = low
      low *= 0.98
    }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if remains(middle) { low = middle } else { high = middle }
    }
    return high
  }
}
