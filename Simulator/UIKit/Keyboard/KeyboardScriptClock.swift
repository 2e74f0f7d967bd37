import SystemBehaviors

/// The time in which the keyboard plays its scripts.
///
/// It is the virtual clock's, unless animations are slow. While the main thread stalls before a
/// motion begins, it stands still: the motion begins with the commit.
struct KeyboardScriptClock {
  private var factor = 1.0
  /// A time of the virtual clock, and of the scripts, from which both are counted.
  private var origin: (clock: TimeInterval, script: TimeInterval) = (0, 0)

  /// The time of the scripts now, in seconds.
  mutating func now(slowedBy new: Double) -> TimeInterval {
    let clock = CACurrentMediaTime()
    if new != factor {
      origin = (clock, now(slowedBy: factor))
      factor = new
    }
    // Numbers stay as they are where nothing is slow and nothing has stalled.
    return factor == 1
      ? clock - (origin.clock - origin.script) : origin.script + (clock - origin.clock) / factor
  }

  /// Takes back what has just passed of the virtual clock's time.
  mutating func takeBack(_ seconds: TimeInterval) { origin.clock += seconds }

  /// By how much a timer may be early by rounding, in seconds.
  var tolerance: TimeInterval { factor == 1 && origin.clock == origin.script ? 0 : 1e-6 }
}
