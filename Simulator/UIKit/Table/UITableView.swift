/// Rows below each other, in sections, of which only those on screen exist.
///
/// Heights of rows that never were on screen are estimates. When a row above what shows turns out
/// higher or lower, the content offset moves along, so that nothing jumps.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  public let style: Style
  var table = TableState()

  public init(frame: CGRect, style: UITableView.Style) {
    self.style = style
    super.init(frame: frame)
    setUp()
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public required init?(coder: NSCoder) {
    style = (coder as? NibCoder)?.tableStyle ?? .plain
    super.init(coder: coder)
    setUp()
    (coder as? NibCoder)?.read(into: self)
  }

  private func setUp() {
    alwaysBounceVertical = true
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
    get { super.delegate as? any UITableViewDelegate }
    set {
      super.delegate = newValue
      reloadData()
    }
  }

  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  // MARK: Heights

  /// Points; with `automaticDimension` the cells' constraints decide.
  open var rowHeight: CGFloat = automaticDimension {
    didSet { if rowHeight != oldValue { forgetHeights() } }
  }
  open var sectionHeaderHeight: CGFloat = automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { forgetHeights() } }
  }
  open var sectionFooterHeight: CGFloat = automaticDimension {
    didSet { if sectionFooterHeight != oldValue { forgetHeights() } }
  }

  /// What rows count with until they are on screen; with zero all heights are asked for at once.
  open var estimatedRowHeight: CGFloat = automaticDimension {
    didSet { if estimatedRowHeight != oldValue { reloadData() } }
  }

  /// What plain tables leave free above a section's header.
  open var sectionHeaderTopPadding: CGFloat = automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { forgetHeights() } }
  }

  // MARK: Looks

  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine {
    didSet { setNeedsLayout() }
  }
  open var separatorColor: UIColor? = .separator { didSet { setNeedsLayout() } }

  /// Left and right count. Where none is set, separators begin below the cells' text.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: cellMargin, bottom: 0, right: 0) }
    set {
      ownSeparatorInset = newValue
      setNeedsLayout()
    }
  }

  private(set) var ownSeparatorInset: UIEdgeInsets?

  open var separatorInsetReference: SeparatorInsetReference = .fromCellEdges {
    didSet { setNeedsLayout() }
  }

  /// Whether content views keep clear of the safe area, left and right.
  open var insetsContentViewsToSafeArea = true { didSet { setNeedsLayout() } }

  /// Behind the rows, as large as the table.
  open var backgroundView: UIView? {
    willSet { if backgroundView !== newValue { backgroundView?.removeFromSuperview() } }
    didSet { setNeedsLayout() }
  }

  /// Above all sections; its height counts when it is set.
  open var tableHeaderView: UIView? {
    willSet { if tableHeaderView !== newValue { tableHeaderView?.removeFromSuperview() } }
    didSet { edgeViewDidChange(tableHeaderView) }
  }

  /// Below all sections; its height counts when it is set.
  open var tableFooterView: UIView? {
    willSet { if tableFooterView !== newValue { tableFooterView?.removeFromSuperview() } }
    didSet { edgeViewDidChange(tableFooterView) }
  }

  // MARK: Making cells

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    table.cellReuse.register(cellClass, for: identifier)
  }

  /// Cells are made from the nib, which holds exactly one cell. Nil takes the nib back.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    table.cellReuse.register(nib, for: identifier)
  }

  /// Views are made from the nib, which holds exactly one header or footer view. Nil takes the nib
  /// back.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    table.edgeReuse.register(nib, for: identifier)
  }

  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    table.edgeReuse.register(aClass, for: identifier)
  }

  /// A cell that went off screen, or a new one of the class that is registered; nil without either.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    makeCell(identifier)
  }

  /// As the other one; it traps where no class is registered.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = makeCell(identifier) else {
      preconditionFailure(
        "UITableView has no cell to dequeue for \"\(identifier)\": register a class for this"
          + " identifier.")
    }
    return cell
  }

  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? { makeHeaderFooterView(identifier) }

  // MARK: Data

  /// Asks the data source anew for everything. What is on screen goes at the next layout.
  open func reloadData() { forgetData() }

  open var numberOfSections: Int { loaded.sections.count }

  open func numberOfRows(inSection section: Int) -> Int { loaded.sections[section].rows.count }

  // MARK: Selection

  open var allowsSelection = true
  open var allowsMultipleSelection = false

  // MARK: Layout

  open override func layoutSubviews() {
    guard !refusesLayout() else { return }
    layOutRows()
    super.layoutSubviews()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  /// Text of another size needs rows of another height.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let old = previousTraitCollection?.preferredContentSizeCategory
    if old != traitCollection.preferredContentSizeCategory { forgetHeights() }
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { fingerCameDown(touch) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { fingerMoved(touch) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { fingerLeft(touch) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    endHighlight()
  }

  // MARK: What a subclass may override; the extensions have the work

  open func rect(forSection section: Int) -> CGRect { baseRect(forSection: section) }

  open func rectForHeader(inSection section: Int) -> CGRect {
    baseRectForHeader(inSection: section)
  }

  open func rectForFooter(inSection section: Int) -> CGRect {
    baseRectForFooter(inSection: section)
  }

  /// Empty for a row that is not there.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { baseRectForRow(at: indexPath) }

  open func indexPathForRow(at point: CGPoint) -> IndexPath? { baseIndexPathForRow(at: point) }

  open func indexPath(for cell: UITableViewCell) -> IndexPath? { baseIndexPath(for: cell) }

  /// The rows that a rectangle of the content touches; nil where a table has none at all.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { baseIndexPathsForRows(in: rect) }

  /// Nil for a row that is off screen.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    baseCellForRow(at: indexPath)
  }

  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    baseHeaderView(forSection: section)
  }

  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    baseFooterView(forSection: section)
  }

  /// From top to bottom. The table is laid out first where that is due.
  open var visibleCells: [UITableViewCell] { baseVisibleCells }

  open var indexPathsForVisibleRows: [IndexPath]? { baseIndexPathsForVisibleRows }

  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    baseInsertRows(at: indexPaths, with: animation)
  }

  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    baseDeleteRows(at: indexPaths, with: animation)
  }

  /// Asks for the rows' cells anew.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    baseReloadRows(at: indexPaths, with: animation)
  }

  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    baseMoveRow(at: indexPath, to: newIndexPath)
  }

  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    baseInsertSections(sections, with: animation)
  }

  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    baseDeleteSections(sections, with: animation)
  }

  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    baseReloadSections(sections, with: animation)
  }

  open func moveSection(_ section: Int, toSection newSection: Int) {
    baseMoveSection(section, toSection: newSection)
  }

  /// Collects changes until `endUpdates()`; pairs may nest.
  open func beginUpdates() { baseBeginUpdates() }

  /// Applies what was collected. The heights of the rows on screen are asked for again even if that
  /// is nothing.
  open func endUpdates() { baseEndUpdates() }

  /// Applies the changes that are made in a block together.
  ///
  /// - Parameter completion: Called when the animation is over.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    basePerformBatchUpdates(updates, completion: completion)
  }

  open var indexPathForSelectedRow: IndexPath? { baseIndexPathForSelectedRow }

  open var indexPathsForSelectedRows: [IndexPath]? { baseIndexPathsForSelectedRows }

  /// Selects a row without a word to the delegate; nil deselects all.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition
  ) { baseSelectRow(at: indexPath, animated: animated, scrollPosition: scrollPosition) }

  /// Deselects a row without a word to the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    baseDeselectRow(at: indexPath, animated: animated)
  }

  /// Scrolls until a row is where it should be, as far as there is content.
  ///
  /// Heights are found out on the way, so that it arrives there whatever was estimated.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool
  ) { baseScrollToRow(at: indexPath, at: scrollPosition, animated: animated) }

  open func scrollToNearestSelectedRow(
    at scrollPosition: UITableView.ScrollPosition, animated: Bool
  ) { baseScrollToNearestSelectedRow(at: scrollPosition, animated: animated) }
}
