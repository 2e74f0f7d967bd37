/// An animation the clock has to start, end and report.
final class RunningAnimation {
  private(set) weak var layer: CALayer?
  let attached: AttachedAnimation
  private var hasStarted = false

  init(layer: CALayer, attached: AttachedAnimation) {
    self.layer = layer
    self.attached = attached
  }

  /// Whether it begins with the next commit.
  var awaitsCommit: Bool { attached.animation.awaitsCommit }

  func begin(at clockTime: CFTimeInterval) {
    guard let layer else { return }
    attached.animation.timing.beginTime = layer.localTime(at: clockTime)
    attached.animation.awaitsCommit = false
  }

  /// The clock time of the end; nil for one that never ends, that awaits a commit, or whose layer's
  /// time stands still.
  var endTime: CFTimeInterval? {
    guard let layer, !awaitsCommit else { return nil }
    let timing = attached.animation.timing
    let active = timing.activeDuration(of: timing.duration)
    guard timing.speed > 0, active.isFinite else { return nil }
    return layer.clockTime(of: timing.beginTime + active / Double(timing.speed)).flatMap(finite)
  }

  private var startTime: CFTimeInterval? {
    if awaitsCommit { return VirtualClock.shared.now }
    return layer?.clockTime(of: attached.animation.timing.beginTime).flatMap(finite)
  }

  private func finite(_ time: CFTimeInterval) -> CFTimeInterval? { time.isFinite ? time : nil }

  /// Whether nothing of it changes while time passes: its layer is gone, or the layer's time or its
  /// own stands still.
  var standsStill: Bool { startTime == nil || attached.animation.timing.speed == 0 }

  /// The clock time of a start that its delegate still has to hear of.
  var pendingStartTime: CFTimeInterval? { hasStarted ? nil : startTime }

  /// Whether the animation begins by `now` and has not been said to; true once.
  func startsNow(at now: CFTimeInterval) -> Bool {
    guard !hasStarted, !awaitsCommit, let startTime, startTime <= now else { return false }
    hasStarted = true
    return true
  }

  func end(finished: Bool) {
    let animation = attached.animation
    animation.delegate?.animationDidStop(animation, finished: finished)
    // The innermost transaction is told first.
    attached.groups.reversed().forEach { $0.leave() }
  }
}
