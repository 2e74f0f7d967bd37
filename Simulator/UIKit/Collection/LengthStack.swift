/// Lengths one after another with even gaps, and where each begins.
///
/// Beginnings are added up only as far as somebody asks, and forgotten only from where a length
/// changes: looking and changing near a place costs what lies between, not all there is.
struct LengthStack {
  private(set) var lengths: [CGFloat]
  private let gap: CGFloat
  private var sum: CGFloat
  private var starts: [CGFloat] = []

  init(_ lengths: [CGFloat], gap: CGFloat) {
    self.lengths = lengths
    self.gap = gap
    sum = lengths.reduce(0, +)
  }

  var count: Int { lengths.count }

  var total: CGFloat { count > 0 ? sum + gap * CGFloat(count - 1) : 0 }

  mutating func start(of index: Int) -> CGFloat {
    while starts.count <= index { addStart() }
    return starts[index]
  }

  /// The first whose end lies beyond a position; `count` where there is none.
  mutating func firstIndex(endingAfter position: CGFloat) -> Int {
    while starts.count < count {
      addStart()
      let last = starts.count - 1
      if starts[last] + lengths[last] > position { break }
    }
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] + lengths[middle] > position { high = middle } else { low = middle + 1 }
    }
    return low
  }

  mutating func set(_ length: CGFloat, at index: Int) {
    replace(index..<(index + 1), with: [length])
  }

  mutating func replace(_ range: Range<Int>, with new: [CGFloat]) {
    sum += new.reduce(0, +) - lengths[range].reduce(0, +)
    lengths.replaceSubrange(range, with: new)
    // The first of the new ones begins where the first of the old ones did.
    starts.removeLast(max(starts.count - min(range.lowerBound + 1, count), 0))
  }

  private mutating func addStart() {
    let previous = starts.count - 1
    starts.append(previous < 0 ? 0 : starts[previous] + lengths[previous] + gap)
  }
}
