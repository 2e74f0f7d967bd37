/// Animations that run together; each in the group's time, cut off at the group's duration.
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?

  override func assign(from other: CAAnimation) {
    super.assign(from: other)
    guard let other = other as? CAAnimationGroup else { return }
    animations = other.animations?.compactMap { $0.copy() as? CAAnimation }
  }

  override func apply(to state: inout LayerState, phase: MediaTiming.Phase) {
    let time = progress(at: phase.time) * timing.duration
    for animation in animations ?? [] {
      let length = animation.timing.duration > 0 ? animation.timing.duration : timing.duration
      guard var childPhase = animation.timing.phase(at: time, duration: length) else { continue }
      if animation.timing.duration == 0 {
        // A child without a duration takes the group's.
        animation.timing.duration = timing.duration
        childPhase.time = min(childPhase.time, timing.duration)
      }
      animation.apply(to: &state, phase: childPhase)
    }
  }
}
