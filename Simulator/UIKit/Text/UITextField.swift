/// One line of text that a person can edit.
@preconcurrency @MainActor
open class UITextField: UIControl, KeyboardInput, UITextInput {
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
    contentMode = .redraw
    contentHorizontalAlignment = .left
  }

  package override class var drawsContent: Bool { true }

  // MARK: Text

  var edited = EditedText()
  private(set) lazy var document = TextDocument(host: self)
  /// How far the text is scrolled to the left to show the caret, points.
  var scrollOffset: CGFloat = 0
  /// A secure text from an earlier editing: the next key replaces all of it.
  var isSecureTextStale = false
  /// Whether it was asked to become first responder while it was already.
  var isAskedToStay = false

  /// Setting it tells the input delegate, and neither the delegate nor anyone who waits for an
  /// editing event.
  open var text: String? {
    get { edited.string }
    set {
      guard newValue ?? "" != edited.string || edited.styles != nil else { return }
      document.announce(text: true) {
        edited = editedText(newValue ?? "")
        textOrSelectionDidChange()
      }
    }
  }

  open var hasText: Bool { !edited.string.isEmpty }

  /// Setting it takes the attributes of the placeholder away.
  open var placeholder: String? {
    didSet {
      styling?.placeholder = nil
      contentDidChange()
    }
  }

  /// Setting it gives all of the text this font; so with the color and the alignment.
  open var font: UIFont? = .systemFont(ofSize: 17) {
    didSet {
      restyle { $0.apply(.font, font) }
      contentDidChange()
    }
  }

  open var textColor: UIColor? = .label {
    didSet {
      restyle { $0.apply(.foregroundColor, textColor) }
      setNeedsDisplay()
    }
  }

  open var textAlignment: NSTextAlignment = .natural {
    didSet {
      restyle { $0.applyToParagraphs { $0.alignment = textAlignment } }
      textOrSelectionDidChange()
    }
  }

  // MARK: Attributes

  /// Nil until the app sets attributes.
  var styling: FieldStyling?

  /// The text with its looks. Setting it updates font, color and alignment to those of the first
  /// character, where it has them (Apple's page on `UITextField.attributedText`).
  open var attributedText: NSAttributedString? {
    get { shownAttributedText }
    set { adopt(newValue) }
  }

  /// Shown while there is no text. Nothing else changes with it.
  open var attributedPlaceholder: NSAttributedString? {
    get { styling?.placeholder ?? placeholder.map { NSAttributedString(string: $0) } }
    set {
      placeholder = newValue?.string
      guard let newValue else { return }
      ownStyling.placeholder = NSAttributedString(attributedString: newValue)
      contentDidChange()
    }
  }

  /// What all of the text looks like, also that which is set or typed later.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { ownStyle.attributes }
    set { adopt(defaults: TextStyle(newValue)) }
  }

  /// What is typed next looks so, until the selection changes; nil while nothing is edited
  /// (Apple's page on `UITextField.typingAttributes`).
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? (edited.nextStyle ?? ownStyle).attributes : nil }
    set {
      guard isEditing else { return }
      if edited.styles == nil { edited.styles = TextStyles(ownStyle, length: edited.length) }
      edited.typingStyle = newValue.map(TextStyle.init)
    }
  }

  open var borderStyle: BorderStyle = .none {
    didSet {
      backgroundColor = storedBackgroundColor
      contentDidChange()
    }
  }

  /// A rounded field draws its background itself, inside its corners.
  open override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set {
      super.backgroundColor = newValue
      if borderStyle == .roundedRect { layer.backgroundColor = nil }
      setNeedsDisplay()
    }
  }

  // MARK: Behavior

  open weak var delegate: (any UITextFieldDelegate)?
  open internal(set) var isEditing = false
  open var clearsOnBeginEditing = false

  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  open var autocorrectionType: UITextAutocorrectionType = .default
  open var spellCheckingType: UITextSpellCheckingType = .default
  open var keyboardType: UIKeyboardType = .default
  open var keyboardAppearance: UIKeyboardAppearance = .default
  open var returnKeyType: UIReturnKeyType = .default
  open var enablesReturnKeyAutomatically = false
  open var textContentType: UITextContentType!
  open var isSecureTextEntry = false { didSet { contentDidChange() } }

  // MARK: Views at the ends

  open var leftView: UIView? { didSet { replace(oldValue, by: leftView) } }
  open var rightView: UIView? { didSet { replace(oldValue, by: rightView) } }
  open var leftViewMode: ViewMode = .never { didSet { contentDidChange() } }
  open var rightViewMode: ViewMode = .never { didSet { contentDidChange() } }
  open var clearButtonMode: ViewMode = .never { didSet { contentDidChange() } }
  private(set) lazy var clearButton = ClearButton(field: self)

  // MARK: Input views

  private var ownInputView: UIView?
  private var ownAccessoryView: UIView?

  /// Takes effect with the next focus or `reloadInputViews()`.
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }

  open override var inputAccessoryView: UIView? {
    get { ownAccessoryView }
    set { ownAccessoryView = newValue }
  }

  private func replace(_ old: UIView?, by new: UIView?) {
    if let old, old !== new, old.superview === self { old.removeFromSuperview() }
    contentDidChange()
  }

  // MARK: Geometry, in the field's coordinates

  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Where text is shown: between the views at the ends.
  open func textRect(forBounds bounds: CGRect) -> CGRect { contentRect(forBounds: bounds) }

  open func editingRect(forBounds bounds: CGRect) -> CGRect { contentRect(forBounds: bounds) }

  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(size: leftView?.bounds.size ?? .zero, forBounds: bounds, atMaxX: false)
  }

  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(size: rightView?.bounds.size ?? .zero, forBounds: bounds, atMaxX: true)
  }

  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let inset: CGFloat = borderStyle == .none ? 0 : 5
    let side = CGSize(width: 19, height: 19)
    return sideRect(size: side, forBounds: bounds.insetBy(dx: inset, dy: 0), atMaxX: true)
  }

  open override var intrinsicContentSize: CGSize { textFieldIntrinsicSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override var firstBaselineFromTop: CGFloat? {
    let spare = intrinsicContentSize.height - currentFont.lineHeight
    return PixelGrid.round(spare / 2 + currentFont.ascender, layer.contentsScale)
  }

  override var lastBaselineFromBottom: CGFloat {
    intrinsicContentSize.height - (firstBaselineFromTop ?? 0)
  }

  override func boundsSizeDidChange() { textOrSelectionDidChange() }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutSideViews()
  }

  // MARK: Drawing

  open override func draw(_ rect: CGRect) {
    drawBorder()
    if edited.string.isEmpty {
      drawPlaceholder(in: placeholderRect(forBounds: bounds))
    } else {
      drawText(in: isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds))
    }
    if isEditing { drawCaret() }
  }

  open func drawText(in rect: CGRect) { drawShownText(in: rect) }

  open func drawPlaceholder(in rect: CGRect) { drawPlaceholderText(in: rect) }

  override func stateDidChange() { setNeedsDisplay() }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  // MARK: Focus

  /// Asks the delegate, as Apple's does: merely reading it may have side effects.
  open override var canBecomeFirstResponder: Bool {
    guard isEnabled else { return false }
    return isFirstResponder || (delegate?.textFieldShouldBeginEditing(self) ?? true)
  }

  /// Asks the delegate.
  open override var canResignFirstResponder: Bool {
    !isEditing || (delegate?.textFieldShouldEndEditing(self) ?? true)
  }

  override var ownsSingleTap: Bool { isEnabled }

  override func didBecomeFirstResponder() { beginEditing() }

  override func didAskToStayFirstResponder() { isAskedToStay = true }

  override func didResignFirstResponder() { endEditing(reason: .committed) }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard let touch = touches.first, point(inside: touch.location(in: self), with: event) else {
      return
    }
    beginEditing(at: touch.location(in: self))
  }

  // MARK: Typing

  /// Puts text in place of the selection. It asks nobody, but tells everyone.
  open func insertText(_ text: String) {
    replaceByTyping(edited.typingRange, with: text)
  }

  /// Removes the selection, or the whole character before the caret.
  open func deleteBackward() {
    guard let range = edited.rangeToDeleteBackward else { return }
    replaceByTyping(range, with: "")
  }

  package func keyboardDidType(_ text: String) { typeFromKeyboard(text) }

  package func keyboardDidDelete() { deleteFromKeyboard() }

  // MARK: Text input

  open var selectedTextRange: UITextRange? {
    get { document.selectedTextRange }
    set { document.selectedTextRange = newValue }
  }

  open var markedTextRange: UITextRange? { document.markedTextRange }

  open var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { document.markedTextStyle }
    set { document.markedTextStyle = newValue }
  }

  open weak var inputDelegate: (any UITextInputDelegate)? {
    get { document.inputDelegate }
    set { document.inputDelegate = newValue }
  }

  open var tokenizer: any UITextInputTokenizer { document.tokenizer }
  open var textInputView: UIView { self }
  open var beginningOfDocument: UITextPosition { document.beginning }
  open var endOfDocument: UITextPosition { document.end }

  open func text(in range: UITextRange) -> String? { document.text(in: range) }

  open func replace(_ range: UITextRange, withText text: String) {
    document.replace(range, withText: text)
  }

  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    document.setMarkedText(markedText, selectedRange: selectedRange)
  }

  open func unmarkText() { document.unmarkText() }

  open func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    document.textRange(from: fromPosition, to: toPosition)
  }

  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    document.position(from: position, offset: offset)
  }

  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    document.position(from: position, in: direction, offset: offset)
  }

  open func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? {
    document.position(within: range, farthestIn: direction)
  }

  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    document.compare(position, to: other)
  }

  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    document.offset(toPosition) - document.offset(from)
  }

  open func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    document.characterRange(byExtending: position, in: direction)
  }

  open func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { .natural }

  open func setBaseWritingDirection(
    _ writingDirection: NSWritingDirection, for range: UITextRange
  ) { document.setBaseWritingDirection(writingDirection) }

  open func firstRect(for range: UITextRange) -> CGRect { document.firstRect(for: range) }

  open func caretRect(for position: UITextPosition) -> CGRect {
    document.caretRect(for: position)
  }

  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    document.selectionRects(for: range)
  }

  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    TextPosition(document.closestOffset(to: point))
  }

  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    document.closestPosition(to: point, within: range)
  }

  open func characterRange(at point: CGPoint) -> UITextRange? {
    document.characterRange(at: point)
  }
}
