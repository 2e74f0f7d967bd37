/// What a layout has to work out again.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether everything is out of date: the items may be others.
  open internal(set) var invalidateEverything = false
  /// Whether the numbers of sections and items have to be asked for again.
  open internal(set) var invalidateDataSourceCounts = false
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?

  /// Added to the content offset with the new layout, so that what shows can stay in place.
  open var contentOffsetAdjustment = CGPoint.zero

  /// Sizes that cells prefer.
  var measured: [(CollectionElement, CGSize)] = []

  /// Whether what shows must be measured again.
  var measuresAgain: Bool { invalidateEverything || invalidateDataSourceCounts }

  public override init() { super.init() }

  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath])
  {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:]).merging(
      [elementKind: indexPaths], uniquingKeysWith: +)
  }
}
