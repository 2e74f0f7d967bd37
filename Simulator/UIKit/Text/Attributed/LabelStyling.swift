/// The text of a label that has several looks, or a paragraph style.
///
/// A class, so that a label with plain text carries a pointer only.
final class LabelStyling {
  var styles: TextStyles
  /// The label's own font and color when the text was set: for what has none of its own.
  var defaults: TextDefaults
  /// Whether the label's properties follow the text instead of the other way round.
  var isAdopting = false
  private var columns = TextColumnMemo()

  init(_ text: NSAttributedString, defaults: TextDefaults) {
    styles = TextStyles(text)
    var defaults = defaults
    defaults.truncatesParagraphs = false
    self.defaults = defaults
  }

  /// The text in a size: no more lines than fit into its height, but one at least.
  func column(
    _ text: String, in size: CGSize, _ options: TextOptions, scale: CGFloat = 1
  ) -> TextColumn {
    defaults.scale = scale
    let runs = styles.formattedRuns(of: text, defaults: defaults)
    let column = columns.column(runs, defaults.font, options)
    guard size.height < 1_000_000 else { return column }
    // A hair of height is forgiven, so that rounding to pixels costs no line.
    let lines = column.lineCount(in: size.height + 0.5)
    guard lines < column.lineCount else { return column }
    var options = options
    options.maxLines = lines
    return columns.column(runs, defaults.font, options)
  }
}
