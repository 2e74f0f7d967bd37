/// A place in the text of a field or a text view: how many UTF-16 units lie before it.
final class TextPosition: UITextPosition {
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? TextPosition)?.offset == offset
  }

  nonisolated override var hash: Int { offset }
}

/// A stretch of the text of a field or a text view, in UTF-16 units.
final class TextOffsets: UITextRange {
  let offsets: Range<Int>

  init(_ offsets: Range<Int>) {
    self.offsets = offsets
    super.init()
  }

  override var isEmpty: Bool { offsets.isEmpty }
  override var start: UITextPosition { TextPosition(offsets.lowerBound) }
  override var end: UITextPosition { TextPosition(offsets.upperBound) }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? TextOffsets)?.offsets == offsets
  }

  nonisolated override var hash: Int { offsets.hashValue }
}

/// A part of one line.
final class TextLineRect: UITextSelectionRect {
  private let line: CGRect
  private let isFirst: Bool
  private let isLast: Bool

  init(_ line: CGRect, isFirst: Bool, isLast: Bool) {
    (self.line, self.isFirst, self.isLast) = (line, isFirst, isLast)
    super.init()
  }

  override var rect: CGRect { line }
  override var containsStart: Bool { isFirst }
  override var containsEnd: Bool { isLast }
}
