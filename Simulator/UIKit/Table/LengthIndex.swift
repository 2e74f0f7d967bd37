/// Lengths laid end to end: where each begins, and which lies at a place, in logarithmic time.
///
/// A Fenwick tree: node `i` holds the sum of the `i & -i` lengths that end with the `i`th.
package struct LengthIndex {
  package private(set) var lengths: [CGFloat]
  private var sums: [CGFloat]

  package init(_ lengths: [CGFloat]) {
    self.lengths = lengths
    sums = [0] + lengths
    for node in sums.indices.dropFirst() {
      let parent = node + (node & -node)
      if parent < sums.count { sums[parent] += sums[node] }
    }
  }

  package var count: Int { lengths.count }

  package var total: CGFloat { start(of: count) }

  package subscript(index: Int) -> CGFloat {
    get { lengths[index] }
    set {
      let change = newValue - lengths[index]
      guard change != 0 else { return }
      lengths[index] = newValue
      var node = index + 1
      while node < sums.count {
        sums[node] += change
        node += node & -node
      }
    }
  }

  /// The sum of all lengths before an index; the count is an index too.
  package func start(of index: Int) -> CGFloat {
    var sum: CGFloat = 0
    var node = index
    while node > 0 {
      sum += sums[node]
      node &= node - 1
    }
    return sum
  }

  /// The last index that begins at a position or before, 0 for what lies before all; nil where
  /// there is none at all.
  package func index(at position: CGFloat) -> Int? {
    guard count > 0 else { return nil }
    var node = 0
    var rest = position
    var step = 1 << (Int.bitWidth - 1 - count.leadingZeroBitCount)
    while step > 0 {
      let next = node + step
      if next < sums.count, sums[next] <= rest {
        node = next
        rest -= sums[next]
      }
      step >>= 1
    }
    return min(node, count - 1)
  }
}
