/// SplitMix64: the same seed gives the same scenes on every machine.
package struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64
  /// The bytes of a fuzzer, last ones first. As long as there are any, each number takes two.
  private var bytes: [UInt8] = []

  package init(seed: UInt64) { state = seed }

  /// Makes numbers from a fuzzer's bytes. The bytes become the highest bits, which decide most.
  package init(bytes: [UInt8]) {
    state = 0
    self.bytes = bytes.reversed()
  }

  package mutating func next() -> UInt64 {
    if let high = bytes.popLast() {
      return UInt64(high) << 56 | UInt64(bytes.popLast() ?? 0) << 48
    }
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func chance(_ probability: Double) -> Bool {
    Double.random(in: 0..<1, using: &self) < probability
  }

  mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }
}
