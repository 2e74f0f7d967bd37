import Phone

/// Lets the phone's time pass: frame by frame while something moves, at once while nothing does.
@MainActor
enum PhoneTime {
  /// Lets time pass.
  ///
  /// - Parameters:
  ///   - seconds: How long at most. While something moves only whole frames pass.
  ///   - isBusy: Whether something else than the phone's animations goes on from frame to frame.
  ///   - eachFrame: Called before each frame is laid out.
  ///   - afterFrame: Called when something may look otherwise.
  /// - Returns: How long it was.
  static func pass(
    _ seconds: Double, on phone: Phone, isBusy: () -> Bool = { false }, eachFrame: () -> Void = {},
    afterFrame: () -> Void = {}
  ) -> Double {
    let clock = VirtualClock.shared
    let start = clock.now
    let end = start + seconds
    while clock.now < end {
      if clock.isMoving || isBusy() {
        let next = clock.nextFrameTime
        // A hair, because sums of frames end beside the time they mean.
        guard next <= end + 1e-9 else { break }
        clock.advance(to: next)
        eachFrame()
      } else {
        clock.advance(to: min(clock.nextEventTime ?? end, end))
      }
      phone.settle()
      afterFrame()
    }
    return min(clock.now - start, seconds)
  }

  /// In how many seconds of the phone's time there is something to do; nil for never.
  static func untilNext(isBusy: Bool) -> Double? {
    let clock = VirtualClock.shared
    let next = clock.isMoving || isBusy ? clock.nextFrameTime : clock.nextEventTime
    return next.map { max(0, $0 - clock.now) }
  }
}
