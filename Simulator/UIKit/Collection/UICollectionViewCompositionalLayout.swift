/// A layout of lists: one cell below the other, each as high as its content.
///
/// Apple's also puts groups of items together; that is not declared here.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let list: UICollectionLayoutListConfiguration
  private let arranger = FlowArranger()

  /// The height that cells have until they are measured, points.
  private static let estimatedHeight: CGFloat = 44

  init(list: UICollectionLayoutListConfiguration) {
    self.list = list
    super.init()
    arranger.estimatedAxes = EstimatedAxes(height: true)
    arranger.estimatesHeaders = true
  }

  /// A list all of whose sections look alike.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(list: configuration)
  }

  // MARK: Preparing

  open override func prepare() {
    super.prepare()
    guard let collectionView, arranger.isStale else { return }
    if collectionView.backgroundColor == nil {
      collectionView.backgroundColor = list.shownBackgroundColor
    }
    let across = across(in: collectionView.bounds.size)
    let sections = (0..<collectionView.numberOfSections).map {
      section($0, count: collectionView.numberOfItems(inSection: $0), across: across)
    }
    arranger.arrange(
      FlowArrangement(
        direction: .vertical, across: across, scale: collectionView.layer.contentsScale,
        sections: sections))
  }

  private func across(in size: CGSize) -> CGFloat {
    let inset = collectionView?.adjustedContentInset ?? .zero
    return max(size.width - inset.left - inset.right, 0)
  }

  private func section(_ section: Int, count: Int, across: CGFloat) -> FlowSection {
    func height(_ kind: String?, _ item: Int = 0) -> CGFloat {
      let path = IndexPath(item: item, section: section)
      let element = CollectionElement(kind: kind, indexPath: path)
      return arranger.measuredSize(of: element)?.height ?? Self.estimatedHeight
    }
    var metrics = FlowSection.Metrics()
    metrics.acrossStart = list.margin
    metrics.acrossLength = max(across - 2 * list.margin, 0)
    metrics.insetBefore = list.sectionSpacing
    metrics.insetAfter = list.sectionSpacing
    if list.headerMode == .supplementary {
      metrics.header = height(UICollectionView.elementKindSectionHeader)
      metrics.insetBefore = 0
    }
    if list.footerMode == .supplementary {
      metrics.footer = height(UICollectionView.elementKindSectionFooter)
      metrics.insetAfter = 0
    }
    let extents = (0..<count).map {
      FlowSection.Extent(along: height(nil, $0), across: metrics.acrossLength)
    }
    return FlowSection(metrics: metrics, extents: extents)
  }

  // MARK: Answers

  open override var collectionViewContentSize: CGSize { arranger.contentSize }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { arranger.attributes(in: rect).map(styled) }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { arranger.item(at: indexPath).map(styled) }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    arranger.supplementary(elementKind, at: indexPath).map(styled)
  }

  private func styled(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    if attributes.representedElementKind != nil {
      var style = ListStyle(appearance: list.appearance)
      style.isHeader = true
      attributes.listStyle = style
      attributes.frame = attributes.frame.insetBy(dx: list.margin, dy: 0)
      return attributes
    }
    let count = collectionView?.numberOfItems(inSection: attributes.indexPath.section) ?? 0
    attributes.listStyle = list.style(ofItem: attributes.indexPath.item, of: count)
    return attributes
  }

  // MARK: Invalidation

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    arranger.take(context.measured)
    if context.measuresAgain { arranger.makeStale() }
    super.invalidateLayout(with: context)
  }

  /// Only where cells get wider or narrower.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    arranger.across.map { $0 != across(in: newBounds.size) } ?? false
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    context.invalidateEverything = shouldInvalidateLayout(forBoundsChange: newBounds)
    return context
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { arranger.isNews(preferredAttributes, originalAttributes) }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    arranger.note(preferredAttributes, originalAttributes, in: context, of: collectionView)
    return context
  }

  override func itemsDidChange(by update: CollectionUpdate?) {
    arranger.itemsDidChange(by: update)
  }
}
