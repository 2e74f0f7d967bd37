extension UICollectionView {
  // MARK: Registering and reusing

  func baseRegister(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    register(cellClass, for: ReusePool.Key(kind: nil, identifier: identifier))
  }

  func baseRegister(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    register(viewClass, for: ReusePool.Key(kind: elementKind, identifier: identifier))
  }

  private func register(_ viewClass: AnyClass?, for key: ReusePool.Key) {
    let reusable = viewClass as? UICollectionReusableView.Type
    precondition(
      viewClass == nil || reusable != nil,
      "a class registered with a collection view must be a UICollectionReusableView")
    contents.pool.register(reusable, for: key)
  }

  func baseDequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let cell = contents.reconfiguring[indexPath], cell.reuseIdentifier == identifier {
      return cell
    }
    let frame = collectionViewLayout.layoutAttributesForItem(at: indexPath)?.frame ?? .zero
    let view = contents.pool.take(ReusePool.Key(kind: nil, identifier: identifier), frame: frame)
    guard let cell = view as? UICollectionViewCell else {
      preconditionFailure("the class registered for \(identifier) must be a UICollectionViewCell")
    }
    return cell
  }

  func baseDequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let attributes = collectionViewLayout.layoutAttributesForSupplementaryView(
      ofKind: elementKind, at: indexPath)
    return contents.pool.take(
      ReusePool.Key(kind: elementKind, identifier: identifier), frame: attributes?.frame ?? .zero)
  }

  // MARK: Numbers

  var baseNumberOfSections: Int {
    loadCounts()
    return contents.counts?.count ?? 0
  }

  func baseNumberOfItems(inSection section: Int) -> Int {
    loadCounts()
    guard let counts = contents.counts, counts.indices.contains(section) else { return 0 }
    return counts[section]
  }

  func loadCounts() {
    guard contents.counts == nil else { return }
    contents.counts = currentCounts
  }

  var currentCounts: [Int]? {
    guard let dataSource else { return nil }
    return (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.collectionView(self, numberOfItemsInSection: $0)
    }
  }

  func contains(_ indexPath: IndexPath) -> Bool {
    indexPath.section >= 0 && indexPath.item >= 0 && indexPath.section < numberOfSections
      && indexPath.item < numberOfItems(inSection: indexPath.section)
  }

  // MARK: Where and who

  func baseCellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    let element = CollectionElement(kind: nil, indexPath: indexPath)
    return contents.shown[element]?.view as? UICollectionViewCell
  }

  func baseSupplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    contents.shown[CollectionElement(kind: elementKind, indexPath: indexPath)]?.view
  }

  func baseIndexPath(for cell: UICollectionViewCell) -> IndexPath? {
    cell.owner === self ? cell.element?.indexPath : nil
  }

  var baseVisibleCells: [UICollectionViewCell] {
    visible(kind: nil).compactMap { $0.view as? UICollectionViewCell }
  }

  var baseIndexPathsForVisibleItems: [IndexPath] {
    visible(kind: nil).map(\.attributes.indexPath)
  }

  func baseVisibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    visible(kind: elementKind).map(\.view)
  }

  func baseIndexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    visible(kind: elementKind).map(\.attributes.indexPath)
  }

  private func visible(kind: String?) -> [ShownElement] {
    contents.shown.filter { $0.key.kind == kind && $0.value.attributes.frame.intersects(bounds) }
      .sorted { $0.key < $1.key }.map(\.value)
  }

  func baseIndexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareLayout()
    let rect = CGRect(origin: point, size: CGSize(width: 1, height: 1))
    let all = collectionViewLayout.layoutAttributesForElements(in: rect) ?? []
    return all.first {
      $0.representedElementKind == nil && !$0.isHidden && $0.frame.contains(point)
    }?.indexPath
  }

  func baseLayoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  func baseLayoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }
}
