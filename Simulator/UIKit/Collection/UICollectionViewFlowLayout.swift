/// A grid: items flow into lines, and lines follow one another the way the content scrolls.
///
/// Every item's size is asked for once; scrolling only looks at what is there.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// As an estimate: the constraints in the cell decide.
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  open var scrollDirection: UICollectionView.ScrollDirection = .vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }

  /// Points; 50 × 50 unless set.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }

  /// Not zero: cells are measured when they come, and have this size until then.
  open var estimatedItemSize = CGSize.zero {
    didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
  }

  /// Points; 10 unless set, as the other spacing.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }

  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }

  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }

  /// Only the length the way the content scrolls counts; none where it is zero.
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }

  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }

  /// Whether a header stays at the top of what shows while its section does.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  /// Whether a footer stays at the bottom of what shows while its section does.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  private let arranger = FlowArranger()
  private var isVertical: Bool { scrollDirection == .vertical }

  // MARK: Preparing

  open override func prepare() {
    super.prepare()
    guard let collectionView, arranger.isStale else { return }
    let isEstimated = estimatedItemSize != .zero
    arranger.estimatedAxes = isEstimated ? EstimatedAxes(width: true, height: true) : nil
    let across = across(in: collectionView.bounds.size)
    let sections = (0..<collectionView.numberOfSections).map {
      section($0, in: collectionView, across: across)
    }
    arranger.arrange(
      FlowArrangement(
        direction: scrollDirection, across: across, scale: collectionView.layer.contentsScale,
        sections: sections))
  }

  /// What is left for lines between the content insets.
  private func across(in size: CGSize) -> CGFloat {
    let inset = collectionView?.adjustedContentInset ?? .zero
    return max(
      isVertical
        ? size.width - inset.left - inset.right : size.height - inset.top - inset.bottom, 0)
  }

  private func section(
    _ section: Int, in collectionView: UICollectionView, across: CGFloat
  ) -> FlowSection {
    let delegate = collectionView.delegate as? any UICollectionViewDelegateFlowLayout
    func length(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
    let inset =
      delegate?.collectionView(collectionView, layout: self, insetForSectionAt: section)
      ?? sectionInset
    var metrics = FlowSection.Metrics()
    metrics.insetBefore = isVertical ? inset.top : inset.left
    metrics.insetAfter = isVertical ? inset.bottom : inset.right
    metrics.acrossStart = isVertical ? inset.left : inset.top
    metrics.acrossLength =
      across - (isVertical ? inset.left + inset.right : inset.top + inset.bottom)
    metrics.lineSpacing =
      delegate?.collectionView(
        collectionView, layout: self, minimumLineSpacingForSectionAt: section)
      ?? minimumLineSpacing
    metrics.itemSpacing =
      delegate?.collectionView(
        collectionView, layout: self, minimumInteritemSpacingForSectionAt: section)
      ?? minimumInteritemSpacing
    metrics.header = length(
      delegate?.collectionView(
        collectionView, layout: self, referenceSizeForHeaderInSection: section)
        ?? headerReferenceSize)
    metrics.footer = length(
      delegate?.collectionView(
        collectionView, layout: self, referenceSizeForFooterInSection: section)
        ?? footerReferenceSize)
    let extents = (0..<collectionView.numberOfItems(inSection: section)).map { item in
      let size = size(ofItemAt: IndexPath(item: item, section: section), delegate)
      return isVertical
        ? FlowSection.Extent(along: size.height, across: size.width)
        : FlowSection.Extent(along: size.width, across: size.height)
    }
    metrics.isUniform = estimatedItemSize == .zero && Set(extents).count == 1
    return FlowSection(metrics: metrics, extents: extents)
  }

  private func size(
    ofItemAt indexPath: IndexPath, _ delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> CGSize {
    let element = CollectionElement(kind: nil, indexPath: indexPath)
    if estimatedItemSize != .zero {
      let estimate = estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize
      return arranger.measuredSize(of: element) ?? estimate
    }
    guard let delegate, let collectionView else { return itemSize }
    return delegate.collectionView(collectionView, layout: self, sizeForItemAt: indexPath)
  }

  // MARK: Answers

  open override var collectionViewContentSize: CGSize { arranger.contentSize }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard pinsAny else { return arranger.attributes(in: rect) }
    let items = arranger.attributes(in: rect).filter { $0.representedElementKind == nil }
    let edges = (0..<(collectionView?.numberOfSections ?? 0)).flatMap { section in
      FlowArranger.kinds.compactMap {
        layoutAttributesForSupplementaryView(
          ofKind: $0, at: IndexPath(item: 0, section: section))
      }
    }
    return edges.filter { $0.frame.intersects(rect) } + items
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { arranger.item(at: indexPath) }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = arranger.supplementary(elementKind, at: indexPath)
    if let attributes, pinsAny { pin(attributes) }
    return attributes
  }

  // MARK: Pinned headers and footers

  private var pinsAny: Bool { sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds }

  /// Moves a header or footer along its section to the edge of what shows, above the items.
  private func pin(_ attributes: UICollectionViewLayoutAttributes) {
    guard let collectionView else { return }
    let isHeader =
      attributes.representedElementKind == UICollectionView.elementKindSectionHeader
    guard isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds else {
      return
    }
    let seen = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
    let section = attributes.indexPath.section
    let start = arranger.start(ofSection: section)
    let end = arranger.end(ofSection: section)
    let frame = attributes.frame
    if isVertical {
      attributes.frame.origin.y =
        isHeader
        ? max(frame.minY, min(seen.minY, end - frame.height))
        : min(frame.minY, max(seen.maxY - frame.height, start))
    } else {
      attributes.frame.origin.x =
        isHeader
        ? max(frame.minX, min(seen.minX, end - frame.width))
        : min(frame.minX, max(seen.maxX - frame.width, start))
    }
    attributes.zIndex = 2
  }

  // MARK: Invalidation

  open override func invalidateLayout() {
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateEverything = true
    invalidateLayout(with: context)
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    arranger.take(context.measured)
    if context.measuresAgain { arranger.makeStale() }
    super.invalidateLayout(with: context)
  }

  /// Only where lines get longer or shorter, or something is pinned.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    pinsAny || arranger.across.map { $0 != across(in: newBounds.size) } ?? false
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateFlowLayoutDelegateMetrics =
      arranger.across != across(in: newBounds.size)
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
