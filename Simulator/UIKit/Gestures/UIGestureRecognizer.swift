/// Watches touches on a view and its descendants, and says when they make a gesture.
///
/// There is no target and selector here: Linux has no Objective-C selectors. A subclass can act in
/// its own touch methods or where it sets ``state``; the simulator's own recognizers use `actions`.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Whether recognition takes the touches away from their view.
  open var cancelsTouchesInView = true
  /// Whether the view hears of touches only once this recognizer has failed.
  open var delaysTouchesBegan = false
  /// Whether the view hears of the end of touches only once this recognizer has failed.
  open var delaysTouchesEnded = true
  open var name: String?

  open internal(set) weak var view: UIView?

  /// Switching it off in the middle of a gesture cancels that.
  open var isEnabled = true {
    didSet { if !isEnabled { abandon() } }
  }

  /// Called whenever an action message would be sent on Apple's systems.
  package var actions: [(UIGestureRecognizer) -> Void] = []

  /// Recognizers that have to fail first.
  private(set) var requirements: [Requirement] = []
  /// Recognized, but a requirement has not failed yet; the state still reads as possible.
  var waiting: [State] = []
  private var current = State.possible
  weak var delivery: TouchDelivery?

  /// The touches it watches, in the order they came down; ended ones stay until the event is over.
  private(set) var touches: [UITouch] = []
  private(set) var ignored: Set<UITouch> = []
  /// All touches since the last reset, those that are over too.
  private(set) var history: Set<UITouch> = []
  /// Whether it has been told of touches since the last reset.
  private(set) var isInSequence = false

  struct Requirement {
    weak var recognizer: UIGestureRecognizer?
  }

  public override init() { super.init() }

  // MARK: State

  /// Subclasses set it; it then asks whether the gesture may begin, waits for requirements, and
  /// makes other recognizers of the same touches fail.
  open var state: State {
    get { current }
    set { advance(to: newValue) }
  }

  /// Sets the new state, runs its consequences, and sends the actions.
  func enter(_ state: State, consequences: () -> Void = {}) {
    current = state
    consequences()
    guard state != .failed, state != .possible else { return }
    for action in actions { action(self) }
  }

  // MARK: Where

  open var numberOfTouches: Int { touches.count }

  /// The middle of all touches, in the view's coordinates; in the window's for nil.
  open func location(in view: UIView?) -> CGPoint {
    guard !touches.isEmpty else { return lastLocation(in: view) }
    var sum = CGPoint.zero
    for touch in touches {
      let point = touch.location(in: view)
      sum = CGPoint(x: sum.x + point.x, y: sum.y + point.y)
    }
    let count = CGFloat(touches.count)
    return CGPoint(x: sum.x / count, y: sum.y / count)
  }

  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    touches[touchIndex].location(in: view)
  }

  private var lastInWindow = CGPoint.zero

  private func lastLocation(in view: UIView?) -> CGPoint {
    guard let view, let window = view.window else { return lastInWindow }
    return view.convert(lastInWindow, from: window as UIView)
  }

  // MARK: Relations

  /// This recognizer waits until the other has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.append(Requirement(recognizer: otherGestureRecognizer))
  }

  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  // MARK: For subclasses

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called after a gesture is over; forgets what belongs to it.
  open func reset() {}

  /// This recognizer hears no more of the touch, and leaves it to its view.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    ignored.insert(touch)
    touches.removeAll { $0 === touch }
  }

  // MARK: For the delivery

  func receive(_ new: [UITouch], _ phase: UITouch.Phase, with event: UIEvent) {
    if phase == .began {
      isInSequence = true
      touches += new
      history.formUnion(new)
    }
    let known = Set(new.filter { touches.contains($0) })
    guard !known.isEmpty else { return }
    defer { lastInWindow = location(in: nil) }
    guard !current.isFinal else { return }
    switch phase {
    case .began: touchesBegan(known, with: event)
    case .moved: touchesMoved(known, with: event)
    case .ended: touchesEnded(known, with: event)
    case .cancelled: touchesCancelled(known, with: event)
    // A finger that rests, and a pointer's phases, which no touch here has.
    default: break
    }
  }

  /// Drops the touches that are over.
  func forgetEndedTouches() {
    touches.removeAll { $0.phase == .ended || $0.phase == .cancelled }
    ignored = ignored.filter { $0.phase != .ended && $0.phase != .cancelled }
  }

  func finishSequence() {
    waiting = []
    history = []
    current = .possible
    isInSequence = false
    reset()
  }

  /// Ends whatever is going on, because the recognizer was switched off or taken away.
  func abandon() {
    if current.isActive { state = .cancelled } else if isInSequence { state = .failed }
  }
}
