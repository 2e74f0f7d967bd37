/// How much of the phone's time passes while the person's does.
///
/// Times are seconds of a clock that never goes back; the window has it.
struct Pace: Equatable, Sendable {
  /// The share of real time that passes on the phone.
  private(set) var speed = 1.0
  private(set) var isPaused = false

  /// The real time up to which the phone's time has passed.
  private var last: Double

  /// How much of the phone's time passes at once at most: a machine that cannot keep up lags
  /// behind instead of skipping what there is to see.
  private static let mostAtOnce = 0.1

  init(now: Double) { last = now }

  /// Seconds of the phone that are due; ``take(_:until:)`` says that they have passed.
  func due(at now: Double) -> Double { isPaused ? 0 : max(0, now - last) * speed }

  /// Some of what was due has passed; the rest stays due.
  mutating func take(_ seconds: Double, at now: Double) {
    guard !isPaused else { return last = now }
    last = min(now, last + seconds / speed)
    last = max(last, now - Self.mostAtOnce / speed)
  }

  /// How long the person waits for some of the phone's time; nil while it stands still.
  func wait(for seconds: Double, at now: Double) -> Double? {
    isPaused ? nil : max(0, (seconds - due(at: now)) / speed)
  }

  mutating func togglePause(at now: Double) {
    isPaused.toggle()
    last = now
  }

  mutating func toggleSlowMotion(at now: Double) {
    speed = speed == 1 ? 0.1 : 1
    last = now
  }
}
