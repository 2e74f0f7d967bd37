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

  /// Whether titles are large while the content below them is at its top, where the items allow it.
  open var prefersLargeTitles = false { didSet { superview?.setNeedsLayout() } }

  /// Whether content shows through. A controller's view ends at a bar that is not translucent,
  /// unless it extends its layout below opaque bars.
  open var isTranslucent = true {
    didSet {
      colorDidChange()
      superview?.setNeedsLayout()
    }
  }

  /// The bar's parts, from the controller that owns it; nil for a bar by itself, which has a row.
  var zones: NavigationBarZones? { didSet { if zones != oldValue { setNeedsLayout() } } }

  /// How far the bar's background reaches above it, in points: below the status bar.
  var reach: CGFloat = 0 { didSet { if reach != oldValue { setNeedsLayout() } } }
  var goBack: () -> Void = {}
  /// What the first item leads back to: one of a navigation controller around this bar's own.
  var outerItem: UINavigationItem? { didSet { if outerItem !== oldValue { rebuild() } } }

  private let background = UIView(frame: .zero)
  private let line = UIView(frame: .zero)
  private let titleLabel = UILabel(frame: .zero)
  /// Shows what there is room for of the large title.
  private let largeZone = UIView(frame: .zero)
  private let largeLabel = UILabel(frame: .zero)
  private var leading: [UIView] = []
  private var trailing: [UIView] = []
  private var shownTitleView: UIView?
  private var shownSearchBar: UISearchBar?

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
    background.isUserInteractionEnabled = false
    line.backgroundColor = .separator
    line.isUserInteractionEnabled = false
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    titleLabel.textAlignment = .center
    largeLabel.font = .systemFont(ofSize: 34, weight: .bold)
    largeZone.clipsToBounds = true
    largeZone.isUserInteractionEnabled = false
    largeZone.addSubview(largeLabel)
    for view in [background, line, largeZone, titleLabel] { addSubview(view) }
    colorDidChange()
  }

  private func colorDidChange() {
    background.backgroundColor =
      isTranslucent ? .systemBackground.withAlphaComponent(0.94) : .systemBackground
  }

  /// The large title as far as it shows, for tests.
  package var shownLargeTitle: CGRect { largeZone.frame }

  /// The button that leads back; nil on the first screen.
  package private(set) var backButton: UIButton?

  private func rebuild() {
    for view in leading + trailing { view.removeFromSuperview() }
    shownTitleView?.removeFromSuperview()
    shownTitleView = topItem?.titleView
    if shownSearchBar !== topItem?.searchController?.searchBar {
      if shownSearchBar?.superview === self { shownSearchBar?.removeFromSuperview() }
      shownSearchBar = topItem?.searchController?.searchBar
      if let shownSearchBar { addSubview(shownSearchBar) }
    }
    titleLabel.text = shownTitleView == nil ? topItem?.title : nil
    largeLabel.text = topItem?.title
    let left = (topItem?.leftBarButtonItems ?? []).filter { !$0.isHidden }
    leading = left.map { $0.makeView() }
    trailing = (topItem?.rightBarButtonItems ?? []).filter { !$0.isHidden }.map { $0.makeView() }
    backButton = nil
    if let backItem = backItem ?? outerItem, let topItem, !topItem.hidesBackButton,
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
    superview?.setNeedsLayout()
  }

  /// The row of the small title and the buttons.
  private var row: CGRect {
    CGRect(
      x: 0, y: 0, width: bounds.width, height: min(zones?.row ?? bounds.height, bounds.height))
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
    let width = min(title.sizeThatFits(CGSize(width: room, height: row.height)).width, room)
    title.frame = CGRect(x: bounds.midX - width / 2, y: 0, width: width, height: row.height)
    layOutLargeTitle(insets)
    layOutSearchBar()
  }

  /// The large title stands at the bottom of its zone and slides up below the row; the small one
  /// shows when it has gone.
  private func layOutLargeTitle(_ insets: UIEdgeInsets) {
    let shown = zones?.shownLargeTitle ?? 0
    largeZone.frame = CGRect(x: 0, y: row.maxY, width: bounds.width, height: shown)
    let (left, right) = (max(insets.left, 16), max(insets.right, 16))
    let height = largeLabel.intrinsicContentSize.height
    largeLabel.frame = CGRect(
      x: left, y: shown - height - 6, width: bounds.width - left - right, height: height)
    titleLabel.alpha = shown > 0 ? 0 : 1
    // While the person searches the row is gone.
    let rowAlpha: CGFloat = row.height > 0 ? 1 : 0
    for view in leading + trailing + [shownTitleView].compactMap({ $0 }) { view.alpha = rowAlpha }
    if row.height == 0 { titleLabel.alpha = 0 }
  }

  /// The search bar stands below the titles and is cut off from below as it gives way.
  private func layOutSearchBar() {
    guard let shownSearchBar else { return }
    let shown = min(zones?.shownSearch ?? 0, bounds.height)
    shownSearchBar.frame = CGRect(
      x: 0, y: bounds.height - shown, width: bounds.width, height: shown)
    shownSearchBar.alpha = shown > 0 ? 1 : 0
  }

  /// Lines views up from a side; returns where they end.
  private func place(_ views: [UIView], from start: CGFloat, step: CGFloat) -> CGFloat {
    var x = start
    for view in views {
      let width = view.widthInBar
      view.place(inBar: row, x: step > 0 ? x : x - width, width: width)
      x += step * (width + 16)
    }
    return x
  }
}
