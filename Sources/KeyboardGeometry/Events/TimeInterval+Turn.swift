import Foundation

extension TimeInterval {
  /// Whether what happened then, on the clock of Core Animation, counts as of the turn of the run
  /// loop in which something else happens: less than a frame, a sixtieth of a second, before it.
  package func isInTurn(of time: TimeInterval) -> Bool { time - self < 1.0 / 60 }
}
