/// What the grid and the list have in common: an arrangement that is made once for a set of items
/// and then only looked at, and what is known of sizes.
@MainActor
final class FlowArranger {
  private var arrangement: FlowArrangement?
  /// The sizes of what has been measured.
  private var measured: [CollectionElement: CGSize] = [:]
  /// What the elements' sizes leave open; nil where they are given.
  var estimatedAxes: EstimatedAxes?
  var estimatesHeaders = false

  var isStale: Bool { arrangement == nil }
  var across: CGFloat? { arrangement?.across }
  var contentSize: CGSize { arrangement?.contentSize ?? .zero }

  /// To be made again before it is asked, with what was measured.
  func makeStale() { arrangement = nil }

  func arrange(_ new: FlowArrangement) { arrangement = new }

  func measuredSize(of element: CollectionElement) -> CGSize? { measured[element] }

  /// - Parameter update: Nil where nothing of what was known holds any more.
  func itemsDidChange(by update: CollectionUpdate?) {
    var new: [CollectionElement: CGSize] = [:]
    if let update {
      for (element, size) in measured {
        if let element = update.newElement(of: element) { new[element] = size }
      }
    }
    measured = new
    makeStale()
  }

  // MARK: Attributes

  func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    var found: [UICollectionViewLayoutAttributes] = []
    for (section, items) in arrangement?.items(in: rect) ?? [] {
      for kind in Self.kinds {
        if let one = supplementary(kind, at: IndexPath(item: 0, section: section)) {
          found.append(one)
        }
      }
      found += items.compactMap { item(at: IndexPath(item: $0, section: section)) }
    }
    return found.filter { $0.frame.intersects(rect) }
  }

  func item(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard arrangement?.contains(indexPath) ?? false else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = arrangement?.frame(of: indexPath) ?? .zero
    attributes.estimatedAxes = estimatedAxes
    return attributes
  }

  func supplementary(
    _ kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    guard isHeader || kind == UICollectionView.elementKindSectionFooter,
      let frame = isHeader
        ? arrangement?.headerFrame(of: indexPath.section)
        : arrangement?.footerFrame(of: indexPath.section)
    else { return nil }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: indexPath)
    attributes.frame = frame
    attributes.zIndex = 1
    attributes.estimatedAxes = estimatesHeaders ? EstimatedAxes(height: true) : nil
    return attributes
  }

  static let kinds = [
    UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
  ]

  /// Where what is pinned in a section may begin: behind its header.
  func start(ofSection section: Int) -> CGFloat {
    guard let frame = arrangement?.headerFrame(of: section) else {
      return section == 0 ? 0 : end(ofSection: section - 1)
    }
    return far(frame)
  }

  /// Where what is pinned in a section may end: before its footer, or before the next section.
  func end(ofSection section: Int) -> CGFloat {
    let next = arrangement?.footerFrame(of: section) ?? arrangement?.headerFrame(of: section + 1)
    return next.map { far($0) - length($0) } ?? length(CGRect(origin: .zero, size: contentSize))
  }

  private func far(_ frame: CGRect) -> CGFloat {
    arrangement?.direction == .vertical ? frame.maxY : frame.maxX
  }

  private func length(_ frame: CGRect) -> CGFloat {
    arrangement?.direction == .vertical ? frame.height : frame.width
  }

  // MARK: Measured sizes

  func isNews(
    _ preferred: UICollectionViewLayoutAttributes, _ original: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard original.estimatedAxes != nil else { return false }
    return preferred.size != original.size
  }

  /// Notes the size for when the context comes back, and keeps what shows where it is: what begins
  /// above the visible part grows upwards.
  func note(
    _ preferred: UICollectionViewLayoutAttributes, _ original: UICollectionViewLayoutAttributes,
    in context: UICollectionViewLayoutInvalidationContext, of collectionView: UICollectionView?
  ) {
    context.measured = [(original.element, preferred.size)]
    guard let collectionView, let arrangement else { return }
    let inset = collectionView.adjustedContentInset
    let bounds = collectionView.bounds
    switch arrangement.direction {
    case .vertical where original.frame.minY < bounds.minY + inset.top:
      context.contentOffsetAdjustment.y = preferred.size.height - original.size.height
    case .horizontal where original.frame.minX < bounds.minX + inset.left:
      context.contentOffsetAdjustment.x = preferred.size.width - original.size.width
    default: break
    }
  }

  func take(_ sizes: [(CollectionElement, CGSize)]) {
    for (element, size) in sizes {
      measured[element] = size
      arrangement?.setSize(size, of: element)
    }
  }
}
