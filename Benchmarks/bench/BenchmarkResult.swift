/// One figure of the benchmark: a row of the table and an object in `.build/bench.json`.
struct BenchmarkResult: Codable, Sendable {
  /// Dotted: the suite, then what was measured, for example `plan.nested3`.
  var name: String
  var value: Double
  /// `ns`, `µs`, `ms`, `allocations`, `points`, `pixels` or `an hour`.
  var unit: String
  /// Whom the figure is compared with, if anyone.
  var peer: String?
  /// The peer's figure, in the same unit.
  var peerValue: Double?
  /// `value / peerValue`: below 1 we are the smaller.
  var ratio: Double?

  init(name: String, value: Double, unit: String, peer: (name: String, value: Double)? = nil) {
    self.name = name
    self.value = value
    self.unit = unit
    self.peer = peer?.name
    self.peerValue = peer?.value
    self.ratio = peer.map { value / $0.value }
  }
}
