/// Brings a window's touches to gesture recognizers and views.
///
/// Recognizers hear first, those of the innermost view before those around it. A view hears
/// afterwards, later, or never, as `cancelsTouchesInView`, `delaysTouchesBegan` and
/// `delaysTouchesEnded` of the touch's recognizers say (Apple's "UIGestureRecognizer" reference).
@MainActor
final class TouchDelivery {
  private unowned let window: UIWindow
  /// Recognizers that have been told of touches and are not reset yet.
  private(set) var active: [UIGestureRecognizer] = []
  private var records: [TouchRecord] = []
  private var isDelivering = false

  init(window: UIWindow) { self.window = window }

  /// Recognizers that watch, or watched, one of the same touches.
  func peers(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    active.filter { $0 !== recognizer && !$0.history.isDisjoint(with: recognizer.history) }
  }

  // MARK: Events

  func deliver(_ event: UIEvent) {
    let touches = (event.touches(for: window) ?? []).sorted { $0.serial < $1.serial }
    isDelivering = true
    for touch in touches where touch.phase == .began { register(touch, event) }
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
      let changed = touches.filter { $0.phase == phase }
      if !changed.isEmpty { tellRecognizers(changed, phase, event) }
    }
    for touch in touches { record(of: touch)?.hold(event) }
    isDelivering = false
    settle()
  }

  private func register(_ touch: UITouch, _ event: UIEvent) {
    records.append(TouchRecord(touch))
    var found: [UIGestureRecognizer] = []
    var view = touch.view
    while let current = view {
      found += current.recognizers.filter { $0.accepts(touch, event) }
      view = current.superview
    }
    touch.gestureRecognizers = found
    for recognizer in found where !active.contains(where: { $0 === recognizer }) {
      active.append(recognizer)
      recognizer.delivery = self
    }
  }

  private func tellRecognizers(_ touches: [UITouch], _ phase: UITouch.Phase, _ event: UIEvent) {
    var told: [UIGestureRecognizer] = []
    for recognizer in touches.flatMap({ $0.gestureRecognizers ?? [] })
    where !told.contains(where: { $0 === recognizer }) {
      told.append(recognizer)
      let own = touches.filter { $0.gestureRecognizers?.contains(recognizer) ?? false }
      recognizer.receive(own, phase, with: event)
    }
  }

  private func record(of touch: UITouch) -> TouchRecord? { records.first { $0.touch === touch } }

  // MARK: Consequences

  /// A recognizer changed its state, in an event or by itself when its time was up.
  func recognizerDidChange(_ recognizer: UIGestureRecognizer) {
    if !isDelivering { settle() }
  }

  /// Takes the recognizer's touches away from their views.
  func cancelTouches(of recognizer: UIGestureRecognizer) {
    for touch in recognizer.history where !recognizer.ignored.contains(touch) {
      record(of: touch)?.cancel()
    }
  }

  /// Gestures end with the views they are on; touches go on to the view that was hit.
  func abandonRecognizers(below view: UIView) {
    for recognizer in active where recognizer.view?.isDescendant(of: view) ?? false {
      recognizer.abandon()
    }
  }

  /// Whether the touch has reached its view.
  func hasReachedView(_ touch: UITouch) -> Bool { record(of: touch)?.hasBegun ?? false }

  /// Hands out what is no longer held back and resets recognizers that are done.
  private func settle() {
    isDelivering = true
    for record in records { record.release() }
    records.removeAll { $0.isOver }
    for recognizer in active { recognizer.forgetEndedTouches() }
    let done = active.filter { $0.state.isFinal && $0.touches.isEmpty }
    active.removeAll { $0.state.isFinal && $0.touches.isEmpty }
    for recognizer in done { recognizer.finishSequence() }
    isDelivering = false
  }
}
