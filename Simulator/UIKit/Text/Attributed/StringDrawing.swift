/// Measures and draws strings outside of views, as `NSAttributedString` and `NSString` offer it.
struct StringDrawing {
  let string: String
  let styles: TextStyles

  init(_ string: NSAttributedString) {
    self.string = string.string
    styles = TextStyles(string)
  }

  init(_ string: String, _ attributes: [NSAttributedString.Key: Any]?) {
    self.string = string
    styles = TextStyles(TextStyle(attributes ?? [:]), length: string.utf16.count)
  }

  /// - Parameter size: What is zero or less does not limit the text (teilweise.org, 2009,
  ///   "boundingRectWithSize:options:attributes:").
  func column(in size: CGSize, _ options: NSStringDrawingOptions) -> TextColumn {
    let wraps = options.contains(.usesLineFragmentOrigin)
    var text = TextOptions(
      maxWidth: wraps && size.width > 0 ? size.width : nil, maxLines: wraps ? 0 : 1,
      lineBreak: .wordWrap)
    let column = column(text)
    guard wraps, size.height > 0 else { return column }
    // A hair is forgiven, so that a size that was measured is large enough again.
    let lines = column.lineCount(in: size.height + 0.01)
    guard lines < column.lineCount else { return column }
    text.maxLines = lines
    return self.column(text, isTruncated: options.contains(.truncatesLastVisibleLine))
  }

  private func column(_ options: TextOptions, isTruncated: Bool = false) -> TextColumn {
    let defaults = TextDefaults.ofStrings
    var runs = styles.formattedRuns(of: string, defaults: defaults)
    if isTruncated { for index in runs.indices { runs[index].format.lineBreak = .truncateTail } }
    return TextColumn(runs: runs, font: defaults.font.face, options: options)
  }

  func size() -> CGSize { column(in: .zero, .usesLineFragmentOrigin).size }

  func boundingRect(
    in size: CGSize, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?
  ) -> CGRect {
    let rect = CGRect(origin: .zero, size: column(in: size, options).size)
    context?.totalBounds = rect
    return rect
  }

  /// Draws in the current context; without `usesLineFragmentOrigin` the baseline begins at the
  /// origin.
  func draw(
    in rect: CGRect, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?
  ) {
    let column = column(in: rect.size, options)
    var origin = rect.origin
    if !options.contains(.usesLineFragmentOrigin) { origin.y -= column.firstBaseline }
    context?.totalBounds = CGRect(origin: origin, size: column.size)
    guard let graphics = UIGraphicsGetCurrentContext() else { return }
    column.draw(
      at: origin, in: graphics, color: UIColor.black.cgColor, band: 0...CGFloat.infinity)
  }
}
