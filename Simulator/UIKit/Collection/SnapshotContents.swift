/// A snapshot, laid out for being asked by index path and by identifier.
struct SnapshotContents<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  let snapshot: NSDiffableDataSourceSnapshot<Section, Item>
  private let asked: NSDiffableDataSourceSnapshot<Section, Item>
  let sections: [Section]
  let items: [[Item]]
  private(set) var indexPaths: [Item: IndexPath] = [:]

  init() { self.init(NSDiffableDataSourceSnapshot()) }

  init(_ snapshot: NSDiffableDataSourceSnapshot<Section, Item>) {
    asked = snapshot
    self.snapshot = snapshot.applied
    sections = snapshot.sectionIdentifiers
    items = sections.map(snapshot.itemIdentifiers(inSection:))
    for (section, members) in items.enumerated() {
      for (item, identifier) in members.enumerated() {
        indexPaths[identifier] = IndexPath(item: item, section: section)
      }
    }
  }

  func item(at indexPath: IndexPath) -> Item? {
    guard items.indices.contains(indexPath.section),
      items[indexPath.section].indices.contains(indexPath.item)
    else { return nil }
    return items[indexPath.section][indexPath.item]
  }

  /// Where each section and item is in new contents.
  func update(to new: SnapshotContents) -> CollectionUpdate {
    var places: [Section: Int] = [:]
    for (index, section) in new.sections.enumerated() { places[section] = index }
    var update = CollectionUpdate(
      sections: sections.map { places[$0] }, items: items.map { $0.map { new.indexPaths[$0] } })
    var reloaded = Set(new.asked.reloadedItemIdentifiers)
    for section in new.asked.reloadedSectionIdentifiers {
      reloaded.formUnion(new.snapshot.itemIdentifiers(inSection: section))
    }
    update.reloaded = Set(reloaded.compactMap { indexPaths[$0] })
    update.reconfigured = Set(
      new.asked.reconfiguredItemIdentifiers.compactMap { new.indexPaths[$0] })
    return update
  }
}
