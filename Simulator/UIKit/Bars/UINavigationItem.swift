import CUIKitEnums

/// What a navigation bar shows while a controller is on top.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  open var title: String? { didSet { onChange?() } }
  open var titleView: UIView? { didSet { onChange?() } }
  /// The words of the button that leads back to this item; nil for its title.
  open var backButtonTitle: String? { didSet { onChange?() } }
  open var hidesBackButton = false { didSet { onChange?() } }
  open var leftItemsSupplementBackButton = false { didSet { onChange?() } }

  /// When the title is large, in a bar that prefers large titles: automatic is as the item
  /// before it, and large on the first screen.
  public typealias LargeTitleDisplayMode = UINavigationItemLargeTitleDisplayMode

  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { onChange?() } }

  /// Whose bar stands below the title.
  open var searchController: UISearchController? {
    didSet {
      oldValue?.item = nil
      searchController?.item = self
      onChange?()
    }
  }

  /// Whether the search bar shows only while the content is at its top.
  open var hidesSearchBarWhenScrolling = true { didSet { onChange?() } }

  /// The search that goes on with a bar of the screen's own, not with one of this item.
  weak var searchOfOwnView: UISearchController?
  /// The search that goes on.
  var activeSearch: UISearchController? {
    searchOfOwnView ?? searchController.flatMap { $0.isActive ? $0 : nil }
  }

  /// Tells the navigation controller that a search begins or ends.
  var onSearch: ((UISearchController, _ begins: Bool) -> Void)?

  func searchDidBegin(_ controller: UISearchController) { onSearch?(controller, true) }
  func searchDidEnd(_ controller: UISearchController) { onSearch?(controller, false) }

  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { itemsDidChange() } }
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { itemsDidChange() } }

  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// The bar changes at once; nothing moves.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// Tells the bar that shows the item.
  var onChange: (() -> Void)?

  public init(title: String) {
    self.title = title
    super.init()
  }

  private func itemsDidChange() {
    for item in (leftBarButtonItems ?? []) + (rightBarButtonItems ?? []) {
      item.onChange = { [weak self] in self?.onChange?() }
    }
    onChange?()
  }
}
