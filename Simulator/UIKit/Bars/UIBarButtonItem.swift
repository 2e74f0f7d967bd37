import CUIKitEnums

/// A button in a navigation bar or toolbar.
///
/// Targets with selectors do not exist on Linux: a button runs its `primaryAction`.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  public typealias Style = UIBarButtonItemStyle

  public typealias SystemItem = UIBarButtonSystemItem

  open var style = Style.plain { didSet { itemDidChange() } }
  /// Points; zero for as wide as the content.
  open var width: CGFloat = 0 { didSet { itemDidChange() } }
  open var customView: UIView? { didSet { itemDidChange() } }
  open var tintColor: UIColor? { didSet { itemDidChange() } }
  open var isHidden = false { didSet { itemDidChange() } }

  /// What a tap does; setting it takes over its title and image.
  open var primaryAction: UIAction? {
    didSet {
      if let primaryAction, systemItem == nil {
        title = primaryAction.title
        image = primaryAction.image
      }
      itemDidChange()
    }
  }

  private(set) var systemItem: SystemItem?

  var isSpace: Bool { isFlexibleSpace || systemItem == .fixedSpace }
  var isFlexibleSpace: Bool { systemItem == .flexibleSpace }

  /// What stands for the item in the bar that shows it.
  private(set) weak var view: UIView?

  public convenience init(primaryAction: UIAction?) {
    self.init()
    self.primaryAction = primaryAction
    title = primaryAction?.title
    image = primaryAction?.image
  }

  public convenience init(barButtonSystemItem systemItem: SystemItem, primaryAction: UIAction?) {
    self.init()
    self.systemItem = systemItem
    self.primaryAction = primaryAction
    title = systemItem.words
    if systemItem == .done || systemItem == .save { style = .done }
  }

  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init(barButtonSystemItem: systemItem, primaryAction: primaryAction)
  }

  /// A title or image of its own goes before the action's.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil
  ) {
    self.init(primaryAction: primaryAction)
    if let title { self.title = title }
    if let image { self.image = image }
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  public class func flexibleSpace() -> Self {
    let item = self.init()
    item.systemItem = .flexibleSpace
    return item
  }

  public class func fixedSpace(_ width: CGFloat) -> Self {
    let item = self.init()
    item.systemItem = .fixedSpace
    item.width = width
    return item
  }

  public required override init() { super.init() }

  /// The view that stands for the item in a bar.
  func makeView() -> UIView {
    let view = customView ?? makeButton()
    self.view = view
    return view
  }

  private func makeButton() -> UIButton {
    let button = BarButton(type: .system)
    button.setTitle(title, for: .normal)
    button.setImage(image, for: .normal)
    button.isEnabled = isEnabled
    button.accessibilityLabel = accessibilityLabel ?? title
    if let tintColor { button.tintColor = tintColor }
    let weight: UIFont.Weight = style == .done ? .semibold : .regular
    button.titleLabel?.font = .systemFont(ofSize: 17, weight: weight)
    if let primaryAction {
      button.addAction(
        UIAction { [weak self] _ in primaryAction.perform(sender: self) }, for: .touchUpInside)
    }
    return button
  }
}

extension UIBarButtonItem.SystemItem {
  var words: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .add: "+"
    case .close: "✕"
    case .undo: "Undo"
    case .redo: "Redo"
    case .flexibleSpace, .fixedSpace: nil
    // Symbols on Apple's systems.
    default: "•"
    }
  }
}
