extension TextColumn {
  /// What a paragraph with looks of its own is set from.
  ///
  /// A class, since paragraphs that stay share it from text to text.
  final class Content: Equatable {
    let runs: [TextRun]
    let decorations: [TextDecoration?]
    let format: ParagraphFormat
    /// Of the paragraph's first character, or of what ends an empty one.
    let font: FontDescription

    private init(_ parts: [FormattedRun], _ format: ParagraphFormat, _ font: FontDescription) {
      runs = parts.isEmpty ? [TextRun("", TextAttributes(font: font))] : parts.map(\.run)
      decorations = parts.map(\.decoration)
      self.format = format
      self.font = font
    }

    static func == (a: Content, b: Content) -> Bool {
      a === b
        || (a.runs == b.runs && a.format == b.format && a.font == b.font
          && a.decorations == b.decorations)
    }

    func layout(_ options: TextOptions) -> TextLayout {
      TextLayout(runs, font, options, format: format, decorations: decorations)
    }

    /// Cuts runs into the paragraphs of their joined text.
    ///
    /// A paragraph is set by the style of its first character, as Apple's page on
    /// `NSMutableAttributedString.fixParagraphStyleAttribute(in:)` says.
    static func cut(
      _ runs: [FormattedRun], into pieces: [Piece], of string: String, font: FontDescription
    ) -> [Content] {
      var number = 0
      // In UTF-8 units of the whole text: where the run begins and ends.
      var (start, end) = (0, runs.first?.run.string.utf8.count ?? 0)
      func advance() {
        number += 1
        start = end
        end += runs[number].run.string.utf8.count
      }
      return pieces.map { piece in
        let piece = piece.string
        var position = string.utf8.distance(from: string.startIndex, to: piece.startIndex)
        let last = position + piece.utf8.count
        while position >= end, number + 1 < runs.count { advance() }
        let first = runs.indices.contains(number) ? runs[number] : nil
        var parts: [FormattedRun] = []
        while position < last {
          let part = runs[number].run.string.utf8.dropFirst(position - start)
            .prefix(last - position)
          var cut = runs[number]
          cut.run.string = String(Substring(part))
          parts.append(cut)
          position += part.count
          if position < last { advance() }
        }
        return Content(
          parts, first?.format ?? ParagraphFormat(), first?.run.attributes.font ?? font)
      }
    }
  }

  /// How many lines there are.
  package var lineCount: Int { paragraphs.reduce(0) { $0 + $1.layout.lines.count } }

  /// The whole lines in a height, one at least.
  package func lineCount(in height: CGFloat) -> Int {
    max(lines.prefix { $0.frame.maxY <= height }.count, 1)
  }

  package var firstBaseline: CGFloat { paragraphs.first?.layout.firstBaseline ?? 0 }
  package var lastBaseline: CGFloat {
    paragraphs.last.map { $0.top + $0.layout.lastBaseline } ?? 0
  }
}

extension TextColumn.Paragraph {
  /// The room to a paragraph that follows.
  ///
  /// Line spacing is part of the last line, as everywhere but at the end of a text; both
  /// paragraphs' spacing comes on top (Apple's page on `NSParagraphStyle.paragraphSpacing`).
  func gap(before next: ParagraphFormat?) -> CGFloat {
    guard let format = layout.format else { return 0 }
    return format.lineSpacing + format.spacing + (next?.spacingBefore ?? 0)
  }
}

extension ParagraphFormat {
  /// Makes options of a text those of this paragraph.
  func adjust(_ options: inout TextOptions) {
    if let alignment { options.alignment = alignment }
    if let lineBreak { options.lineBreak = lineBreak }
    if isOneLine { options.maxLines = 1 }
  }
}
