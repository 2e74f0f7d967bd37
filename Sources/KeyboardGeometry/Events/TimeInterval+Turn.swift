import Foundation

extension TimeInterval {
  /// Whether this time, on Core Animation's clock, counts as within the same run-loop turn as
  /// `time`. It does if it is less than a frame, a sixtieth of a second, before `time`.
  package func isInTurn(of time: TimeInterval) -> Bool { time - self < 1.0 / 60 }
}
