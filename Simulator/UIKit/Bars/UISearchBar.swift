import CUIKitEnums

/// A bar with a field to search by, and perhaps a button to give up.
@preconcurrency @MainActor
open class UISearchBar: UIView, UITextInputTraits {
  public typealias Style = UISearchBarStyle

  open weak var delegate: (any UISearchBarDelegate)?

  /// The controller that this is the bar of.
  weak var searchController: UISearchController?

  private let field = UISearchTextField(frame: .zero)
  package let cancelButton = UIButton(type: .system)
  private let line = UIView(frame: .zero)
  private lazy var editing = SearchBarEditing(of: self)
  private var showsCancel = false

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
    clipsToBounds = true
    line.isUserInteractionEnabled = false
    line.backgroundColor = .separator
    field.delegate = editing
    field.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBar(self, textDidChange: field.text ?? "")
        searchController?.textDidChange()
      }, for: .editingChanged)
    cancelButton.setTitle("Cancel", for: .normal)
    cancelButton.titleLabel?.font = .systemFont(ofSize: 17)
    cancelButton.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBarCancelButtonClicked(self)
        searchController?.isActive = false
      }, for: .touchUpInside)
    for view in [line, field, cancelButton] as [UIView] { addSubview(view) }
    styleDidChange()
    editingDidChange()
  }

  // MARK: Content

  open var searchTextField: UISearchTextField { field }

  /// Setting it tells nobody.
  open var text: String? {
    get { field.text }
    set { field.text = newValue }
  }

  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }

  open var isEnabled = true {
    didSet {
      field.isEnabled = isEnabled
      editingDidChange()
    }
  }

  // MARK: Look

  open var searchBarStyle = Style.default { didSet { styleDidChange() } }
  open var barTintColor: UIColor? { didSet { styleDidChange() } }

  private func styleDidChange() {
    let isMinimal = searchBarStyle == .minimal
    backgroundColor = isMinimal ? .clear : barTintColor ?? .secondarySystemBackground
    line.isHidden = isMinimal
  }

  // MARK: Cancelling

  open var showsCancelButton: Bool {
    get { showsCancel }
    set { setShowsCancelButton(newValue, animated: false) }
  }

  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard showsCancelButton != showsCancel else { return }
    showsCancel = showsCancelButton
    guard animated, window != nil else { return setNeedsLayout() }
    UIView.animate(withDuration: 0.25) {
      self.setNeedsLayout()
      self.layoutIfNeeded()
    }
  }

  /// The button can be tapped only while the field has the focus.
  func editingDidChange() { cancelButton.isEnabled = isEnabled && field.isEditing }

  // MARK: Focus

  open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }
  open override var canResignFirstResponder: Bool { field.canResignFirstResponder }
  /// True while the field has the focus.
  open override var isFirstResponder: Bool { field.isFirstResponder }

  /// Gives the focus to the field.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }

  @discardableResult
  open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

  private var ownAccessoryView: UIView?

  open override var inputAccessoryView: UIView? {
    get { ownAccessoryView }
    set { ownAccessoryView = newValue }
  }

  // MARK: Keyboard

  open var autocapitalizationType: UITextAutocapitalizationType {
    get { field.autocapitalizationType }
    set { field.autocapitalizationType = newValue }
  }
  open var autocorrectionType: UITextAutocorrectionType {
    get { field.autocorrectionType }
    set { field.autocorrectionType = newValue }
  }
  open var spellCheckingType: UITextSpellCheckingType {
    get { field.spellCheckingType }
    set { field.spellCheckingType = newValue }
  }
  open var keyboardType: UIKeyboardType {
    get { field.keyboardType }
    set { field.keyboardType = newValue }
  }
  open var keyboardAppearance: UIKeyboardAppearance {
    get { field.keyboardAppearance }
    set { field.keyboardAppearance = newValue }
  }
  open var returnKeyType: UIReturnKeyType {
    get { field.returnKeyType }
    set { field.returnKeyType = newValue }
  }
  open var enablesReturnKeyAutomatically: Bool {
    get { field.enablesReturnKeyAutomatically }
    set { field.enablesReturnKeyAutomatically = newValue }
  }
  open var isSecureTextEntry: Bool {
    get { field.isSecureTextEntry }
    set { field.isSecureTextEntry = newValue }
  }
  open var textContentType: UITextContentType! {
    get { field.textContentType }
    set { field.textContentType = newValue }
  }

  // MARK: Layout

  /// 56 points high: the field's 36 and ten above and below.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 56)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 56)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let hairline = 1 / max(traitCollection.displayScale, 1)
    line.frame = CGRect(
      x: 0, y: bounds.height - hairline, width: bounds.width, height: hairline)
    let insets = safeAreaInsets
    let area = bounds.inset(
      by: UIEdgeInsets(top: 0, left: insets.left + 8, bottom: 0, right: insets.right + 8))
    let button = cancelButton.intrinsicContentSize.width
    let taken = showsCancel ? button + 12 : 0
    let isRTL = effectiveUserInterfaceLayoutDirection == .rightToLeft
    field.frame = CGRect(
      x: area.minX + (isRTL ? taken : 0), y: bounds.midY - 18, width: area.width - taken,
      height: 36)
    cancelButton.alpha = showsCancel ? 1 : 0
    let start = showsCancel ? area.maxX - button : bounds.width
    cancelButton.frame = CGRect(
      x: isRTL ? bounds.width - start - button : start, y: 0, width: button,
      height: bounds.height)
  }
}
