/// What the items of all bars have in common.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  open var title: String? { didSet { itemDidChange() } }
  open var image: UIImage? { didSet { itemDidChange() } }
  open var isEnabled = true { didSet { itemDidChange() } }
  open var tag = 0

  /// Tells the bar that shows the item.
  var onChange: (() -> Void)?

  public override init() { super.init() }

  func itemDidChange() { onChange?() }
}
