/// Text with one look, and how the paragraph is set that begins in it.
///
/// What plain text never has stands here, so that measuring plain text costs nothing for it.
package struct FormattedRun: Hashable, Sendable {
  package var run: TextRun
  /// Nil for letters alone.
  package var decoration: TextDecoration?
  package var format: ParagraphFormat

  package init(_ run: TextRun, _ decoration: TextDecoration?, _ format: ParagraphFormat) {
    self.run = run
    self.decoration = decoration
    self.format = format
  }
}
