/// A bar of buttons: at the bottom of a screen, or above the keyboard as an input accessory view.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  open var items: [UIBarButtonItem]? {
    didSet {
      for item in oldValue ?? [] { item.onChange = nil }
      rebuild()
      invalidateIntrinsicContentSize()
    }
  }

  open var barStyle = UIBarStyle.default { didSet { colorDidChange() } }
  open var barTintColor: UIColor? { didSet { colorDidChange() } }

  /// Whether content shows through. A navigation controller ends its content above a toolbar that
  /// is not translucent.
  open var isTranslucent = true {
    didSet {
      colorDidChange()
      superview?.setNeedsLayout()
    }
  }

  private let background = UIView(frame: .zero)
  private let line = UIView(frame: .zero)
  private var shown: [(item: UIBarButtonItem, view: UIView?)] = []

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
    autoresizingMask = .flexibleWidth
    line.backgroundColor = .separator
    for view in [background, line] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    colorDidChange()
  }

  /// Puts other items into the bar; they change at once.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  private func colorDidChange() {
    let color = barTintColor ?? (barStyle == .black ? .black : .systemBackground)
    background.backgroundColor = isTranslucent ? color.withAlphaComponent(0.94) : color
  }

  private func rebuild() {
    for (_, view) in shown { view?.removeFromSuperview() }
    for item in items ?? [] { item.onChange = { [weak self] in self?.rebuild() } }
    shown = (items ?? []).filter { !$0.isHidden }.map { ($0, $0.isSpace ? nil : $0.makeView()) }
    for (_, view) in shown { view.map(addSubview) }
    setNeedsLayout()
  }

  // MARK: Size

  /// 44 points; 32 in the compact height of a phone on its side, 50 on a tablet. From iOS 26 a
  /// phone's is 48 high with items (suzuki-0000/SKPhotoBrowser#459).
  var barHeight: CGFloat {
    if traitCollection.userInterfaceIdiom == .pad { return 50 }
    let height: CGFloat = traitCollection.verticalSizeClass == .compact ? 32 : 44
    let isTall = UIApplication.shared.system >= .iOS26 && items?.isEmpty == false
    return isTall ? max(height, 48) : height
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: barHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: barHeight)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    invalidateIntrinsicContentSize()
  }

  // MARK: Layout

  /// Between two items that have no space of the app's between them.
  private static let gap: CGFloat = 8
  private static let margin: CGFloat = 16

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    let hairline = 1 / max(traitCollection.displayScale, 1)
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: hairline)
    let insets = safeAreaInsets
    let row = CGRect(
      x: max(insets.left, Self.margin), y: 0,
      width: bounds.width - max(insets.left, Self.margin) - max(insets.right, Self.margin),
      height: max(bounds.height - insets.bottom, min(bounds.height, barHeight)))
    let widths = widths(in: row.width)
    let isRTL = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x = isRTL ? row.maxX : row.minX
    for (index, width) in widths.enumerated() {
      if isRTL { x -= width }
      shown[index].view?.place(inBar: row, x: x, width: width)
      if !isRTL { x += width }
      x += (isRTL ? -1 : 1) * gap(after: index)
    }
  }

  /// The flexible spaces share the width that is left over, in equal parts.
  private func widths(in room: CGFloat) -> [CGFloat] {
    let own = shown.map { item, view -> CGFloat in
      item.width > 0 ? item.width : view?.widthInBar ?? 0
    }
    let gaps = shown.indices.reduce(0) { $0 + gap(after: $1) }
    let spaces = shown.filter { $0.item.isFlexibleSpace }.count
    let rest = max(room - own.reduce(0, +) - gaps, 0)
    return zip(shown, own).map { shown, width in
      shown.item.isFlexibleSpace ? rest / CGFloat(spaces) : width
    }
  }

  private func gap(after index: Int) -> CGFloat {
    guard index + 1 < shown.count, shown[index].view != nil, shown[index + 1].view != nil else {
      return 0
    }
    return Self.gap
  }
}
