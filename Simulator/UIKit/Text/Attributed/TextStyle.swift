/// What attributes say about the letters and the paragraph.
struct TextStyle {
  let attributes: [NSAttributedString.Key: Any]

  init(_ attributes: [NSAttributedString.Key: Any]) {
    var attributes = attributes
    // A style that the app changes later must not change what is set already.
    if let style = attributes[.paragraphStyle] as? NSMutableParagraphStyle {
      attributes[.paragraphStyle] = style.copy()
    }
    self.attributes = attributes
  }

  var font: UIFont? { attributes[.font] as? UIFont }
  var color: UIColor? { attributes[.foregroundColor] as? UIColor }
  var paragraph: NSParagraphStyle? { attributes[.paragraphStyle] as? NSParagraphStyle }

  /// A run that looks so; dynamic colors are taken for the current traits.
  ///
  /// - Parameter defaults: For what the attributes leave open.
  func run(_ string: String, defaults: TextDefaults) -> FormattedRun {
    var face = (font ?? defaults.font).face
    face.size *= defaults.scale
    let look = TextAttributes(
      font: face, color: (color ?? defaults.color)?.cgColor,
      kern: (number(.kern) ?? 0) * defaults.scale)
    let format = paragraph?.values.format(isOneLine: defaults.truncatesParagraphs)
    return FormattedRun(TextRun(string, look), decoration, format ?? ParagraphFormat())
  }

  private var decoration: TextDecoration? {
    var decoration = TextDecoration()
    let under = NSUnderlineStyle(rawValue: Int(number(.underlineStyle) ?? 0))
    if !under.isEmpty { decoration.underline = under.contains(.double) ? .double : .single }
    decoration.isStruckThrough = (number(.strikethroughStyle) ?? 0) != 0
    decoration.underlineColor = cgColor(.underlineColor)
    decoration.strikethroughColor = cgColor(.strikethroughColor)
    decoration.background = cgColor(.backgroundColor)
    decoration.rise = number(.baselineOffset) ?? 0
    return decoration == TextDecoration() ? nil : decoration
  }

  private func cgColor(_ key: NSAttributedString.Key) -> CGColor? {
    (attributes[key] as? UIColor)?.cgColor
  }

  /// A number as apps write it: any of Swift's, or an `NSNumber`.
  private func number(_ key: NSAttributedString.Key) -> CGFloat? {
    switch attributes[key] {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }
}

/// What text without attributes of its own looks like.
struct TextDefaults {
  var font: UIFont
  /// Nil takes the color given when drawing.
  var color: UIColor?
  /// For fonts that shrink to fit.
  var scale: CGFloat = 1
  /// Whether a paragraph whose mode truncates or clips stays on one line.
  var truncatesParagraphs = true

  /// Apple's page on `NSAttributedString.Key.font`: 12 points of Helvetica, which is drawn as the
  /// system's font here.
  static var ofStrings: TextDefaults {
    TextDefaults(font: .systemFont(ofSize: 12), color: .black)
  }
}
