/// Lines along the letters, the ground behind them and their shift; none changes a line's box.
package struct TextDecoration: Hashable, Sendable {
  package enum Underline: Hashable, Sendable {
    case single
    case double
  }

  package var underline: Underline?
  /// Nil takes the letters' color.
  package var underlineColor: CGColor?
  package var isStruckThrough = false
  /// Nil takes the letters' color.
  package var strikethroughColor: CGColor?
  /// What is drawn behind the letters.
  package var background: CGColor?
  /// Points by which the letters stand above the baseline.
  package var rise: CGFloat = 0

  package init() {}
}
