/// What changes a layer's presentation for a while. A layer copies the animations it is given.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
  var timing = MediaTiming()

  /// How the whole of `duration` is paced; nil is linear.
  open var timingFunction: CAMediaTimingFunction?
  /// Held strongly until the animation ends, as on iOS.
  open var delegate: (any CAAnimationDelegate)?
  open var isRemovedOnCompletion = true

  /// Values of its user's own, kept for the delegate to recognize the copy by.
  package var userInfo: [String: Any] = [:]

  /// Whether a layer has it and the transaction in which it came is not committed yet.
  var awaitsCommit = false

  public required override init() {
    super.init()
  }

  open override func copy() -> Any { copy(with: nil) }

  open func copy(with zone: NSZone? = nil) -> Any {
    let other = type(of: self).init()
    other.assign(from: self)
    return other
  }

  func assign(from other: CAAnimation) {
    timing = other.timing
    timingFunction = other.timingFunction
    delegate = other.delegate
    isRemovedOnCompletion = other.isRemovedOnCompletion
    userInfo = other.userInfo
  }

  /// As an action: adds itself to the layer under the event's name.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// Changes `state` to what the animation shows `time` seconds into its cycle `cycle`.
  func apply(to state: inout LayerState, phase: MediaTiming.Phase) {}

  /// The fraction of `duration` that `time` is, paced by the timing function.
  func progress(at time: CFTimeInterval) -> Double {
    let fraction = timing.duration > 0 ? min(max(time / timing.duration, 0), 1) : 1
    return timingFunction?.evaluate(fraction) ?? fraction
  }

  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }

  /// Seconds for one way; zero stands for the transaction's when the animation is added.
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }

  open var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }

  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }

  open var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }

  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }

  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }

  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }
}
