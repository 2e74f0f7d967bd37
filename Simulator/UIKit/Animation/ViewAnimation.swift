/// One running `UIView.animate` block: the timing that property changes inside it get.
@MainActor
final class ViewAnimation {
  /// The innermost block being run; nil outside any, or inside `performWithoutAnimation`.
  private(set) static var current: ViewAnimation?
  static var areEnabled = true
  /// How many times as long as it declares each takes.
  static var slowness: Double { UIApplication.shared.behavior.animationSpeed.factor }
  /// How many blocks have been run since the program began.
  private(set) static var count = 0

  enum Timing {
    case curve(CAMediaTimingFunction)
    case spring(Spring)
  }

  let duration: TimeInterval
  let delay: TimeInterval
  let options: UIView.AnimationOptions
  let timing: Timing
  /// Animations are off, or the duration is zero: changes are made at once.
  let isImmediate: Bool
  /// Whether what it changes is taken down, so that it can be stopped on its way.
  var recordsChanges = false
  var changes: [Change] = []
  private let group: CompletionGroup

  init(
    duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions, timing: Timing,
    isImmediate: Bool, completion: ((Bool) -> Void)?
  ) {
    self.duration = duration
    self.delay = delay
    self.options = options
    self.timing = timing
    self.isImmediate = isImmediate
    group = CompletionGroup(completion)
  }

  /// Runs the block with this animation as the current one.
  func run(_ changes: () -> Void) {
    Self.count += 1
    let outer = Self.current
    Self.current = self
    changes()
    Self.current = outer
    group.close()
  }

  static func runWithoutAnimation(_ changes: () -> Void) {
    let outer = current
    let enabled = areEnabled
    current = nil
    areEnabled = false
    changes()
    areEnabled = enabled
    current = outer
  }

  /// What the layer does for a changed property.
  func action(for layer: CALayer, key: String) -> (any CAAction)? {
    guard !isImmediate, Self.animatableKeys.contains(key) else { return nil }
    return ViewPropertyAction(animation: self, layer: layer)
  }

  /// The properties that Apple documents as animatable on a view, by their layer keys.
  private static let animatableKeys: Set<String> = [
    "position", "bounds", "transform", "opacity", "backgroundColor", "cornerRadius",
  ]

  /// A Core Animation animation with this block's timing.
  func makeAnimation(keyPath: String) -> CABasicAnimation {
    let animation: CABasicAnimation
    switch timing {
    case .curve(let function):
      animation = CABasicAnimation(keyPath: keyPath)
      animation.timingFunction = function
      animation.duration = duration
    case .spring(let parameters):
      let spring = CASpringAnimation(keyPath: keyPath)
      spring.mass = parameters.mass
      spring.stiffness = parameters.stiffness
      spring.damping = parameters.damping
      spring.initialVelocity = parameters.velocity
      spring.duration = duration
      animation = spring
    }
    animation.fillMode = .both
    animation.speed = Float(1 / Self.slowness)
    if delay > 0 { animation.beginTime = CACurrentMediaTime() + delay * Self.slowness }
    if options.contains(.repeat) { animation.repeatCount = .infinity }
    if options.contains(.autoreverse) { animation.autoreverses = true }
    animation.delegate = group
    group.willStart()
    return animation
  }
}

/// Calls a block's completion once every animation that it started has stopped.
@MainActor
private final class CompletionGroup: NSObject {
  private var running = 0
  private var isClosed = false
  private var allFinished = true
  private var completion: ((Bool) -> Void)?

  init(_ completion: ((Bool) -> Void)?) {
    self.completion = completion
    super.init()
  }

  func willStart() { running += 1 }

  func animationDidStop(_ animation: CAAnimation, finished flag: Bool) {
    running -= 1
    allFinished = allFinished && flag
    finishIfDone()
  }

  func animationDidStart(_ animation: CAAnimation) {}

  /// No more animations will start. A block that started none completes on the next turn.
  func close() {
    isClosed = true
    guard running == 0, completion != nil else { return }
    VirtualClock.shared.schedule(after: 0) { [self] in
      MainActor.assumeIsolated { finishIfDone() }
    }
  }

  private func finishIfDone() {
    guard isClosed, running == 0, let completion else { return }
    self.completion = nil
    completion(allFinished)
  }
}

extension CompletionGroup: @preconcurrency CAAnimationDelegate {}
