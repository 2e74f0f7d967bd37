import Testing
import UIKit

/// The sums behind a table, against adding up by hand.
@Suite struct LengthIndexTests {
  @Test("Sums and places are those of a slow reference", arguments: 0...33)
  func sumsPlacesThose(_ count: Int) {
    var random = Steps(seed: UInt64(count) + 1)
    var lengths = (0..<count).map { _ in CGFloat(random.next() % 4) * 10 }
    var index = LengthIndex(lengths)
    for round in 0..<5 {
      if count > 0 {
        let changed = Int(random.next() % UInt64(count))
        lengths[changed] = CGFloat(random.next() % 5) * 7
        index[changed] = lengths[changed]
      }
      #expect(index.lengths == lengths)
      for place in 0...count {
        let sum = lengths[..<place].reduce(0, +)
        #expect(index.start(of: place) == sum, "\(lengths), round \(round), place \(place)")
      }
      for position in stride(from: CGFloat(-5), through: index.total + 5, by: 5) {
        let expected = lengths.indices.last { lengths[..<$0].reduce(0, +) <= position }
        #expect(
          index.index(at: position) == (expected ?? (count > 0 ? 0 : nil)),
          "\(lengths) at \(position)")
      }
    }
  }

  /// Numbers that look random and are the same each time.
  private struct Steps {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 33
    }
  }
}
