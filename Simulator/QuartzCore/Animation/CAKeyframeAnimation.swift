/// An animation through a list of values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  /// Fractions of the duration, one a value (discrete: one more); nil spreads them evenly.
  open var keyTimes: [NSNumber]?
  /// One for each step between two values; nil is linear.
  open var timingFunctions: [CAMediaTimingFunction]?
  open var calculationMode = CAAnimationCalculationMode.linear

  override func assign(from other: CAAnimation) {
    super.assign(from: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    values = other.values
    keyTimes = other.keyTimes
    timingFunctions = other.timingFunctions
    calculationMode = other.calculationMode
  }

  override func value(at phase: MediaTiming.Phase, current: AnimationValue) -> AnimationValue? {
    let frames = (values ?? []).compactMap { current.reading($0) }
    guard let last = frames.last else { return nil }
    let progress = progress(at: phase.time)
    let isDiscrete = calculationMode == .discrete
    let count = isDiscrete ? frames.count : frames.count - 1
    guard count > 0 else { return last }
    let times = startTimes(steps: count, isDiscrete: isDiscrete)
    let step = min((times.lastIndex { $0 <= progress } ?? 0), count - 1)
    if isDiscrete { return frames[step] }
    let span = times[step + 1] - times[step]
    var fraction = span > 0 ? min(max((progress - times[step]) / span, 0), 1) : 1
    if let timingFunctions, step < timingFunctions.count {
      fraction = timingFunctions[step].evaluate(fraction)
    }
    return frames[step].interpolated(to: frames[step + 1], fraction: fraction)
  }

  /// `steps + 1` rising fractions.
  private func startTimes(steps: Int, isDiscrete: Bool) -> [Double] {
    if let keyTimes, keyTimes.count == steps + 1 || (isDiscrete && keyTimes.count == steps) {
      let times = keyTimes.map(\.doubleValue)
      return times.count == steps ? times + [1] : times
    }
    return (0...steps).map { Double($0) / Double(steps) }
  }
}
