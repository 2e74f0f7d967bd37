/// An animation of one property, named by a key path such as `position.y`.
open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String? {
    didSet { key = keyPath.flatMap(AnimatableKey.init) }
  }
  /// Whether the values are added to what the layer has without this animation.
  open var isAdditive = false
  /// Whether each repeat starts from where the one before ended.
  open var isCumulative = false

  private(set) var key: AnimatableKey?

  public required init() {
    super.init()
  }

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
    key = path.flatMap(AnimatableKey.init)
  }

  override func assign(from other: CAAnimation) {
    super.assign(from: other)
    guard let other = other as? CAPropertyAnimation else { return }
    keyPath = other.keyPath
    key = other.key
    isAdditive = other.isAdditive
    isCumulative = other.isCumulative
  }

  /// The value at a phase, before it is added to or put in place of `current`.
  func value(at phase: MediaTiming.Phase, current: AnimationValue) -> AnimationValue? { nil }

  /// The value at the end of one cycle, for cumulative repeats.
  func lastValue(current: AnimationValue) -> AnimationValue? {
    value(at: MediaTiming.Phase(time: timing.duration, cycle: 0), current: current)
  }

  override func apply(to state: inout LayerState, phase: MediaTiming.Phase) {
    guard let key, let current = key.read(state),
      var value = value(at: phase, current: current)
    else { return }
    if isCumulative, phase.cycle > 0, let last = lastValue(current: current) {
      value = value.adding(last.multiplied(by: Double(phase.cycle)))
    }
    key.write(isAdditive ? current.adding(value) : value, to: &state)
  }
}
