/// Recognizes one or more taps.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1

  private var start = CGPoint.zero
  private var taps = 0
  private var mostTouches = 0
  private var timer: VirtualClock.Token?

  /// Apple documents none of the three (KNOWN_GAPS): how far a finger may stray, in points; how
  /// long it may rest; and how long it may be away between two taps, in seconds.
  private static let allowableMovement: CGFloat = 45
  private static let longestTap: TimeInterval = 1.5
  private static let longestPause: TimeInterval = 0.35

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard waiting.isEmpty else { return }
    if mostTouches == 0 { start = location(in: nil) }
    mostTouches = max(mostTouches, numberOfTouches)
    if numberOfTouches > numberOfTouchesRequired || hasStrayed { return state = .failed }
    failAfter(Self.longestTap)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if waiting.isEmpty, hasStrayed { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard waiting.isEmpty, self.touches.allSatisfy({ $0.phase == .ended }) else { return }
    guard mostTouches == numberOfTouchesRequired else { return state = .failed }
    taps += 1
    mostTouches = 0
    if taps >= numberOfTapsRequired {
      stopTimer()
      state = .ended
    } else {
      failAfter(Self.longestPause)
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func reset() {
    super.reset()
    stopTimer()
    taps = 0
    mostTouches = 0
  }

  /// More taps are not spoilt by fewer: without `require(toFail:)` both are recognized in turn.
  open override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let tap = preventingGestureRecognizer as? UITapGestureRecognizer else { return true }
    return tap.numberOfTapsRequired >= numberOfTapsRequired
  }

  private var hasStrayed: Bool {
    let now = location(in: nil)
    return hypot(now.x - start.x, now.y - start.y) > Self.allowableMovement
  }

  private func failAfter(_ delay: TimeInterval) {
    stopTimer()
    timer = VirtualClock.shared.schedule(after: delay) { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.waiting.isEmpty else { return }
        self.state = .failed
      }
    }
  }

  private func stopTimer() {
    if let timer { VirtualClock.shared.cancel(timer) }
    timer = nil
  }
}
