/// A data source that is given its items as values, and works out by itself what has changed.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  /// Makes headers, footers and the like; nil ends the program.
  open var supplementaryViewProvider:
    (
      (_ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath) ->
        UICollectionReusableView?
    )?

  private weak var collectionView: UICollectionView?
  private let cellProvider:
    (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
  private var contents = SnapshotContents<SectionIdentifierType, ItemIdentifierType>()

  /// Becomes the collection view's data source.
  ///
  /// - Parameter cellProvider: Makes the cell of an item; nil ends the program.
  public init(
    collectionView: UICollectionView,
    cellProvider:
      @escaping (
        _ collectionView: UICollectionView, _ indexPath: IndexPath,
        _ itemIdentifier: ItemIdentifierType
      ) -> UICollectionViewCell?
  ) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  // MARK: Applying

  /// Shows the items of a snapshot in place of those before.
  ///
  /// An item that both have keeps its cell, and with it the first responder; so does one that is
  /// reconfigured. One that is reloaded gets a new cell.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    collectionView?.loadCounts()
    let new = SnapshotContents(snapshot)
    let update = contents.update(to: new)
    contents = new
    guard let collectionView, collectionView.dataSource === self else {
      completion?()
      return
    }
    collectionView.apply(update, animated: animatingDifferences) { _ in completion?() }
  }

  /// Shows the items of a snapshot in new cells.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    contents = SnapshotContents(snapshot)
    collectionView?.reloadData()
    completion?()
  }

  // MARK: Asking

  open func snapshot()
    -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  { contents.snapshot }

  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    contents.item(at: indexPath)
  }

  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    contents.indexPaths[itemIdentifier]
  }

  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    contents.sections.indices.contains(index) ? contents.sections[index] : nil
  }

  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    contents.sections.firstIndex(of: sectionIdentifier)
  }

  // MARK: Data source

  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    contents.sections.count
  }

  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { contents.items[section].count }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = contents.item(at: indexPath),
      let cell = cellProvider(collectionView, indexPath, item)
    else {
      preconditionFailure(
        "UICollectionViewDiffableDataSource cell provider returned nil for index path \(indexPath)")
    }
    return cell
  }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
      preconditionFailure(
        "UICollectionViewDiffableDataSource has no supplementary view of kind \(kind) for "
          + "index path \(indexPath): set a supplementaryViewProvider that returns one")
    }
    return view
  }
}
