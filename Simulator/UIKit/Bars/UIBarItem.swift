/// What the items of all bars have in common.
@preconcurrency @MainActor
open class UIBarItem: NSObject, UIAccessibilityIdentification {
  open var title: String? { didSet { itemDidChange() } }
  open var image: UIImage? { didSet { itemDidChange() } }
  open var isEnabled = true { didSet { itemDidChange() } }
  open var tag = 0

  /// What is read out in place of the title.
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  /// For tests; nobody hears it.
  open var accessibilityIdentifier: String?

  /// Tells the bar that shows the item.
  var onChange: (() -> Void)?

  public override init() { super.init() }

  func itemDidChange() { onChange?() }
}
