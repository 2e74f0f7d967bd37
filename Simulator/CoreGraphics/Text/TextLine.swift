/// One line of a text layout, in the layout's space: points, y down, origin at its top left.
package struct TextLine: Equatable, Sendable {
  /// The place of the line's box; its width is that of the text in it.
  package let frame: CGRect
  /// Where the letters stand.
  package let baseline: CGFloat
  /// What the line shows, in UTF-16 units of the text; a newline at its end is not part of it.
  package let range: Range<Int>
  /// Whether the text goes on in the next line without a newline between.
  package let continues: Bool

  /// The same line in a longer text.
  func moved(down distance: CGFloat, units: Int) -> TextLine {
    TextLine(
      frame: frame.offsetBy(dx: 0, dy: distance), baseline: baseline + distance,
      range: (range.lowerBound + units)..<(range.upperBound + units), continues: continues)
  }
}
