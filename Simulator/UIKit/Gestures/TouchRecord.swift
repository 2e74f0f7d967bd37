/// What one touch's view has heard and has yet to hear.
@MainActor
final class TouchRecord {
  let touch: UITouch
  /// Whether the view has been told that the touch began.
  private(set) var hasBegun = false
  private var isCancelled = false
  private var isEnded = false
  private var held: [Held] = []

  /// A step of the touch as it was when it happened.
  private struct Held {
    let moment: UITouch.Moment
    let event: UIEvent
  }

  init(_ touch: UITouch) { self.touch = touch }

  /// The finger is up and its view knows, or never will.
  var isOver: Bool { isEnded && held.isEmpty }

  func hold(_ event: UIEvent) {
    let phase = touch.phase
    if phase == .ended || phase == .cancelled { isEnded = true }
    guard !isCancelled, phase != .stationary else { return }
    held.append(Held(moment: touch.moment, event: event))
  }

  /// The view hears that the touch is gone, if it has heard of it at all, and nothing more.
  func cancel() {
    guard !isCancelled else { return }
    isCancelled = true
    let event = held.last?.event ?? UIEvent(touches: [touch])
    let hadEnd = isEnded && held.isEmpty
    held = []
    guard hasBegun, !hadEnd else { return }
    touch.show(as: .cancelled) { touch.view?.touchesCancelled([touch], with: event) }
  }

  /// Tells the view what nobody holds back.
  func release() {
    while let next = held.first, !isHeldBack(next.moment.phase) {
      held.removeFirst()
      deliver(next)
    }
    if isOver { touch.gestureRecognizers = nil }
  }

  private func isHeldBack(_ phase: UITouch.Phase) -> Bool {
    let undecided = (touch.gestureRecognizers ?? []).filter {
      $0.state == .possible && $0.isInSequence && !$0.ignored.contains(touch)
    }
    if !hasBegun { return undecided.contains { $0.delaysTouchesBegan } }
    return phase == .ended && undecided.contains { $0.delaysTouchesEnded }
  }

  private func deliver(_ step: Held) {
    guard let view = touch.view else { return }
    let touches: Set<UITouch> = [touch]
    touch.show(as: step.moment) {
      switch step.moment.phase {
      case .began:
        guard view.enclosingScrollView?.admits(touches, step.event, to: view) ?? true else {
          isCancelled = true
          held = []
          return
        }
        hasBegun = true
        view.touchesBegan(touches, with: step.event)
      case .moved: view.touchesMoved(touches, with: step.event)
      case .ended: view.touchesEnded(touches, with: step.event)
      case .cancelled: view.touchesCancelled(touches, with: step.event)
      // A finger that rests, and a pointer's phases, which no touch here has.
      default: break
      }
    }
  }
}

extension UITouch {
  /// Where and in which phase a touch was at an instant.
  struct Moment {
    var phase: Phase
    var location: CGPoint
    var previousLocation: CGPoint
    var timestamp: TimeInterval
  }

  var moment: Moment {
    get {
      Moment(
        phase: phase, location: locationInWindow, previousLocation: previousLocationInWindow,
        timestamp: timestamp)
    }
    set {
      phase = newValue.phase
      locationInWindow = newValue.location
      previousLocationInWindow = newValue.previousLocation
      timestamp = newValue.timestamp
    }
  }

  /// Lets the touch look as it did at that moment while the body runs.
  func show(as moment: Moment, _ body: () -> Void) {
    let now = self.moment
    self.moment = moment
    body()
    self.moment = now
  }

  func show(as phase: Phase, _ body: () -> Void) {
    var moment = moment
    moment.phase = phase
    show(as: moment, body)
  }
}
