/// Recognizes fingers that drag.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max

  /// Where the translation is counted from, in window points.
  private var origin = CGPoint.zero
  private var start = CGPoint.zero
  private var samples: [(time: TimeInterval, point: CGPoint)] = []

  /// How far a finger moves before it counts as dragging, in points (uikit-recorded, pan_slop_pt).
  static let slop: CGFloat = 10
  /// What the velocity is measured over, in seconds (uikit-recorded, velocity_window_ms).
  static let velocityWindow: TimeInterval = 0.1

  /// Zero for a scroll view that is caught in motion.
  var slop: CGFloat { Self.slop }

  // MARK: Reading

  /// How far the fingers have moved since the gesture began, without the slop.
  open func translation(in view: UIView?) -> CGPoint {
    let now = vector(location(in: nil), in: view)
    let then = vector(origin, in: view)
    return CGPoint(x: now.x - then.x, y: now.y - then.y)
  }

  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let current = self.translation(in: view)
    origin.x += current.x - translation.x
    origin.y += current.y - translation.y
  }

  /// Points per second over the 100 ms before the last movement; zero where the fingers have rested
  /// that long since.
  ///
  /// The time between the last movement and the lift does not count: recorded flicks of 750 and
  /// 3,000 points a second that are lifted 8 ms later end with just these velocities
  /// (github.com/Vercantez/openuikit, golden/scroll_traces).
  open func velocity(in view: UIView?) -> CGPoint {
    guard let first = samples.first, let last = samples.last, last.time > first.time,
      CACurrentMediaTime() - last.time <= Self.velocityWindow + 1e-9
    else { return .zero }
    let begin = vector(first.point, in: view)
    let end = vector(last.point, in: view)
    let time = CGFloat(last.time - first.time)
    return CGPoint(x: (end.x - begin.x) / time, y: (end.y - begin.y) / time)
  }

  private func vector(_ point: CGPoint, in view: UIView?) -> CGPoint {
    guard let view, let window = view.window ?? self.view?.window else { return point }
    // A scroll view moves its own coordinates as it scrolls; the finger does not move with them.
    let converted = view.convert(point, from: window as UIView)
    return CGPoint(x: converted.x - view.bounds.minX, y: converted.y - view.bounds.minY)
  }

  /// What made it begin, slop included, in window points.
  var movementBeforeBegin: CGPoint {
    let now = location(in: nil)
    return CGPoint(x: now.x - start.x, y: now.y - start.y)
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches > maximumNumberOfTouches {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    // A finger more or less moves the middle of all of them; the translation must not jump.
    start = location(in: nil)
    if !state.isActive { origin = start } else { keepTranslation() }
    samples = []
    sample()
    if numberOfTouches >= minimumNumberOfTouches, slop == 0 { state = .began }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    sample()
    if state.isActive {
      state = .changed
      return
    }
    guard numberOfTouches >= minimumNumberOfTouches else { return }
    let moved = movementBeforeBegin
    let distance = hypot(moved.x, moved.y)
    guard distance >= slop else { return }
    let share = distance > 0 ? slop / distance : 0
    origin = CGPoint(x: start.x + moved.x * share, y: start.y + moved.y * share)
    state = .began
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard self.touches.allSatisfy({ $0.phase == .ended }) else { return }
    state = state.isActive ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() {
    super.reset()
    samples = []
  }

  private var translationBefore = CGPoint.zero

  private func keepTranslation() {
    let now = location(in: nil)
    origin = CGPoint(x: now.x - translationBefore.x, y: now.y - translationBefore.y)
  }

  private func sample() {
    let now = CACurrentMediaTime()
    let point = location(in: nil)
    samples.append((now, point))
    samples.removeAll { $0.time < now - Self.velocityWindow - 1e-9 }
    translationBefore = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
  }
}
