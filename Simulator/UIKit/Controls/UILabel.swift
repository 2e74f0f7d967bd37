/// Text to read: one line or more, in one look or with attributes.
@preconcurrency @MainActor
open class UILabel: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    (coder as? NibCoder)?.read(into: self)
  }

  private func setUp() {
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  package override class var drawsContent: Bool { true }

  // MARK: Content

  /// Setting it takes the attributes away (Apple's page on `UILabel.text`).
  open var text: String? {
    didSet {
      if let styling, !styling.isAdopting {
        self.styling = nil
      } else if text == oldValue {
        return
      }
      textDidChange()
    }
  }

  /// With a text of several looks, setting it gives all of the text this font; so with the color,
  /// the alignment and the line break mode (Apple's pages on `UILabel`).
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet {
      if styling != nil { restyle { $0.styles.apply(.font, font) } }
      if font != oldValue { textDidChange() }
    }
  }

  open var textColor: UIColor! = .label {
    didSet {
      if styling != nil { restyle { $0.styles.apply(.foregroundColor, textColor) } }
      setNeedsDisplay()
    }
  }

  open var textAlignment: NSTextAlignment = .natural {
    didSet {
      if styling != nil {
        restyle { $0.styles.applyToParagraphs { $0.alignment = textAlignment } }
      }
      setNeedsDisplay()
    }
  }

  open var highlightedTextColor: UIColor? { didSet { setNeedsDisplay() } }
  open var isHighlighted = false { didSet { setNeedsDisplay() } }
  open var isEnabled = true { didSet { setNeedsDisplay() } }

  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
    didSet {
      if styling != nil {
        restyle { $0.styles.applyToParagraphs { $0.lineBreakMode = lineBreakMode } }
      }
      textDidChange()
    }
  }

  /// The most lines that are shown; zero stands for as many as needed.
  open var numberOfLines = 1 { didSet { textDidChange() } }

  /// Where lines wrap when the intrinsic size is asked for, in points; zero leaves it to the width
  /// that layout gives the label.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { textDidChange() } }

  /// Whether a text in one line gets a smaller font where it is too wide. Its intrinsic size stays.
  open var adjustsFontSizeToFitWidth = false { didSet { setNeedsDisplay() } }

  /// The smallest share of the font's size; zero stands for as small as needed.
  open var minimumScaleFactor: CGFloat = 0 { didSet { setNeedsDisplay() } }

  // MARK: Attributes

  /// Nil while the text has one look, which is the label's.
  private var styling: LabelStyling?

  /// The text with its looks. Setting it updates font, color, alignment and line break mode to
  /// those of its first character, where it has them (Apple's page on `UILabel.attributedText`).
  open var attributedText: NSAttributedString? {
    get {
      guard let text else { return nil }
      if let styling { return styling.styles.attributedString(text) }
      var paragraph = ParagraphStyleValues()
      paragraph.alignment = textAlignment
      paragraph.lineBreakMode = lineBreakMode
      return NSAttributedString(
        string: text,
        attributes: [
          .font: currentFont, .foregroundColor: textColor ?? .label,
          .paragraphStyle: NSParagraphStyle(paragraph),
        ])
    }
    set {
      guard let newValue else {
        text = nil
        return
      }
      let new = LabelStyling(
        newValue, defaults: TextDefaults(font: currentFont, color: textColor))
      styling = new
      new.isAdopting = true
      text = newValue.string
      if let first = new.styles.first {
        if let new = first.font { font = new }
        if let new = first.color { textColor = new }
        if let new = first.paragraph {
          textAlignment = new.alignment
          lineBreakMode = new.lineBreakMode
        }
      }
      new.isAdopting = false
      textDidChange()
    }
  }

  private func restyle(_ change: (LabelStyling) -> Void) {
    guard let styling, !styling.isAdopting else { return }
    change(styling)
    styling.defaults.font = currentFont
    styling.defaults.color = textColor
    textDidChange()
  }

  private func styledColumn(in size: CGSize, lines: Int, scale: CGFloat = 1) -> TextColumn? {
    styling?.column(
      text ?? "", in: size,
      TextOptions(
        maxWidth: size.width, maxLines: lines, lineBreak: lineBreakMode.option,
        alignment: textAlignment.option), scale: scale)
  }

  private var currentFont: UIFont { font ?? .systemFont(ofSize: UIFont.labelFontSize) }

  private func textDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
    contentSizeDidChange()
  }

  /// A hook for what shows its text through a label.
  func contentSizeDidChange() {}

  // MARK: Size

  /// The width that layout gave the label.
  private var wrappingWidth: CGFloat?

  private var wraps: Bool {
    numberOfLines != 1 && lineBreakMode != .byClipping
  }

  /// As wide as the text in one line, and as high as it is in the width that layout gave the label.
  open override var intrinsicContentSize: CGSize {
    if preferredMaxLayoutWidth > 0 { return fittingSize(width: preferredMaxLayoutWidth) }
    return intrinsicContentSize(inWidth: wrappingWidth ?? .greatestFiniteMagnitude)
  }

  override var heightFollowsWidth: Bool { wraps && preferredMaxLayoutWidth <= 0 }

  override func intrinsicContentSize(inWidth width: CGFloat) -> CGSize {
    let size = fittingSize(width: .greatestFiniteMagnitude)
    guard wraps, width < size.width else { return size }
    return CGSize(width: size.width, height: fittingSize(width: width).height)
  }

  override func boundsSizeDidChange() {
    guard bounds.width != wrappingWidth else { return }
    wrappingWidth = bounds.width
    if heightFollowsWidth { invalidateIntrinsicContentSize() }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fittingSize(width: wraps && size.width > 0 ? size.width : .greatestFiniteMagnitude)
  }

  private func fittingSize(width: CGFloat) -> CGSize {
    let room = CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude)
    let size = textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size
    let scale = layer.contentsScale
    return CGSize(
      width: PixelGrid.roundUp(size.width, scale), height: PixelGrid.roundUp(size.height, scale))
  }

  /// The size of the text in a rectangle, at that rectangle's origin. An empty text has none.
  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    guard let text, !text.isEmpty else { return CGRect(origin: bounds.origin, size: .zero) }
    let size =
      styledColumn(in: bounds.size, lines: numberOfLines)?.size
      ?? layout(text, in: bounds.size, lines: numberOfLines).size
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: min(size.width, bounds.width),
      height: min(size.height, bounds.height))
  }

  /// A label without text has no baseline inset beyond its font's.
  override var firstBaselineFromTop: CGFloat? {
    PixelGrid.round(laidOut?.firstBaseline ?? currentFont.ascender, layer.contentsScale)
  }

  override var lastBaselineFromBottom: CGFloat {
    PixelGrid.round(
      laidOut.map { $0.size.height - $0.lastBaseline } ?? -currentFont.descender,
      layer.contentsScale)
  }

  /// A text with several looks in the width that layout gave the label.
  private var laidOut: TextColumn? {
    guard styling != nil, let text, !text.isEmpty else { return nil }
    let width = wraps ? wrappingWidth ?? .greatestFiniteMagnitude : .greatestFiniteMagnitude
    return styledColumn(
      in: CGSize(width: width, height: .greatestFiniteMagnitude), lines: numberOfLines)
  }

  // MARK: Accessibility

  open override var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  open override var accessibilityLabel: String? {
    get { accessibility?.label ?? text }
    set { super.accessibilityLabel = newValue }
  }

  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? .staticText }
    set { super.accessibilityTraits = newValue }
  }

  // MARK: Drawing

  open override func draw(_ rect: CGRect) { drawText(in: bounds) }

  /// Draws the text in a rectangle of the label, halfway between its top and bottom.
  open func drawText(in rect: CGRect) {
    guard let text, !text.isEmpty, let context = UIGraphicsGetCurrentContext() else { return }
    if styling != nil {
      drawStyledText(in: rect, context)
      return
    }
    let layout = drawnLayout(text, in: rect.size)
    let top = PixelGrid.round((rect.height - layout.size.height) / 2, layer.contentsScale)
    layout.draw(
      at: CGPoint(x: rect.minX, y: rect.minY + top), in: context, color: currentColor.cgColor)
  }

  private func drawStyledText(in rect: CGRect, _ context: CGContext) {
    var scale: CGFloat = 1
    if adjustsFontSizeToFitWidth, numberOfLines == 1, rect.width > 0 {
      let whole = fittingSize(width: .greatestFiniteMagnitude).width
      if whole > rect.width { scale = max(rect.width / whole, minimumScaleFactor) }
    }
    guard let column = styledColumn(in: rect.size, lines: numberOfLines, scale: scale) else {
      return
    }
    let top = PixelGrid.round((rect.height - column.size.height) / 2, layer.contentsScale)
    column.draw(
      at: CGPoint(x: rect.minX, y: rect.minY + top), in: context, color: currentColor.cgColor,
      band: 0...CGFloat.infinity)
  }

  /// The text as it is drawn: smaller than laid out where it has to fit.
  private func drawnLayout(_ text: String, in size: CGSize) -> TextLayout {
    let layout = layout(text, in: size, lines: numberOfLines)
    guard adjustsFontSizeToFitWidth, numberOfLines == 1, size.width > 0 else { return layout }
    let whole = fittingSize(width: .greatestFiniteMagnitude).width
    guard whole > size.width else { return layout }
    let scale = max(size.width / whole, minimumScaleFactor)
    return currentFont.withSize(currentFont.pointSize * scale).layout(
      text, maxWidth: size.width, maxLines: 1, lineBreakMode: lineBreakMode,
      alignment: textAlignment)
  }

  private var currentColor: UIColor {
    if !isEnabled { return .tertiaryLabel }
    if isHighlighted, let highlightedTextColor { return highlightedTextColor }
    return textColor ?? .label
  }

  /// The text in a size: no more lines than fit into its height, but one at least.
  private func layout(_ text: String, in size: CGSize, lines: Int) -> TextLayout {
    // A hair of height is forgiven, so that rounding to pixels costs no line.
    let fitting = (size.height + 0.5) / currentFont.lineHeight
    var lines = lines
    if fitting < 10_000 {
      let whole = max(Int(fitting), 1)
      lines = lines > 0 ? min(lines, whole) : whole
    }
    return currentFont.layout(
      text, maxWidth: size.width, maxLines: lines, lineBreakMode: lineBreakMode,
      alignment: textAlignment)
  }
}
