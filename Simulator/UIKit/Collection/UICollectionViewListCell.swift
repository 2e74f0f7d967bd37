/// A cell of a list: it knows its place there, and draws the line below itself.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  private let separator = UIView()
  private var style: ListStyle?

  /// Steps that the content is moved in by.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// Points a step.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    separator.backgroundColor = .separator
    separator.isHidden = true
    addSubview(separator)
    contentView.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 11, leading: 16, bottom: 11, trailing: 16)
  }

  /// The content of an ordinary cell, or of a header where the cell is one.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    guard let style, style.isHeader else { return .cell() }
    return style.appearance == .plain ? .plainHeader() : .groupedHeader()
  }

  override var contentFrame: CGRect {
    let indentation = CGFloat(indentationLevel) * indentationWidth
    let isRTL = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return bounds.inset(
      by: UIEdgeInsets(
        top: 0, left: isRTL ? 0 : indentation, bottom: 0, right: isRTL ? indentation : 0))
  }

  /// Points; of cells that show a list's own content.
  private static let minimumHeight: CGFloat = 44

  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let preferred = super.preferredLayoutAttributesFitting(layoutAttributes)
    if contentView is UIListContentView, !(style?.isHeader ?? false) {
      preferred.size.height = max(preferred.size.height, Self.minimumHeight)
    }
    return preferred
  }

  override func place(by attributes: UICollectionViewLayoutAttributes) {
    if let new = attributes.listStyle, new != style { takePlace(new) }
    super.place(by: attributes)
  }

  private func takePlace(_ new: ListStyle) {
    style = new
    separator.isHidden = !new.showsSeparator
    if backgroundConfiguration == nil || automaticallyUpdatesBackgroundConfiguration {
      backgroundConfiguration = new.background
    }
    let isCard = new.appearance == .insetGrouped && !new.isHeader
    layer.cornerRadius = isCard && (new.isFirst || new.isLast) ? ListStyle.cornerRadius : 0
    layer.maskedCorners = new.corners
    clipsToBounds = isCard
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard !separator.isHidden else { return }
    let line = 1 / layer.contentsScale
    let margin = contentView.directionalLayoutMargins.leading
    let isRTL = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let frame = contentFrame
    separator.frame = CGRect(
      x: isRTL ? 0 : frame.minX + margin, y: bounds.maxY - line,
      width: max((isRTL ? frame.maxX : bounds.maxX - frame.minX) - margin, 0), height: line)
    bringSubviewToFront(separator)
  }
}

extension ListStyle {
  /// Points, of a group's card.
  static let cornerRadius: CGFloat = 10

  @MainActor
  var background: UIBackgroundConfiguration {
    switch (appearance, isHeader) {
    case (.plain, false): .listPlainCell()
    case (.plain, true): .listPlainHeaderFooter()
    case (_, false): .listGroupedCell()
    case (_, true): .listGroupedHeaderFooter()
    }
  }

  var corners: CACornerMask {
    var corners: CACornerMask = []
    if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    return corners
  }
}
