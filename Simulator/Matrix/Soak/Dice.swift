import Foundation

/// A stream of numbers that a seed decides, 64 bits at a time: splitmix64.
struct SoakRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}

/// The numbers that one thing that is done has to choose from.
///
/// Each act takes the same count from the stream, used or not, so that a day with the library and
/// one without it do the same.
struct Dice {
  private let numbers: [UInt64]

  init(_ random: inout SoakRandom) { numbers = (0..<5).map { _ in random.next() } }

  /// An index into a list of some length; 0 for an empty one.
  func index(_ number: Int, of count: Int) -> Int {
    count == 0 ? 0 : Int(numbers[number] % UInt64(count))
  }

  /// An element; nil of an empty list.
  func pick<Element>(_ number: Int, _ list: [Element]) -> Element? {
    list.isEmpty ? nil : list[index(number, of: list.count)]
  }

  /// A whole number of points.
  func points(_ number: Int, _ range: ClosedRange<Int>) -> CGFloat {
    CGFloat(range.lowerBound + index(number, of: range.count))
  }

  /// Whether one of so many chances has come.
  func isLucky(_ number: Int, oneIn count: Int) -> Bool { index(number, of: count) == 0 }
}
