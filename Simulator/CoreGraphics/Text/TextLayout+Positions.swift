import CPango

extension TextLayout {
  /// Where the caret stands before the character at a UTF-16 offset: 2 points wide, a line high.
  ///
  /// Offsets inside a character stand for its start, those outside the text for the nearest end.
  package func caretRect(at index: Int) -> CGRect {
    let index = indices.boundary(at: indices.clamped(index))
    guard let number = lineNumber(of: index) else { return .zero }
    let line = lines[number]
    return CGRect(
      x: x(of: index, line: number), y: line.frame.minY, width: 2, height: line.frame.height)
  }

  /// The UTF-16 offset, never inside a character, whose caret is nearest to a point.
  package func index(nearestTo point: CGPoint) -> Int {
    guard !lines.isEmpty else { return 0 }
    let number = lines.firstIndex { point.y < $0.frame.maxY } ?? lines.count - 1
    let line = lines[number]
    let found = TextEngine.withEngine { _ in
      guard let pangoLine = pango_layout_get_line_readonly(layout, Int32(number)) else { return 0 }
      var (byte, trailing): (Int32, Int32) = (0, 0)
      let x = (point.x - line.frame.minX) * Double(PANGO_SCALE)
      pango_layout_line_x_to_index(
        pangoLine, Int32(min(max(x, -1_000_000_000), 1_000_000_000)), &byte, &trailing)
      let start = indices.utf16[min(Int(byte), indices.utf16.count - 1)]
      let boundary = indices.boundary(at: start)
      return trailing > 0 ? indices.boundary(after: boundary) : boundary
    }
    let index = min(max(found, line.range.lowerBound), line.range.upperBound)
    // The end of a wrapped line is the start of the next; stay on the line that was pointed at.
    if index == line.range.upperBound, line.continues, index > line.range.lowerBound {
      return indices.boundary(before: index)
    }
    return index
  }

  /// A rect for each line that holds some of a range of UTF-16 offsets.
  ///
  /// Exact for text of one direction; where directions mix, from the first to the last caret.
  package func selectionRects(for range: Range<Int>) -> [CGRect] {
    let start = indices.boundary(at: indices.clamped(range.lowerBound))
    let end = indices.boundary(at: indices.clamped(range.upperBound))
    var rects: [CGRect] = []
    for (number, line) in lines.enumerated() {
      let from = max(start, line.range.lowerBound)
      let to = min(end, line.range.upperBound)
      guard from < to else { continue }
      let (a, b) = (x(of: from, line: number), x(of: to, line: number))
      rects.append(
        CGRect(
          x: min(a, b), y: line.frame.minY, width: abs(b - a), height: line.frame.height))
    }
    return rects
  }

  private func lineNumber(of index: Int) -> Int? {
    lines.lastIndex { $0.range.lowerBound <= index } ?? (lines.isEmpty ? nil : 0)
  }

  private func x(of index: Int, line number: Int) -> CGFloat {
    TextEngine.withEngine { _ in
      guard let line = pango_layout_get_line_readonly(layout, Int32(number)) else { return 0 }
      let byte = min(
        indices.utf8[index], Int(line.pointee.start_index) + Int(line.pointee.length))
      var x: Int32 = 0
      pango_layout_line_index_to_x(line, Int32(byte), 0, &x)
      return lines[number].frame.minX + CGFloat(x) / CGFloat(PANGO_SCALE)
    }
  }
}
