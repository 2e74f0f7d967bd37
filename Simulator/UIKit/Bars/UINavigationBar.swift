/// The bar with a title, a way back, and buttons.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  open var items: [UINavigationItem]? {
    didSet {
      for item in oldValue ?? [] { item.onChange = nil }
      topItem?.onChange = { [weak self] in self?.rebuild() }
      backItem?.onChange = { [weak self] in self?.rebuild() }
      rebuild()
    }
  }

  open var topItem: UINavigationItem? { items?.last }

  open var backItem: UINavigationItem? {
    guard let items, items.count > 1 else { return nil }
    return items[items.count - 2]
  }

  /// How far the bar's background reaches above it, in points: below the status bar.
  var reach: CGFloat = 0 { didSet { if reach != oldValue { setNeedsLayout() } } }
  var goBack: () -> Void = {}

  private let background = UIView(frame: .zero)
  private let line = UIView(frame: .zero)
  private let titleLabel = UILabel(frame: .zero)
  private var leading: [UIView] = []
  private var trailing: [UIView] = []
  private var shownTitleView: UIView?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    background.backgroundColor = .systemBackground
    background.isUserInteractionEnabled = false
    line.backgroundColor = .separator
    line.isUserInteractionEnabled = false
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    titleLabel.textAlignment = .center
    for view in [background, line, titleLabel] { addSubview(view) }
  }

  /// The button that leads back; nil on the first screen.
  package private(set) var backButton: UIButton?

  private func rebuild() {
    for view in leading + trailing { view.removeFromSuperview() }
    shownTitleView?.removeFromSuperview()
    shownTitleView = topItem?.titleView
    titleLabel.text = shownTitleView == nil ? topItem?.title : nil
    let left = (topItem?.leftBarButtonItems ?? []).filter { !$0.isHidden }
    leading = left.map { $0.makeView() }
    trailing = (topItem?.rightBarButtonItems ?? []).filter { !$0.isHidden }.map { $0.makeView() }
    backButton = nil
    if let backItem, let topItem, !topItem.hidesBackButton,
      left.isEmpty || topItem.leftItemsSupplementBackButton
    {
      let button = BarButton(type: .system)
      button.setTitle("‹ " + (backItem.backButtonTitle ?? backItem.title ?? "Back"), for: .normal)
      button.titleLabel?.font = .systemFont(ofSize: 17)
      button.addAction(UIAction { [weak self] _ in self?.goBack() }, for: .touchUpInside)
      backButton = button
      leading.insert(button, at: 0)
    }
    for view in leading + trailing + [shownTitleView].compactMap({ $0 }) { addSubview(view) }
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = CGRect(
      x: 0, y: -reach, width: bounds.width, height: bounds.height + reach)
    let hairline = 1 / max(traitCollection.displayScale, 1)
    line.frame = CGRect(x: 0, y: bounds.height, width: bounds.width, height: hairline)
    let isRTL = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let insets = safeAreaInsets
    let left = place(isRTL ? trailing : leading, from: max(insets.left, 16), step: 1)
    let right = place(
      isRTL ? leading : trailing, from: bounds.width - max(insets.right, 16), step: -1)
    let room = 2 * max(min(bounds.midX - left, right - bounds.midX) - 8, 0)
    let title = shownTitleView ?? titleLabel
    let width = min(title.sizeThatFits(CGSize(width: room, height: bounds.height)).width, room)
    title.frame = CGRect(x: bounds.midX - width / 2, y: 0, width: width, height: bounds.height)
  }

  /// Lines views up from a side; returns where they end.
  private func place(_ views: [UIView], from start: CGFloat, step: CGFloat) -> CGFloat {
    var x = start
    for view in views {
      let width = view.widthInBar
      view.place(inBar: bounds, x: step > 0 ? x : x - width, width: width)
      x += step * (width + 16)
    }
    return x
  }
}
