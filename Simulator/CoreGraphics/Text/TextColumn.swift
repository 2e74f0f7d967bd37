/// A long text as a column of paragraphs, each set by itself.
///
/// A changed text takes over every paragraph that stays from the text before: a key sets one
/// paragraph, and costs what it takes to compare two texts. Immutable; safe on any one thread.
package struct TextColumn {
  package let string: String
  package let font: FontDescription
  package let options: TextOptions
  /// The parts of a text with several looks; nil for one in `font`.
  package let runs: [FormattedRun]?
  /// The size of all lines, not rounded.
  package private(set) var size = CGSize.zero

  private(set) var paragraphs: [Paragraph] = []
  /// What each paragraph is set from; empty for a text of one look.
  private var contents: [Content] = []

  struct Paragraph {
    let string: Substring
    let layout: TextLayout
    /// UTF-16 units before it, and in it without what ends it.
    let start: Int
    let length: Int
    let top: CGFloat
    var bottom: CGFloat { top + layout.size.height }
    var end: Int { start + length }
  }

  /// - Parameter old: The text before, in the same font and width; nil sets everything.
  package init(
    _ string: String, font: FontDescription, options: TextOptions, replacing old: TextColumn? = nil
  ) {
    self.string = string
    self.font = font
    self.options = options
    runs = nil
    // A limit of lines is one for the whole text.
    set(options.maxLines > 0 ? [Piece(string)] : Piece.paragraphs(of: string), replacing: old)
  }

  /// A text with several looks, each paragraph set as the run in which it begins.
  ///
  /// - Parameter font: Of an empty text.
  package init(
    runs: [FormattedRun], font: FontDescription, options: TextOptions,
    replacing old: TextColumn? = nil
  ) {
    string = runs.map(\.run.string).joined()
    self.font = font
    self.options = options
    self.runs = runs
    let pieces = Piece.paragraphs(of: string)
    contents = Content.cut(runs, into: pieces, of: string, font: font)
    set(pieces, replacing: old)
  }

  private mutating func set(_ pieces: [Piece], replacing old: TextColumn?) {
    let old = old.flatMap {
      $0.font == font && $0.options == options && ($0.runs == nil) == (runs == nil) ? $0 : nil
    }
    let known = old?.paragraphs ?? []
    func isSame(_ index: Int, _ piece: Int) -> Bool {
      known[index].string == pieces[piece].string
        && (contents.isEmpty || contents[piece] == old?.contents[index])
    }
    paragraphs.reserveCapacity(pieces.count)
    var same = 0
    while same < min(known.count, pieces.count), isSame(same, same) {
      append(pieces[same], same, known[same])
      same += 1
    }
    var sameAtEnd = 0
    while sameAtEnd < min(known.count, pieces.count) - same,
      isSame(known.count - 1 - sameAtEnd, pieces.count - 1 - sameAtEnd)
    {
      sameAtEnd += 1
    }
    for index in same..<pieces.count {
      let isKnown = index >= pieces.count - sameAtEnd
      append(pieces[index], index, isKnown ? known[index - pieces.count + known.count] : nil)
    }
  }

  /// A text that is set already, as the only paragraph.
  package init(_ layout: TextLayout) {
    runs = nil
    string = layout.string
    font = layout.font
    options = layout.options
    size = layout.size
    paragraphs = [
      Paragraph(
        string: layout.string[...], layout: layout, start: 0, length: layout.string.utf16.count,
        top: 0)
    ]
  }

  private mutating func append(_ piece: Piece, _ index: Int, _ known: Paragraph?) {
    let last = paragraphs.last
    // What has no direction of its own runs as the paragraph before.
    var options = options
    options.neutralIsRightToLeft = last?.layout.endsRightToLeft ?? false
    let content = contents.isEmpty ? nil : contents[index]
    if let content {
      if options.maxLines > 0 {
        options.maxLines -= lineCount
        guard options.maxLines > 0 else { return }
      }
      content.format.adjust(&options)
    }
    let layout =
      known.flatMap { $0.layout.options == options ? $0.layout : nil }
      ?? content?.layout(options)
      ?? TextLayout(String(piece.string), font: font, options: options)
    let length = known?.length ?? piece.string.utf16.count
    paragraphs.append(
      Paragraph(
        string: piece.string, layout: layout,
        start: piece.separator + (last?.end ?? 0), length: length,
        top: last.map { $0.bottom + $0.gap(before: layout.format) } ?? 0))
    size = CGSize(width: max(size.width, layout.size.width), height: paragraphs.last?.bottom ?? 0)
  }

  /// All lines, in the column's space and in UTF-16 units of the whole text.
  package var lines: [TextLine] {
    paragraphs.flatMap { paragraph in
      paragraph.layout.lines.map { $0.moved(down: paragraph.top, units: paragraph.start) }
    }
  }
}

extension TextColumn {
  /// The text of a paragraph.
  struct Piece {
    let string: Substring
    /// UTF-16 units that end the paragraph before.
    let separator: Int

    init(_ string: String) { self.init(string[...], separator: 0) }

    private init(_ string: Substring, separator: Int) {
      self.string = string
      self.separator = separator
    }

    /// Split as Pango does: after a line feed, a carriage return, both, or U+2029.
    static func paragraphs(of string: String) -> [Piece] {
      var pieces: [Piece] = []
      let bytes = string.utf8
      var (start, index, separator) = (bytes.startIndex, bytes.startIndex, 0)
      while index < bytes.endIndex {
        let next = bytes.index(after: index)
        var (after, units) = (next, 1)
        switch bytes[index] {
        case 0x0A: break
        case 0x0D:
          if next < bytes.endIndex, bytes[next] == 0x0A {
            (after, units) = (bytes.index(after: next), 2)
          }
        case 0xE2 where bytes[index...].starts(with: [0xE2, 0x80, 0xA9]):
          after = bytes.index(index, offsetBy: 3)
        default:
          index = next
          continue
        }
        pieces.append(Piece(string[start..<index], separator: separator))
        (start, index, separator) = (after, after, units)
      }
      pieces.append(Piece(string[start...], separator: separator))
      return pieces
    }
  }
}
