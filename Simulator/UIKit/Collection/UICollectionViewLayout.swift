/// Says where the elements of a collection view are. Subclass it for an arrangement of your own.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  open internal(set) weak var collectionView: UICollectionView?

  /// Whether ``prepare()`` is due before the layout can be asked.
  private(set) var needsPreparation = true
  private var offsetAdjustment = CGPoint.zero

  public override init() { super.init() }

  // MARK: Asked by the collection view

  /// Called before the layout is asked, for the first time and after each invalidation.
  open func prepare() {}

  open var collectionViewContentSize: CGSize { .zero }

  /// What lies in a rectangle of the content, all of it or in part.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where the content shall be after an update or a change of the layout.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  {
    proposedContentOffset
  }

  // MARK: Invalidation

  open func invalidateLayout() {
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateEverything = true
    invalidateLayout(with: context)
  }

  /// Call super: it notes that the layout must be prepared again.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    needsPreparation = true
    offsetAdjustment.x += context.contentOffsetAdjustment.x
    offsetAdjustment.y += context.contentOffsetAdjustment.y
    collectionView?.layoutWasInvalidated(by: context)
  }

  /// Whether a new content offset or size calls for a new layout; false by default.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }

  /// Whether the layout changes with what a cell prefers; false by default.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = UICollectionViewLayoutInvalidationContext()
    let indexPath = originalAttributes.indexPath
    if let kind = originalAttributes.representedElementKind {
      context.invalidateSupplementaryElements(ofKind: kind, at: [indexPath])
    } else {
      context.invalidateItems(at: [indexPath])
    }
    return context
  }

  // MARK: Updates

  /// Where an item that comes begins; nil to fade in where it will be.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where an item that goes ends; nil to fade away where it is.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  // MARK: For the collection view

  /// - Returns: What to add to the content offset.
  func prepareIfNeeded() -> CGPoint? {
    guard needsPreparation else { return nil }
    needsPreparation = false
    prepare()
    defer { offsetAdjustment = .zero }
    return offsetAdjustment
  }

  /// The items are elsewhere or, where nothing is told, others; called before the layout is
  /// invalidated for that.
  func itemsDidChange(by update: CollectionUpdate?) {}
}
