/// Hears which item of a tab bar was tapped.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// The bar that switches between the parts of an app.
@preconcurrency @MainActor
open class UITabBar: UIView {
  open weak var delegate: (any UITabBarDelegate)?

  open var items: [UITabBarItem]? { didSet { rebuild() } }

  open weak var selectedItem: UITabBarItem? { didSet { showSelection() } }

  /// Whether content shows through. A tab's view ends above a bar that is not translucent, unless
  /// it extends its layout below opaque bars.
  open var isTranslucent = true {
    didSet {
      colorDidChange()
      superview?.setNeedsLayout()
    }
  }

  /// One for each item, in their order.
  package private(set) var buttons: [UIButton] = []
  private let line = UIView(frame: .zero)

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
    colorDidChange()
    line.backgroundColor = .separator
    addSubview(line)
  }

  private func colorDidChange() {
    backgroundColor = isTranslucent ? .systemBackground.withAlphaComponent(0.94) : .systemBackground
  }

  private func rebuild() {
    for button in buttons { button.removeFromSuperview() }
    buttons = (items ?? []).map { item in
      item.onChange = { [weak self] in self?.rebuild() }
      let button = UIButton(type: .system)
      button.setTitle(item.title, for: .normal)
      button.setImage(item.image, for: .normal)
      button.titleLabel?.font = .systemFont(ofSize: 10, weight: .medium)
      button.isEnabled = item.isEnabled
      button.addAction(
        UIAction { [weak self, weak item] _ in
          guard let self, let item else { return }
          self.delegate?.tabBar(self, didSelect: item)
        }, for: .touchUpInside)
      addSubview(button)
      return button
    }
    showSelection()
    setNeedsLayout()
  }

  private func showSelection() {
    for (item, button) in zip(items ?? [], buttons) {
      button.tintColor = item === selectedItem ? .tintColor : .secondaryLabel
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let hairline = 1 / max(traitCollection.displayScale, 1)
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: hairline)
    let height = bounds.height - safeAreaInsets.bottom
    let width = bounds.width / CGFloat(max(buttons.count, 1))
    let isRTL = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, button) in (isRTL ? buttons.reversed() : buttons).enumerated() {
      button.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: height)
    }
  }
}
