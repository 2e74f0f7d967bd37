extension MediaTiming {
  /// Where in its cycles an animation is.
  struct Phase {
    /// Seconds into the current cycle, backwards included: 0…duration.
    var time: CFTimeInterval
    /// Whole cycles done before.
    var cycle: Int
  }

  /// The phase at a time of the layer; nil when the animation shows nothing then.
  ///
  /// - Parameter duration: the effective length of one way, in seconds.
  func phase(at layerTime: CFTimeInterval, duration: CFTimeInterval) -> Phase? {
    let active = activeDuration(of: duration)
    var time = (layerTime - beginTime) * Double(speed)
    if time < 0 {
      guard fillMode == .backwards || fillMode == .both else { return nil }
      time = 0
    } else if time >= active {
      guard fillMode == .forwards || fillMode == .both else { return nil }
      time = active
    }
    time += timeOffset
    let length = cycleDuration(of: duration)
    guard length > 0 else { return Phase(time: duration, cycle: 0) }
    var cycle = (time / length).rounded(.down)
    // At the very end the last cycle is complete, rather than the next one begun.
    if time == active + timeOffset, cycle > 0, cycle * length == time { cycle -= 1 }
    time -= cycle * length
    if autoreverses, time > duration { time = length - time }
    return Phase(time: time, cycle: Int(min(cycle, 1e9)))
  }
}
