import Foundation

extension TimeInterval {
  /// Whether this time and `time`, on Core Animation's clock, are treated as parts of the same
  /// run-loop turn. True if this time is less than a frame, a sixtieth of a second, before `time`.
  package func isInTurn(of time: TimeInterval) -> Bool { time - self < 1.0 / 60 }
}
