/// How the lines of a paragraph are set. Points throughout.
package struct ParagraphFormat: Hashable, Sendable {
  /// From the leading edge to the first line.
  package var firstLineIndent: CGFloat = 0
  /// From the leading edge to the other lines.
  package var indent: CGFloat = 0
  /// Where lines end: from the leading edge if positive, else from the trailing one.
  package var tailIndent: CGFloat = 0
  /// A factor for the height of the fonts; zero stands for one.
  package var lineHeightMultiple: CGFloat = 0
  package var minimumLineHeight: CGFloat = 0
  /// Zero does not limit it.
  package var maximumLineHeight: CGFloat = 0
  /// Between a line and the next.
  package var lineSpacing: CGFloat = 0
  /// Beyond the line spacing, between the paragraph and those around it.
  package var spacing: CGFloat = 0
  package var spacingBefore: CGFloat = 0
  /// Nil for that of the whole text.
  package var alignment: TextOptions.Alignment?
  package var lineBreak: TextOptions.LineBreak?
  /// Whether the paragraph does not wrap.
  package var isOneLine = false

  package init() {}

  /// The height of a line: the fonts' times the factor, then between the limits, as Apple's page on
  /// `NSParagraphStyle.lineHeightMultiple` says.
  func lineHeight(natural: CGFloat) -> CGFloat {
    let height = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
    let raised = max(height, minimumLineHeight)
    return maximumLineHeight > 0 ? min(raised, maximumLineHeight) : raised
  }

  /// How much of a width lies beyond the end of each line.
  func tail(of width: CGFloat) -> CGFloat {
    tailIndent > 0 ? max(width - tailIndent, 0) : -tailIndent
  }

  func lead(isFirst: Bool) -> CGFloat { isFirst ? firstLineIndent : indent }
}
