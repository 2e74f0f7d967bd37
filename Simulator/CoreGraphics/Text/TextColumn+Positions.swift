extension TextColumn {
  /// As in ``TextLayout/caretRect(at:)``.
  package func caretRect(at index: Int) -> CGRect {
    let paragraph = paragraphs[number(at: index)]
    return paragraph.layout.caretRect(at: min(index, paragraph.end) - paragraph.start)
      .offsetBy(dx: 0, dy: paragraph.top)
  }

  /// As in ``TextLayout/index(nearestTo:)``.
  package func index(nearestTo point: CGPoint) -> Int {
    let number = first { point.y < paragraphs[$0].bottom }
    let paragraph = paragraphs[min(number, paragraphs.count - 1)]
    return paragraph.start
      + paragraph.layout.index(nearestTo: CGPoint(x: point.x, y: point.y - paragraph.top))
  }

  /// As in ``TextLayout/selectionRects(for:)``.
  package func selectionRects(for range: Range<Int>) -> [CGRect] {
    guard !range.isEmpty else { return [] }
    return (number(at: range.lowerBound)...number(at: range.upperBound)).flatMap { number in
      let paragraph = paragraphs[number]
      let local = range.clamped(to: paragraph.start..<paragraph.end)
      return paragraph.layout.selectionRects(
        for: (local.lowerBound - paragraph.start)..<(local.upperBound - paragraph.start)
      ).map { $0.offsetBy(dx: 0, dy: paragraph.top) }
    }
  }

  /// Draws the paragraphs that reach into a band with the column's top left at `point`.
  ///
  /// - Parameter band: From where to where, down the column.
  package func draw(
    at point: CGPoint, in context: CGContext, color: CGColor, band: ClosedRange<CGFloat>
  ) {
    for number in first(where: { paragraphs[$0].bottom >= band.lowerBound })..<paragraphs.count {
      let paragraph = paragraphs[number]
      guard paragraph.top <= band.upperBound else { break }
      paragraph.layout.draw(
        at: CGPoint(x: point.x, y: point.y + paragraph.top), in: context, color: color)
    }
  }

  /// The paragraph that holds an offset; what ends a paragraph belongs to it.
  private func number(at index: Int) -> Int {
    max(first { paragraphs[$0].start > index } - 1, 0)
  }

  /// The first paragraph for which something is true that then stays so, or their count.
  private func first(where isTrue: (Int) -> Bool) -> Int {
    var (low, high) = (0, paragraphs.count)
    while low < high {
      let middle = (low + high) / 2
      if isTrue(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
