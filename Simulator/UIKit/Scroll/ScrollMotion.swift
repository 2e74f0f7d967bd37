/// What moves the content offset frame by frame while no finger does.
@MainActor
final class ScrollMotion {
  /// Whether a finger's throw moves it, not the app.
  let isDeceleration: Bool
  private(set) var target: CGPoint
  private let duration: TimeInterval
  private let offset: (TimeInterval, _ target: CGPoint) -> CGPoint
  /// Where content that turned out higher than estimated has moved everything meanwhile.
  private var shift = CGPoint.zero
  private let start = CACurrentMediaTime()
  private var link: CADisplayLink?

  /// Apple gives no number for `setContentOffset(_:animated:)` (KNOWN_GAPS); in seconds.
  private static let animationDuration: TimeInterval = 0.3

  /// A throw, axis by axis.
  init(x: ScrollGlide, y: ScrollGlide) {
    isDeceleration = true
    target = CGPoint(x: x.target, y: y.target)
    duration = max(x.duration, y.duration)
    offset = { time, _ in CGPoint(x: x.offset(at: time), y: y.offset(at: time)) }
  }

  /// The app's own animation.
  init(from: CGPoint, to: CGPoint) {
    isDeceleration = false
    target = to
    let duration = Self.animationDuration * ViewAnimation.slowness
    self.duration = duration
    let curve = CAMediaTimingFunction(name: .easeInEaseOut)
    offset = { time, to in
      let share = CGFloat(curve.evaluate(time / duration))
      return CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
    }
  }

  /// Goes on from a place that lies so much further on.
  func shift(by distance: CGPoint) {
    shift = CGPoint(x: shift.x + distance.x, y: shift.y + distance.y)
  }

  /// Leads the app's animation elsewhere; a throw stays as it is.
  func redirect(to target: CGPoint) {
    if !isDeceleration { self.target = CGPoint(x: target.x - shift.x, y: target.y - shift.y) }
  }

  /// Calls back at every frame; the last time with the target and `true`.
  func run(_ step: @escaping @MainActor (CGPoint, _ isOver: Bool) -> Void) {
    let link = CADisplayLink { [weak self] link in
      // Its scroll view is gone.
      guard let self else { return link.invalidate() }
      MainActor.assumeIsolated {
        let time = CACurrentMediaTime() - self.start
        let isOver = time >= self.duration - 1e-9
        if isOver { self.stop() }
        let offset = isOver ? self.target : self.offset(time, self.target)
        step(CGPoint(x: offset.x + self.shift.x, y: offset.y + self.shift.y), isOver)
      }
    }
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  func stop() {
    link?.invalidate()
    link = nil
  }
}
