/// Recognizes a finger that rests, and then follows it.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// Seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// Full taps before the press.
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1
  /// How far the fingers may stray before it is recognized, in points.
  open var allowableMovement: CGFloat = 10

  private var start = CGPoint.zero
  private var taps = 0
  private var timer: VirtualClock.Token?

  private static let longestPause: TimeInterval = 0.35

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    if numberOfTouches > numberOfTouchesRequired { return state = .failed }
    guard numberOfTouches == numberOfTouchesRequired else { return }
    start = location(in: nil)
    stopTimer()
    if taps == numberOfTapsRequired { after(minimumPressDuration, .began) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state.isActive { return state = .changed }
    let now = location(in: nil)
    if hypot(now.x - start.x, now.y - start.y) > allowableMovement { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard self.touches.allSatisfy({ $0.phase == .ended }) else { return }
    if state.isActive { return state = .ended }
    guard taps < numberOfTapsRequired else { return state = .failed }
    taps += 1
    after(Self.longestPause, .failed)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() {
    super.reset()
    stopTimer()
    taps = 0
  }

  private func after(_ delay: TimeInterval, _ state: State) {
    stopTimer()
    timer = VirtualClock.shared.schedule(after: delay) { [weak self] in
      MainActor.assumeIsolated { self?.state = state }
    }
  }

  private func stopTimer() {
    if let timer { VirtualClock.shared.cancel(timer) }
    timer = nil
  }
}
