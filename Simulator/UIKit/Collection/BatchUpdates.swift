/// The updates that an app announces; their order does not matter. Items that go, are reloaded or
/// move away are named by their places before all updates, items that come by those after.
struct BatchUpdates {
  var deletedItems: Set<IndexPath> = []
  var insertedItems: Set<IndexPath> = []
  var movedItems: [IndexPath: IndexPath] = [:]
  var reloadedItems: Set<IndexPath> = []
  var reconfiguredItems: Set<IndexPath> = []
  var deletedSections: Set<Int> = []
  var insertedSections: Set<Int> = []
  var movedSections: [Int: Int] = [:]
  var reloadedSections: Set<Int> = []

  /// Works out where everything goes.
  ///
  /// - Parameters:
  ///   - old: Numbers of items by section, before.
  ///   - new: The same after, as the data source says.
  /// - Throws: `InconsistentUpdate` where both do not fit together.
  func update(from old: [Int], to new: [Int]) throws -> CollectionUpdate {
    let sections = try Self.places(
      count: old.count, newCount: new.count, deleted: deletedSections, inserted: insertedSections,
      moved: movedSections
    ) { InconsistentUpdate.sections(before: old.count, after: new.count, self) }
    var items: [[IndexPath?]] = []
    for (section, count) in old.enumerated() {
      guard let target = sections[section], !reloadedSections.contains(section) else {
        items.append(
          (0..<count).map { movedItems[IndexPath(item: $0, section: section)] })
        continue
      }
      items.append(try places(inSection: section, count, to: target, new[target]))
    }
    var update = CollectionUpdate(sections: sections, items: items)
    update.reloaded = reloadedItems
    update.reconfigured = Set(reconfiguredItems.compactMap { update.newIndexPath(of: $0) })
    return update
  }

  private func places(inSection old: Int, _ count: Int, to new: Int, _ newCount: Int) throws
    -> [IndexPath?]
  {
    let leaving = movedItems.filter { $0.key.section == old }
    let arriving = movedItems.filter { $0.value.section == new }
    var deleted = Set(deletedItems.filter { $0.section == old }.map(\.item))
    deleted.formUnion(leaving.keys.map(\.item))
    var inserted = Set(insertedItems.filter { $0.section == new }.map(\.item))
    inserted.formUnion(arriving.values.map(\.item))
    let places = try Self.places(
      count: count, newCount: newCount, deleted: deleted, inserted: inserted, moved: [:]
    ) {
      InconsistentUpdate.items(
        section: old, before: count, after: newCount,
        inserted: inserted.count - arriving.count, deleted: deleted.count - leaving.count,
        movedIn: arriving.count, movedOut: leaving.count)
    }
    return places.enumerated().map { item, place in
      if let moved = movedItems[IndexPath(item: item, section: old)] { return moved }
      return place.map { IndexPath(item: $0, section: new) }
    }
  }

  /// Items that stay fill the places that no new item takes, in their order.
  private static func places(
    count: Int, newCount: Int, deleted: Set<Int>, inserted: Set<Int>, moved: [Int: Int],
    error: () -> InconsistentUpdate
  ) throws -> [Int?] {
    let taken = inserted.union(moved.values)
    let staying = (0..<count).filter { !deleted.contains($0) && moved[$0] == nil }
    let free = (0..<newCount).filter { !taken.contains($0) }
    guard staying.count == free.count, taken.allSatisfy({ $0 < newCount }),
      deleted.union(moved.keys).allSatisfy({ $0 < count })
    else { throw error() }
    var places = [Int?](repeating: nil, count: count)
    for (old, new) in zip(staying, free) { places[old] = new }
    for (old, new) in moved { places[old] = new }
    return places
  }
}

/// A data source whose numbers do not fit what the app says it has changed.
struct InconsistentUpdate: Error, CustomStringConvertible {
  let description: String

  fileprivate static func sections(before: Int, after: Int, _ updates: BatchUpdates) -> Self {
    InconsistentUpdate(
      description: "Invalid update: there were \(before) sections and the data source now says "
        + "\(after), but \(updates.insertedSections.count) were inserted and "
        + "\(updates.deletedSections.count) deleted.")
  }

  fileprivate static func items(
    section: Int, before: Int, after: Int, inserted: Int, deleted: Int, movedIn: Int, movedOut: Int
  ) -> Self {
    InconsistentUpdate(
      description: "Invalid update: section \(section) had \(before) items and the data source now "
        + "says \(after), but \(inserted) were inserted, \(deleted) deleted, \(movedIn) moved in "
        + "and \(movedOut) moved out.")
  }
}
