/// An animation that can be stopped on its way.
///
/// Pausing, scrubbing and turning back are not declared here.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewAnimating {
  /// Seconds, as given.
  open var duration: TimeInterval { seconds }
  open private(set) var delay: TimeInterval = 0
  open var timingParameters: (any UITimingCurveProvider)? { timing }

  open private(set) var state: UIViewAnimatingState = .inactive
  open private(set) var isRunning = false

  private let seconds: TimeInterval
  private let timing: any UITimingCurveProvider
  private var blocks: [(changes: () -> Void, delayFactor: CGFloat)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var runs: [ViewAnimation] = []
  private var running = 0
  private var start: VirtualClock.Token?

  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    seconds = duration
    timing = parameters
    super.init()
  }

  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator and starts it.
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    let curve = UIView.AnimationCurve(rawValue: Int(options.curve)) ?? .easeInOut
    guard
      let animator = UIViewPropertyAnimator(
        duration: duration, curve: curve, animations: animations) as? Self
    else { preconditionFailure("a subclass of UIViewPropertyAnimator makes its animators itself") }
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  // MARK: What it does

  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// - Parameter delayFactor: When the changes begin, as a share of the duration.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    guard isRunning else { return blocks.append((animation, delayFactor)) }
    run(animation, delayFactor)
  }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: Running

  open func startAnimation() {
    start.map(VirtualClock.shared.cancel)
    start = nil
    guard state != .stopped, !isRunning else { return }
    state = .active
    isRunning = true
    let blocks = blocks
    self.blocks = []
    // Even an animator without changes ends on a later turn.
    running = 1
    for (changes, factor) in blocks { run(changes, factor) }
    runDidEnd(after: 0)
  }

  open func startAnimation(afterDelay delay: TimeInterval) {
    self.delay = delay
    guard delay > 0 else { return startAnimation() }
    state = .active
    start = VirtualClock.shared.schedule(after: delay * ViewAnimation.slowness) { [weak self] in
      MainActor.assumeIsolated { self?.startAnimation() }
    }
  }

  private func run(_ changes: () -> Void, _ factor: CGFloat) {
    let spring = timing.springTimingParameters?.timing(for: duration)
    let cubic = timing.cubicTimingParameters?.timing ?? .curve(.init(name: .linear))
    let (timing, length) = spring ?? (cubic, duration)
    let wait = length * TimeInterval(min(max(factor, 0), 1))
    running += 1
    let animation = ViewAnimation(
      duration: length - wait, delay: wait, options: [], timing: timing,
      isImmediate: !UIView.areAnimationsEnabled || length <= 0
    ) { [self] _ in runDidEnd() }
    animation.recordsChanges = true
    runs.append(animation)
    animation.run(changes)
  }

  private func runDidEnd(after delay: TimeInterval) {
    VirtualClock.shared.schedule(after: delay) { [self] in
      MainActor.assumeIsolated { runDidEnd() }
    }
  }

  private func runDidEnd() {
    running -= 1
    if running == 0, isRunning { finish(.end) }
  }

  private func finish(_ position: UIViewAnimatingPosition) {
    isRunning = false
    state = .inactive
    runs = []
    let completions = completions
    self.completions = []
    for completion in completions { completion(position) }
  }

  // MARK: Stopping

  /// Leaves everything where it is on screen now.
  ///
  /// - Parameter withoutFinishing: True is the end, without completions; else
  ///   ``finishAnimation(at:)`` has to follow.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    start.map(VirtualClock.shared.cancel)
    start = nil
    isRunning = false
    for run in runs { run.freeze() }
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { runs = [] }
  }

  /// Ends an animator that was stopped, and calls its completions.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    precondition(
      state == .stopped, "finishAnimation(at:) on an animator that was not stopped before")
    for run in runs {
      switch finalPosition {
      case .end: run.place(atEnd: true)
      case .start: run.place(atEnd: false)
      case .current: break
      @unknown default: break
      }
    }
    finish(finalPosition)
  }
}
