/// Shows items of any number, arranged by a layout, in cells that are made as they come into view
/// and used again for others.
///
/// Nothing is made ahead of its showing.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  var contents = CollectionState()
  private var layout: UICollectionViewLayout

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  public required init?(coder: NSCoder) {
    layout = (coder as? NibCoder)?.collectionLayout ?? UICollectionViewFlowLayout()
    super.init(coder: coder)
    layout.collectionView = self
    (coder as? NibCoder)?.read(into: self)
  }

  @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
    get { super.delegate as? any UICollectionViewDelegate }
    set { super.delegate = newValue }
  }

  /// Another one's items are other items.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  /// A new layout takes effect at once.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    guard layout !== self.layout else { return }
    self.layout.collectionView = nil
    self.layout = layout
    layout.collectionView = self
    layout.invalidateLayout()
    animate(animated, { self.updateElements() }, completion: completion)
  }

  /// Behind everything, as large as the visible part, and never scrolled.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  open var selfSizingInvalidation: SelfSizingInvalidation = .enabled

  // MARK: Selection

  open var allowsSelection = true
  open var allowsMultipleSelection = false

  // MARK: Layout

  open override func layoutSubviews() {
    guard !refusesLayout() else { return }
    if contents.isUpdating { noteRecursion() }
    settle(updateElements())
    super.layoutSubviews()
    backgroundView?.frame = bounds
  }

  open override var bounds: CGRect {
    didSet { if bounds != oldValue { boundsDidChange() } }
  }

  override func boundsSizeDidChange() {
    super.boundsSizeDidChange()
    boundsDidChange()
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    boundsDidChange()
  }

  override func continuation(of motion: ScrollMotion) -> CGPoint? { aim(after: motion) }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    highlightItem(under: touches)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    selectHighlightedItem(under: touches)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    unhighlight()
  }

  // MARK: What a subclass may override; the extensions have the work

  /// Nil where nothing is selected.
  open var indexPathsForSelectedItems: [IndexPath]? { baseIndexPathsForSelectedItems }

  /// Selects an item and scrolls to it where a position is given. The delegate is not told.
  ///
  /// - Parameter indexPath: Nil deselects everything.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    baseSelectItem(at: indexPath, animated: animated, scrollPosition: scrollPosition)
  }

  /// The delegate is not told.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    baseDeselectItem(at: indexPath, animated: animated)
  }

  /// Scrolls until an item is where it shall be, as far as there is content.
  ///
  /// Cells on the way are measured as they come; what they change is taken into account on arrival.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool)
  { baseScrollToItem(at: indexPath, at: scrollPosition, animated: animated) }

  /// Asks the data source for everything again, at the next layout.
  open func reloadData() { baseReloadData() }

  /// Animates what the block reports to have changed, all at once.
  ///
  /// The data source must have changed by the end of the block, and not before this call where it
  /// has not been asked yet: that is done first.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    basePerformBatchUpdates(updates, completion: completion)
  }

  open func insertItems(at indexPaths: [IndexPath]) { baseInsertItems(at: indexPaths) }

  open func deleteItems(at indexPaths: [IndexPath]) { baseDeleteItems(at: indexPaths) }

  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    baseMoveItem(at: indexPath, to: newIndexPath)
  }

  /// Makes new cells for items; focus in the old ones is lost.
  open func reloadItems(at indexPaths: [IndexPath]) { baseReloadItems(at: indexPaths) }

  /// Asks the data source to set up the cells that items have.
  open func reconfigureItems(at indexPaths: [IndexPath]) { baseReconfigureItems(at: indexPaths) }

  open func insertSections(_ sections: IndexSet) { baseInsertSections(sections) }

  open func deleteSections(_ sections: IndexSet) { baseDeleteSections(sections) }

  open func moveSection(_ section: Int, toSection newSection: Int) {
    baseMoveSection(section, toSection: newSection)
  }

  open func reloadSections(_ sections: IndexSet) { baseReloadSections(sections) }

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    baseRegister(cellClass, forCellWithReuseIdentifier: identifier)
  }

  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    baseRegister(
      viewClass, forSupplementaryViewOfKind: elementKind, withReuseIdentifier: identifier)
  }

  /// Cells are made from the nib, which holds exactly one cell. Nil takes the nib back.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    contents.pool.register(nib, for: ReusePool.Key(kind: nil, identifier: identifier))
  }

  /// Views are made from the nib, which holds exactly one reusable view. Nil takes the nib back.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    contents.pool.register(nib, for: ReusePool.Key(kind: kind, identifier: identifier))
  }

  /// A cell that is not used any more, or a new one; its class or nib must be registered.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  { baseDequeueReusableCell(withReuseIdentifier: identifier, for: indexPath) }

  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    baseDequeueReusableSupplementaryView(
      ofKind: elementKind, withReuseIdentifier: identifier, for: indexPath)
  }

  /// As the data source said last; it is asked once until something is reported to have changed.
  open var numberOfSections: Int { baseNumberOfSections }

  open func numberOfItems(inSection section: Int) -> Int { baseNumberOfItems(inSection: section) }

  /// Nil where no cell shows the item.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    baseCellForItem(at: indexPath)
  }

  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  { baseSupplementaryView(forElementKind: elementKind, at: indexPath) }

  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { baseIndexPath(for: cell) }

  /// In no order that means anything.
  open var visibleCells: [UICollectionViewCell] { baseVisibleCells }

  open var indexPathsForVisibleItems: [IndexPath] { baseIndexPathsForVisibleItems }

  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    baseVisibleSupplementaryViews(ofKind: elementKind)
  }

  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    baseIndexPathsForVisibleSupplementaryElements(ofKind: elementKind)
  }

  /// - Parameter point: In content coordinates.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { baseIndexPathForItem(at: point) }

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    baseLayoutAttributesForItem(at: indexPath)
  }

  open func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { baseLayoutAttributesForSupplementaryElement(ofKind: kind, at: indexPath) }
}
