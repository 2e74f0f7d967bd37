/// What one run of text looks like.
package struct TextAttributes: Hashable, Sendable {
  package var font: FontDescription
  /// Nil takes the color given when drawing.
  package var color: CGColor?
  /// Extra space between characters, points.
  package var kern: CGFloat

  package init(font: FontDescription, color: CGColor? = nil, kern: CGFloat = 0) {
    self.font = font
    self.color = color
    self.kern = kern
  }
}

/// Text with one look.
package struct TextRun: Hashable, Sendable {
  package var string: String
  package var attributes: TextAttributes

  package init(_ string: String, _ attributes: TextAttributes) {
    self.string = string
    self.attributes = attributes
  }
}

/// How text fills the width it is given.
package struct TextOptions: Hashable, Sendable {
  package enum Alignment: Hashable, Sendable {
    /// By each paragraph's direction.
    case natural
    case left
    case center
    case right
  }

  package enum LineBreak: Hashable, Sendable {
    case wordWrap
    case characterWrap
    /// One line each paragraph; what does not fit is not drawn.
    case clip
    case truncateHead
    case truncateMiddle
    /// Wraps by words; the last line allowed ends in an ellipsis.
    case truncateTail
  }

  /// Points; nil does not limit it.
  package var maxWidth: CGFloat?
  /// Zero does not limit it.
  package var maxLines: Int
  package var lineBreak: LineBreak
  package var alignment: Alignment
  /// The direction of paragraphs without a letter that has one.
  package var neutralIsRightToLeft = false

  package init(
    maxWidth: CGFloat? = nil, maxLines: Int = 0, lineBreak: LineBreak = .truncateTail,
    alignment: Alignment = .natural
  ) {
    self.maxWidth = maxWidth
    self.maxLines = maxLines
    self.lineBreak = lineBreak
    self.alignment = alignment
  }
}
