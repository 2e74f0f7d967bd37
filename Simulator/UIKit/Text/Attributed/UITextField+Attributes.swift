/// What an app has set of a text field's looks, beyond its text's.
final class FieldStyling {
  var placeholder: NSAttributedString?
  /// What new text looks like.
  var defaults: TextStyle?
  /// Whether the field's properties follow its text instead of the other way round.
  var isAdopting = false
  private var layouts: [(runs: [FormattedRun], layout: TextLayout)] = []

  /// A line of text; one that was set lately is not set again.
  func layout(_ runs: [FormattedRun], _ font: UIFont, _ options: TextOptions) -> TextLayout {
    let index = layouts.firstIndex {
      $0.runs == runs && $0.layout.options == options && $0.layout.font == font.face
    }
    if let index { return layouts[index].layout }
    let layout = TextLayout(runs: runs, font: font.face, options: options)
    layouts = [(runs, layout)] + layouts.prefix(2)
    return layout
  }
}

extension UITextField {
  var ownStyling: FieldStyling {
    if let styling { return styling }
    let new = FieldStyling()
    styling = new
    return new
  }

  /// A text as it is set without looks of its own.
  func editedText(_ string: String = "") -> EditedText {
    var new = EditedText(string)
    guard let style = styling?.defaults else { return new }
    new.styles = TextStyles(style, length: new.length)
    new.typingStyle = style
    return new
  }

  /// The defaults, with the field's own font, color and alignment.
  var ownStyle: TextStyle {
    var attributes = styling?.defaults?.attributes ?? [:]
    attributes[.font] = currentFont
    attributes[.foregroundColor] = textColor ?? .label
    var paragraph = styling?.defaults?.paragraph?.values ?? ParagraphStyleValues()
    paragraph.alignment = textAlignment
    attributes[.paragraphStyle] = NSParagraphStyle(paragraph)
    return TextStyle(attributes)
  }

  var shownAttributedText: NSAttributedString? {
    (edited.styles ?? TextStyles(ownStyle, length: edited.length)).attributedString(edited.string)
  }

  func adopt(_ text: NSAttributedString?) {
    guard let text else {
      self.text = nil
      return
    }
    let new = EditedText(text)
    follow(new.styles?.first)
    document.announce(text: true) {
      edited = new
      textOrSelectionDidChange()
    }
  }

  func adopt(defaults: TextStyle) {
    ownStyling.defaults = defaults
    follow(defaults)
    document.announce(text: true) {
      let selection = edited.selection
      edited = editedText(edited.string)
      edited.select(selection)
      textOrSelectionDidChange()
    }
  }

  /// Makes the field's properties those of a look, where it has them.
  private func follow(_ style: TextStyle?) {
    guard let style else { return }
    ownStyling.isAdopting = true
    if let new = style.font { font = new }
    if let new = style.color { textColor = new }
    if let new = style.paragraph { textAlignment = new.alignment }
    ownStyling.isAdopting = false
  }

  func restyle(_ change: (inout TextStyles) -> Void) {
    guard !(styling?.isAdopting ?? false) else { return }
    if let defaults = styling?.defaults {
      var styles = TextStyles(defaults, length: 1)
      change(&styles)
      styling?.defaults = styles.first
    }
    if edited.styles != nil { change(&edited.styles!) }
  }

  // MARK: Layout

  /// A text on one line; nil where it has the field's own look.
  func styledLayout(_ styles: TextStyles?, of text: String, options: TextOptions) -> TextLayout? {
    guard let styles, !text.isEmpty else { return nil }
    let defaults = TextDefaults(font: currentFont)
    let runs = styles.formattedRuns(of: text, defaults: defaults)
    return ownStyling.layout(runs, defaults.font, options)
  }

  func placeholderLayout(width: CGFloat? = nil) -> TextLayout? {
    guard let placeholder, !placeholder.isEmpty else { return nil }
    let options = TextOptions(
      maxWidth: width, maxLines: 1, lineBreak: .truncateTail, alignment: .left)
    return styledLayout(
      styling?.placeholder.map(TextStyles.init), of: placeholder, options: options)
      ?? currentFont.layout(placeholder, maxWidth: width, lineBreakMode: .byTruncatingTail)
  }

  /// A text at rest ends in an ellipsis where it is too long.
  func restingLayout(width: CGFloat) -> TextLayout {
    let options = TextOptions(
      maxWidth: width, maxLines: 1, lineBreak: .truncateTail, alignment: .left)
    return styledLayout(shownStyles, of: shownText, options: options)
      ?? currentFont.layout(shownText, maxWidth: width, lineBreakMode: .byTruncatingTail)
  }

  /// Dots have the field's look.
  var shownStyles: TextStyles? { isSecureTextEntry ? nil : edited.styles }
}
