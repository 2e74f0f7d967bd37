/// Text of any length that a person can edit, and that scrolls.
///
/// It has one look or attributes. With `isScrollEnabled` off it has an intrinsic size and
/// grows with its text.
@preconcurrency @MainActor
open class UITextView: UIScrollView, KeyboardInput, UITextInput {
  /// - Parameter textContainer: Nil makes one.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    setUp()
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
    setUp()
    (coder as? NibCoder)?.read(into: self)
  }

  private func setUp() {
    backgroundColor = .systemBackground
    insertSubview(content, at: 0)
    textContainer.didChange = { [weak self] in
      MainActor.assumeIsolated { self?.textLayoutDidChange() }
    }
    textLayoutDidChange()
  }

  @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
    get { super.delegate as? any UITextViewDelegate }
    set { super.delegate = newValue }
  }

  // MARK: Text

  var edited = EditedText()
  private(set) lazy var document = TextDocument(host: self)
  private(set) lazy var content = TextContentView(of: self)
  var columns = TextColumnMemo()
  var isEditing = false
  var awaitsScrollToCaret = false

  /// Puts the caret at the end. The delegate hears of the selection only.
  open var text: String! {
    get { edited.string }
    set {
      let new = newValue ?? ""
      guard new != edited.string || edited.styles != nil else { return }
      document.change(text: true) { $0 = EditedText(new) }
    }
  }

  open var hasText: Bool { !edited.string.isEmpty }

  /// Nil stands for the system's font at 12 points. Setting it gives all of the text this font; so
  /// with the color and the alignment.
  open var font: UIFont? {
    didSet {
      restyle { $0.apply(.font, font) }
      if font != oldValue { textLayoutDidChange() }
    }
  }

  open var textColor: UIColor? {
    didSet {
      restyle { $0.apply(.foregroundColor, textColor) }
      content.setNeedsDisplay()
    }
  }

  open var textAlignment: NSTextAlignment = .natural {
    didSet {
      restyle { $0.applyToParagraphs { $0.alignment = textAlignment } }
      textLayoutDidChange()
    }
  }

  // MARK: Attributes

  /// Whether properties follow the text instead of the other way round.
  private var isAdopting = false

  /// The text with its looks. Setting it updates font, color and alignment to those of the text
  /// (Apple's page on `UITextView.attributedText`), puts the caret at the end and tells the
  /// delegate of the selection only.
  open var attributedText: NSAttributedString! {
    get {
      let styles = edited.styles ?? TextStyles(ownStyle, length: edited.length)
      return styles.attributedString(edited.string)
    }
    set {
      let new = EditedText(newValue ?? NSAttributedString(string: ""))
      isAdopting = true
      if let first = new.styles?.first {
        font = first.font
        textColor = first.color
        if let paragraph = first.paragraph { textAlignment = paragraph.alignment }
      }
      isAdopting = false
      document.change(text: true) { $0 = new }
    }
  }

  /// What is typed next looks so, until the selection changes (Apple's page on
  /// `UITextView.typingAttributes`).
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { (edited.nextStyle ?? ownStyle).attributes }
    set {
      if edited.styles == nil { edited.styles = TextStyles(ownStyle, length: edited.length) }
      edited.typingStyle = TextStyle(newValue)
    }
  }

  private var ownStyle: TextStyle {
    var paragraph = ParagraphStyleValues()
    paragraph.alignment = textAlignment
    return TextStyle([
      .font: currentFont, .foregroundColor: textColor ?? .label,
      .paragraphStyle: NSParagraphStyle(paragraph),
    ])
  }

  private func restyle(_ change: (inout TextStyles) -> Void) {
    guard !isAdopting, edited.styles != nil else { return }
    change(&edited.styles!)
    textLayoutDidChange()
  }

  /// Points between the view's edges and the text container: (8, 0, 8, 0), recorded
  /// (uikit-recorded.json, text_field_document).
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { textLayoutDidChange() } }
  }

  public let textContainer: NSTextContainer

  /// The selection in UTF-16 units; of no length where it is a caret.
  open var selectedRange: NSRange {
    get { NSRange(location: edited.selection.lowerBound, length: edited.selection.count) }
    set {
      guard newValue.location != NSNotFound else { return }
      let start = max(newValue.location, 0)
      selectedTextRange = TextOffsets(start..<(start + max(newValue.length, 0)))
    }
  }

  /// Scrolls as little as will show a range of UTF-16 units; a view that does not scroll stays.
  open func scrollRangeToVisible(_ range: NSRange) {
    guard isScrollEnabled, range.location != NSNotFound else { return }
    let start = max(range.location, 0)
    let offsets = (start..<(start + max(range.length, 0))).clamped(to: 0..<edited.length)
    scrollRectToVisible(rect(of: offsets), animated: false)
  }

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

  // MARK: Behavior

  open var isEditable = true { didSet { if !isEditable { resignFirstResponder() } } }

  /// Nothing can be edited that cannot be selected.
  open var isSelectable = true { didSet { if !isSelectable { resignFirstResponder() } } }

  open override var isScrollEnabled: Bool {
    didSet {
      guard isScrollEnabled != oldValue else { return }
      invalidateIntrinsicContentSize()
      if isEditing { setNeedsScrollToCaret() }
    }
  }

  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  open var autocorrectionType: UITextAutocorrectionType = .default
  open var spellCheckingType: UITextSpellCheckingType = .default
  open var keyboardType: UIKeyboardType = .default
  open var keyboardAppearance: UIKeyboardAppearance = .default
  open var returnKeyType: UIReturnKeyType = .default
  open var enablesReturnKeyAutomatically = false
  open var textContentType: UITextContentType!
  /// Kept; dots are a text field's.
  open var isSecureTextEntry = false

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { textIntrinsicSize }

  override var heightFollowsWidth: Bool { !isScrollEnabled }

  override func intrinsicContentSize(inWidth width: CGFloat) -> CGSize {
    textIntrinsicSize(inWidth: width)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fittingSize(width: size.width > 0 ? size.width : .greatestFiniteMagnitude)
  }

  override func boundsSizeDidChange() {
    super.boundsSizeDidChange()
    if bounds.width != contentSize.width { textLayoutDidChange() }
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    scrollToCaretIfNeeded()
    content.place()
  }

  override var firstBaselineFromTop: CGFloat? {
    PixelGrid.round(textContainerInset.top + currentFont.ascender, layer.contentsScale)
  }

  override var lastBaselineFromBottom: CGFloat {
    PixelGrid.round(textContainerInset.bottom - currentFont.descender, layer.contentsScale)
  }

  open override var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    content.setNeedsDisplay()
  }

  // MARK: Focus

  /// Asks the delegate, where the text can be edited. A text that can be selected only takes the
  /// focus without keyboard and without a word (hackiftekhar/IQKeyboardManager#56).
  open override var canBecomeFirstResponder: Bool {
    guard isSelectable else { return false }
    if isFirstResponder || !isEditable { return true }
    return delegate?.textViewShouldBeginEditing(self) ?? true
  }

  override var wantsSystemKeys: Bool { isEditable }

  /// Asks the delegate.
  open override var canResignFirstResponder: Bool {
    !isEditing || (delegate?.textViewShouldEndEditing(self) ?? true)
  }

  /// Unlike a text field (craiggrummitt.com 2016; IQKeyboardManager#271; surfstudio/iOS-Utils#34;
  /// danielamitay/DAKeyboardControl#9).
  override var beginsEditingAfterKeyboard: Bool { true }

  override func didBecomeFirstResponder() {
    content.setNeedsDisplay()
    if isEditable { beginEditing() }
  }

  override func didResignFirstResponder() {
    content.setNeedsDisplay()
    endEditing()
  }

  override var ownsSingleTap: Bool { isEditable }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard let touch = touches.first, point(inside: touch.location(in: self), with: event) else {
      return
    }
    if isEditable {
      beginEditing(at: touch.location(in: self))
    } else if touch.tapCount == 2 {
      selectWord(at: touch.location(in: self))
    }
  }

  // MARK: Typing

  /// Puts text in place of the selection. It asks nobody, but tells everyone.
  open func insertText(_ text: String) { replaceByTyping(edited.typingRange, with: text) }

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
