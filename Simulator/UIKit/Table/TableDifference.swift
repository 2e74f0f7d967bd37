/// What a table has to do to show other contents: as few rows as possible come, go and move.
@MainActor
struct TableDifference {
  private(set) var deletedSections = IndexSet()
  private(set) var insertedSections = IndexSet()
  private(set) var movedSections: [(Int, Int)] = []
  private(set) var deletedRows: [IndexPath] = []
  private(set) var insertedRows: [IndexPath] = []
  private(set) var movedRows: [(IndexPath, IndexPath)] = []
  /// In the contents before.
  private(set) var reloaded: [IndexPath] = []
  /// In the new contents.
  private(set) var reconfigured: [IndexPath] = []

  /// - Parameter counts: How many rows the new sections have.
  init(_ update: CollectionUpdate, to counts: [Int]) {
    let places = update.sections
    for (old, new) in places.enumerated() where new == nil { deletedSections.insert(old) }
    let kept = Set(places.compactMap { $0 })
    for section in counts.indices where !kept.contains(section) { insertedSections.insert(section) }
    let still = Self.unmoved(places.compactMap { $0 })
    for (old, new) in places.enumerated() {
      if let new, !still.contains(new) { movedSections.append((old, new)) }
    }
    var taken: Set<IndexPath> = []
    for (section, rows) in update.items.enumerated() where places[section] != nil {
      let home = places[section] ?? nil
      let stays = Self.unmoved(rows.compactMap { $0?.section == home ? $0?.item : nil })
      for (row, new) in rows.enumerated() {
        let old = IndexPath(row: row, section: section)
        // A row that moves to a new section comes with that; one from a section that goes is new.
        guard let new, kept.contains(new.section) else {
          deletedRows.append(old)
          continue
        }
        taken.insert(new)
        if new.section != home || !stays.contains(new.item) {
          movedRows.append((old, new))
        } else if update.reloaded.contains(old) {
          reloaded.append(old)
        }
      }
    }
    for (section, count) in counts.enumerated() where kept.contains(section) {
      for row in 0..<count {
        let path = IndexPath(row: row, section: section)
        if !taken.contains(path) { insertedRows.append(path) }
      }
    }
    reconfigured = Array(update.reconfigured)
  }

  func apply(to table: UITableView, _ animation: UITableView.RowAnimation) {
    table.deleteSections(deletedSections, with: animation)
    table.insertSections(insertedSections, with: animation)
    for (old, new) in movedSections { table.moveSection(old, toSection: new) }
    table.deleteRows(at: deletedRows, with: animation)
    table.insertRows(at: insertedRows, with: animation)
    table.reloadRows(at: reloaded, with: animation)
    for (old, new) in movedRows { table.moveRow(at: old, to: new) }
  }

  /// A longest run of places in rising order: those that can stay while the others
  /// move around them.
  static func unmoved(_ places: [Int]) -> Set<Int> {
    var ends: [Int] = []
    var before = Array(repeating: -1, count: places.count)
    for (index, place) in places.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if places[ends[middle]] < place { low = middle + 1 } else { high = middle }
      }
      if low > 0 { before[index] = ends[low - 1] }
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var result: Set<Int> = []
    var index = ends.last ?? -1
    while index >= 0 {
      result.insert(places[index])
      index = before[index]
    }
    return result
  }
}
