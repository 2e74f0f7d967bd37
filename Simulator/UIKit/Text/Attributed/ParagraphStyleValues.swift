/// What a paragraph style is made of.
struct ParagraphStyleValues: Hashable {
  var alignment: NSTextAlignment = .natural
  var lineBreakMode: NSLineBreakMode = .byWordWrapping
  var firstLineHeadIndent: CGFloat = 0
  var headIndent: CGFloat = 0
  var tailIndent: CGFloat = 0
  var lineHeightMultiple: CGFloat = 0
  var minimumLineHeight: CGFloat = 0
  var maximumLineHeight: CGFloat = 0
  var lineSpacing: CGFloat = 0
  var paragraphSpacing: CGFloat = 0
  var paragraphSpacingBefore: CGFloat = 0

  /// What the layout goes by.
  ///
  /// - Parameter isOneLine: Whether a mode that truncates or clips keeps the paragraph on one line,
  ///   as it does everywhere but in labels, which wrap and truncate their last line.
  func format(isOneLine: Bool) -> ParagraphFormat {
    var format = ParagraphFormat()
    format.firstLineIndent = firstLineHeadIndent
    format.indent = headIndent
    format.tailIndent = tailIndent
    format.lineHeightMultiple = lineHeightMultiple
    format.minimumLineHeight = minimumLineHeight
    format.maximumLineHeight = maximumLineHeight
    format.lineSpacing = lineSpacing
    format.spacing = paragraphSpacing
    format.spacingBefore = paragraphSpacingBefore
    format.alignment = alignment.option
    format.lineBreak = lineBreakMode.option
    let wraps = lineBreakMode == .byWordWrapping || lineBreakMode == .byCharWrapping
    format.isOneLine = isOneLine && !wraps
    return format
  }
}
