import Foundation

extension TimeInterval {
  /// Whether this time and the later `time` belong to the same run-loop turn. We assume so if they
  /// are less than a frame (a sixtieth of a second) apart. Both are on Core Animation's clock.
  package func isInTurn(of time: TimeInterval) -> Bool { time - self < 1.0 / 60 }
}
