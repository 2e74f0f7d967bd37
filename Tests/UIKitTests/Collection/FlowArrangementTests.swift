import Testing

@testable import UIKit

/// The flow after any series of measured sizes is the flow of those sizes.
@MainActor
@Suite struct FlowArrangementTests {
  private func metrics(_ across: CGFloat) -> FlowSection.Metrics {
    var metrics = FlowSection.Metrics()
    metrics.acrossStart = 3
    metrics.acrossLength = across
    metrics.lineSpacing = 4
    metrics.itemSpacing = 5
    metrics.insetBefore = 6
    metrics.insetAfter = 7
    metrics.header = 8
    return metrics
  }

  @Test("Changing sizes one by one is arranging them anew", arguments: 0..<20)
  func changingSizesArranging(seed: Int) {
    var random = Numbers(state: UInt64(seed) + 1)
    func extent() -> FlowSection.Extent {
      FlowSection.Extent(
        along: CGFloat(random.next(in: 10...60)), across: CGFloat(random.next(in: 10...130)))
    }
    var extents = (0..<40).map { _ in extent() }
    var section = FlowSection(metrics: metrics(200), extents: extents)
    for step in 0..<60 {
      let item = random.next(in: 0...39)
      extents[item] = extent()
      section.setExtent(extents[item], ofItem: item)
      var fresh = FlowSection(metrics: metrics(200), extents: extents)
      // Ask in between, so that what is remembered could be wrong.
      _ = section.origin(ofItem: random.next(in: 0...39))
      let place = "seed \(seed), step \(step)"
      #expect(section.length == fresh.length, "\(place)")
      for item in 0..<40 {
        #expect(section.origin(ofItem: item) == fresh.origin(ofItem: item), "\(place), \(item)")
      }
      let low = CGFloat(random.next(in: 0...600))
      #expect(
        section.items(from: low, to: low + 90) == fresh.items(from: low, to: low + 90), "\(place)")
    }
  }

  @Test("Items of a stretch are those whose lines meet it")
  func itemsStretchThose() {
    let extents = (0..<30).map { _ in FlowSection.Extent(along: 20, across: 90) }
    var section = FlowSection(metrics: metrics(200), extents: extents)
    for (low, high) in [(0, 14), (14, 15), (34, 38), (36, 60), (0, 1000), (350, 400)] {
      let expected = (0..<30).filter {
        let start = 14 + CGFloat($0 / 2) * 24
        return start < CGFloat(high) && start + 20 > CGFloat(low)
      }
      let found = section.items(from: CGFloat(low), to: CGFloat(high))
      #expect(Array(found) == expected, "\(low)...\(high)")
    }
  }

  @Test("Lengths can be replaced and asked in any order")
  func lengthsReplacedAsked() {
    var stack = LengthStack([10, 20, 30], gap: 1)
    #expect(stack.total == 62)
    #expect(stack.start(of: 2) == 32)
    stack.set(5, at: 0)
    #expect(stack.start(of: 2) == 27)
    #expect(stack.firstIndex(endingAfter: 26.5) == 2)
    stack.replace(0..<3, with: [])
    #expect(stack.firstIndex(endingAfter: 0) == 0)
    #expect(stack.total == 0)
    stack.replace(0..<0, with: [7, 8])
    #expect(stack.start(of: 1) == 8)
    #expect(stack.firstIndex(endingAfter: 100) == 2)
  }
}

private struct Numbers {
  var state: UInt64

  mutating func next(in range: ClosedRange<Int>) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return range.lowerBound + Int((state >> 33) % UInt64(range.count))
  }
}
