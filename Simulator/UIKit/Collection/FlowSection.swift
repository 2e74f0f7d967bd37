/// The lines that one section's items flow into.
///
/// It knows no axes: `along` is the way the content scrolls, `across` the other one.
struct FlowSection {
  /// A size without axes.
  struct Extent: Hashable {
    var along: CGFloat
    var across: CGFloat
  }

  struct Metrics: Equatable {
    /// Points before and after the lines, the way the content scrolls.
    var insetBefore: CGFloat = 0
    var insetAfter: CGFloat = 0
    /// Where lines begin, and how long they may be.
    var acrossStart: CGFloat = 0
    var acrossLength: CGFloat = 0
    var lineSpacing: CGFloat = 0
    var itemSpacing: CGFloat = 0
    var header: CGFloat = 0
    var footer: CGFloat = 0
    /// Whether all items have one size by declaration: the last line then keeps the others' gaps.
    var isUniform = false
  }

  private(set) var metrics: Metrics
  private(set) var extents: [Extent]
  /// The first item of each line.
  private var lineStarts: [Int] = []
  private var lines: LengthStack

  init(metrics: Metrics, extents: [Extent]) {
    self.metrics = metrics
    self.extents = extents
    lines = LengthStack([], gap: metrics.lineSpacing)
    flow(from: 0, past: -1)
  }

  /// From the beginning of the header to the end of the footer.
  var length: CGFloat {
    let insets = metrics.insetBefore + metrics.insetAfter
    return metrics.header + insets + lines.total + metrics.footer
  }

  mutating func setExtent(_ extent: Extent, ofItem item: Int) {
    guard extents[item] != extent else { return }
    extents[item] = extent
    // The first item of the line may now fit on the line before.
    flow(from: max(line(ofItem: item) - 1, 0), past: item)
  }

  mutating func setHeader(_ length: CGFloat) { metrics.header = length }
  mutating func setFooter(_ length: CGFloat) { metrics.footer = length }

  // MARK: Where things are, from the section's beginning

  mutating func origin(ofItem item: Int) -> Extent {
    let line = line(ofItem: item)
    let (start, gap) = arrangement(ofLine: line)
    var across = metrics.acrossStart + start
    for other in lineStarts[line]..<item { across += extents[other].across + gap }
    let slack = lines.lengths[line] - extents[item].along
    return Extent(along: linesStart + lines.start(of: line) + slack / 2, across: across)
  }

  /// The items of the lines that meet a stretch.
  mutating func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    let first = lines.firstIndex(endingAfter: low - linesStart)
    guard first < lines.count else { return 0..<0 }
    var end = first
    while end < lines.count, linesStart + lines.start(of: end) < high { end += 1 }
    guard end > first else { return 0..<0 }
    return lineStarts[first]..<(end < lines.count ? lineStarts[end] : extents.count)
  }

  private var linesStart: CGFloat { metrics.header + metrics.insetBefore }

  private func line(ofItem item: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while low < high {
      let middle = (low + high) / 2
      if lineStarts[middle] <= item { low = middle + 1 } else { high = middle }
    }
    return max(low - 1, 0)
  }

  // MARK: Flowing

  /// Breaks lines anew from one on, until a break beyond the changed item falls where one was.
  private mutating func flow(from line: Int, past changed: Int) {
    var item = line < lineStarts.count ? lineStarts[line] : 0
    var breaks: [Int] = []
    var lengths: [CGFloat] = []
    var next = line
    while item < extents.count {
      // A later line that begins here already holds what it held.
      while next < lineStarts.count, lineStarts[next] < item { next += 1 }
      if item > changed, next > line, next < lineStarts.count, lineStarts[next] == item { break }
      let end = endOfLine(from: item)
      breaks.append(item)
      lengths.append(extents[item..<end].map(\.along).max() ?? 0)
      item = end
    }
    if item >= extents.count { next = lineStarts.count }
    lineStarts.replaceSubrange(line..<next, with: breaks)
    lines.replace(line..<next, with: lengths)
  }

  private func endOfLine(from first: Int) -> Int {
    var used = extents[first].across
    var end = first + 1
    while end < extents.count {
      used += metrics.itemSpacing + extents[end].across
      // A hair of tolerance for sums of fractions.
      if used > metrics.acrossLength + 1e-6 { break }
      end += 1
    }
    return end
  }

  /// Where a line's first item begins, and the gap between its items.
  ///
  /// Full lines are justified, an item by itself is centered. The last line begins like the others
  /// and keeps the least gap; where all items have the same size by declaration it stands in their
  /// columns (Open Radar 20825965; what apps that align differently report of Apple's layout).
  private func arrangement(ofLine line: Int) -> (start: CGFloat, gap: CGFloat) {
    let first = lineStarts[line]
    let end = line + 1 < lineStarts.count ? lineStarts[line + 1] : extents.count
    var count = end - first
    var used = extents[first..<end].reduce(0) { $0 + $1.across }
    if end == extents.count {
      guard metrics.isUniform else { return (0, metrics.itemSpacing) }
      let across = extents[first].across
      let pitch = across + metrics.itemSpacing
      if pitch > 0 {
        count = max(Int((metrics.acrossLength + metrics.itemSpacing + 1e-6) / pitch), count)
      }
      used = CGFloat(count) * across
    }
    let room = metrics.acrossLength - used
    if count == 1 { return (max(room, 0) / 2, 0) }
    return (0, max(room / CGFloat(count - 1), metrics.itemSpacing))
  }
}
