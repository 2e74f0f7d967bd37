/// An animation between two values.
///
/// At most two of the three values are used, by Apple's table: from → to; from → from + by;
/// to − by → to; from → what the layer has; what it has → to; what it has → that + by.
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?

  override func assign(from other: CAAnimation) {
    super.assign(from: other)
    guard let other = other as? CABasicAnimation else { return }
    fromValue = other.fromValue
    toValue = other.toValue
    byValue = other.byValue
  }

  override func value(at phase: MediaTiming.Phase, current: AnimationValue) -> AnimationValue? {
    guard let (from, to) = ends(current: current) else { return nil }
    return from.interpolated(to: to, fraction: interpolationFraction(at: phase.time))
  }

  /// How far from → to the animation is; springs go beyond 1.
  func interpolationFraction(at time: CFTimeInterval) -> Double {
    progress(at: time)
  }

  private func ends(current: AnimationValue) -> (from: AnimationValue, to: AnimationValue)? {
    // An additive animation adds to what the layer has, so a missing end is nothing to add.
    let rest = isAdditive ? current.zero : current
    let from = fromValue.flatMap { current.reading($0) }
    let to = toValue.flatMap { current.reading($0) }
    let by = byValue.flatMap { current.reading($0) }
    switch (from, to, by) {
    case (let from?, let to?, _): return (from, to)
    case (let from?, nil, let by?): return (from, from.adding(by))
    case (nil, let to?, let by?): return (to.adding(by.multiplied(by: -1)), to)
    case (let from?, nil, nil): return (from, rest)
    case (nil, let to?, nil): return (rest, to)
    case (nil, nil, let by?): return (rest, rest.adding(by))
    case (nil, nil, nil): return nil
    }
  }
}
