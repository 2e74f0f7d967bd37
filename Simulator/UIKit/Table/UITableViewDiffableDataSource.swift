/// A table's data source that is given its rows as values, and works out by itself
/// what has changed.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
  /// Makes the cell of an item; nil ends the program.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  /// How rows come and go where differences are animated.
  open var defaultRowAnimation: UITableView.RowAnimation = .automatic

  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private var contents = SnapshotContents<SectionIdentifierType, ItemIdentifierType>()

  /// Becomes the table's data source.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  // MARK: Applying

  /// Shows the rows of a snapshot in place of those before. Rows that both have keep their cells.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let new = SnapshotContents(snapshot)
    guard let tableView, tableView.dataSource === self else {
      contents = new
      completion?()
      return
    }
    let steps = TableDifference(contents.update(to: new), to: new.items.map(\.count))
    // The counts before are asked for first.
    tableView.beginUpdates()
    contents = new
    steps.apply(to: tableView, animatingDifferences ? defaultRowAnimation : .none)
    if let completion { tableView.table.updateCompletions.append { _ in completion() } }
    tableView.table.update?.isAnimated = animatingDifferences
    tableView.endUpdates()
    for path in steps.reconfigured {
      guard let item = contents.item(at: path), tableView.table.cells[path] != nil else { continue }
      _ = cellProvider(tableView, path, item)
    }
  }

  /// Shows the rows of a snapshot in new cells.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    contents = SnapshotContents(snapshot)
    tableView?.reloadData()
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

  open func numberOfSections(in tableView: UITableView) -> Int { contents.sections.count }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    contents.items[section].count
  }

  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard let item = contents.item(at: indexPath),
      let cell = cellProvider(tableView, indexPath, item)
    else {
      preconditionFailure(
        "UITableViewDiffableDataSource cell provider returned nil for index path \(indexPath)")
    }
    return cell
  }

  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }

  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }
}
