extension TextDocument {
  private var origin: CGPoint { host.documentOrigin }

  /// A point wide, whatever is drawn: recorded.
  func caretRect(for position: UITextPosition) -> CGRect {
    var rect = layout.caretRect(at: host.shownOffset(offset(position)))
    rect.size.width = 1
    return rect.offsetBy(dx: origin.x, dy: origin.y)
  }

  /// The part in the first line; of an empty range its caret.
  func firstRect(for range: UITextRange) -> CGRect {
    lineRects(for: offsets(range)).first ?? caretRect(for: range.start)
  }

  func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    let rects = lineRects(for: offsets(range))
    return rects.enumerated().map { index, rect in
      TextLineRect(rect, isFirst: index == 0, isLast: index == rects.count - 1)
    }
  }

  /// One rectangle a line, in the host's coordinates.
  func lineRects(for range: Range<Int>) -> [CGRect] {
    let shown = host.shownOffset(range.lowerBound)..<host.shownOffset(range.upperBound)
    return layout.selectionRects(for: shown).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
  }

  func closestOffset(to point: CGPoint) -> Int {
    let point = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    return host.documentOffset(ofShown: layout.index(nearestTo: point))
  }

  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    let offsets = offsets(range)
    return TextPosition(min(max(closestOffset(to: point), offsets.lowerBound), offsets.upperBound))
  }

  /// The character under a point; nil beside the text.
  func characterRange(at point: CGPoint) -> UITextRange? {
    let nearest = closestOffset(to: point)
    let candidates = [
      edited.boundary(before: nearest)..<nearest, nearest..<edited.boundary(after: nearest),
    ]
    return candidates.first { range in
      !range.isEmpty && lineRects(for: range).contains { $0.contains(point) }
    }.map(TextOffsets.init)
  }
}
