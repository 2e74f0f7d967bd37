/// Holds touches back from a scroll view's content until it is clear that no drag begins.
///
/// 150 ms is what descriptions of UIScrollView have agreed on for years ("delaysContentTouches").
final class ContentTouchDelay: UIGestureRecognizer {
  static let delay: TimeInterval = 0.15
  private var timer: VirtualClock.Token?

  override init() {
    super.init()
    delaysTouchesBegan = true
    cancelsTouchesInView = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard timer == nil else { return }
    timer = VirtualClock.shared.schedule(after: Self.delay) { [weak self] in
      MainActor.assumeIsolated { self?.state = .failed }
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  override func reset() {
    super.reset()
    if let timer { VirtualClock.shared.cancel(timer) }
    timer = nil
  }
}
