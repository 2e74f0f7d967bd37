/// What moves the content offset frame by frame while no finger does.
@MainActor
final class ScrollMotion {
  /// Whether a finger's throw moves it, not the app.
  let isDeceleration: Bool
  private(set) var target: CGPoint
  /// How far the content was moved under the motion, which goes on from there.
  private var displacement = CGPoint.zero
  private let duration: TimeInterval
  private let offset: (TimeInterval) -> CGPoint
  private let start = CACurrentMediaTime()
  private var link: CADisplayLink?

  /// Apple gives no number for `setContentOffset(_:animated:)` (KNOWN_GAPS); in seconds.
  private static let animationDuration: TimeInterval = 0.3

  /// A throw, axis by axis.
  init(x: ScrollGlide, y: ScrollGlide) {
    isDeceleration = true
    target = CGPoint(x: x.target, y: y.target)
    duration = max(x.duration, y.duration)
    offset = { CGPoint(x: x.offset(at: $0), y: y.offset(at: $0)) }
  }

  /// The app's own animation.
  init(from: CGPoint, to: CGPoint) {
    isDeceleration = false
    target = to
    duration = Self.animationDuration
    let curve = CAMediaTimingFunction(name: .easeInEaseOut)
    offset = { time in
      let share = CGFloat(curve.evaluate(time / Self.animationDuration))
      return CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
    }
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
        step(isOver ? self.target : self.offset(time).moved(by: self.displacement), isOver)
      }
    }
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  /// The content has got longer or shorter before what shows.
  func displace(by distance: CGPoint) {
    target = target.moved(by: distance)
    displacement = displacement.moved(by: distance)
  }

  func stop() {
    link?.invalidate()
    link = nil
  }
}

extension CGPoint {
  func moved(by distance: CGPoint) -> CGPoint { CGPoint(x: x + distance.x, y: y + distance.y) }
}
