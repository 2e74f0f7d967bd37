/// Changes of a table's rows and sections, collected: what is deleted, reloaded and moved counts in
/// the old order, what is inserted and moved to in the new one.
struct TableUpdate {
  var deletedRows: Set<IndexPath> = []
  var insertedRows: Set<IndexPath> = []
  var reloadedRows: Set<IndexPath> = []
  var movedRows: [(from: IndexPath, to: IndexPath)] = []
  var deletedSections: IndexSet = []
  var insertedSections: IndexSet = []
  var reloadedSections: IndexSet = []
  var movedSections: [(from: Int, to: Int)] = []
  /// Whether any of it is to be animated.
  var isAnimated = false

  /// Where everything in the new table was before.
  ///
  /// - Parameters:
  ///   - old: The rows in each section before.
  ///   - new: The same after, as the data source says.
  /// - Throws: ``TableUpdateError`` where the changes do not lead from one to the other.
  func origins(old: [Int], new: [Int]) throws(TableUpdateError) -> TableOrigins {
    let sections = try sectionOrigins(old: old.count, new: new.count)
    var origins = TableOrigins(sections: [])
    for (section, origin) in sections.enumerated() {
      guard let origin, !reloadedSections.contains(origin) else {
        origins.sections.append(.new)
        continue
      }
      origins.sections.append(try rowOrigins(origin, old[origin], section, new[section]))
    }
    return origins
  }

  private func sectionOrigins(old: Int, new: Int) throws(TableUpdateError) -> [Int?] {
    let expected = old - deletedSections.count + insertedSections.count
    guard expected == new else {
      throw TableUpdateError(
        what: "the number of sections", before: old, after: new,
        changes: "\(insertedSections.count) inserted, \(deletedSections.count) deleted")
    }
    var survivors = (0..<old).filter { section in
      !deletedSections.contains(section) && !movedSections.contains { $0.from == section }
    }[...]
    return (0..<new).map { section in
      if let move = movedSections.first(where: { $0.to == section }) { return move.from }
      return insertedSections.contains(section) ? nil : survivors.popFirst()
    }
  }

  private func rowOrigins(
    _ origin: Int, _ old: Int, _ section: Int, _ new: Int
  ) throws(TableUpdateError) -> TableOrigins.Section {
    let deleted = Set(deletedRows.filter { $0.section == origin }.map(\.row))
    let inserted = Set(insertedRows.filter { $0.section == section }.map(\.row))
    let movedOut = Set(movedRows.filter { $0.from.section == origin }.map(\.from.row))
    let movedIn = movedRows.filter { $0.to.section == section }
    let expected = old - deleted.count - movedOut.count + inserted.count + movedIn.count
    guard expected == new else {
      throw TableUpdateError(
        what: "the number of rows in section \(section)", before: old, after: new,
        changes: "\(inserted.count) inserted, \(deleted.count) deleted,"
          + " \(movedIn.count) moved in, \(movedOut.count) moved out")
    }
    if deleted.isEmpty, inserted.isEmpty, movedOut.isEmpty, movedIn.isEmpty {
      return .same(origin)
    }
    let arrivals = Dictionary(movedIn.map { ($0.to.row, $0.from) }) { first, _ in first }
    var survivors = (0..<old).filter { !deleted.contains($0) && !movedOut.contains($0) }[...]
    return .rows(
      origin,
      (0..<new).map { row in
        if let from = arrivals[row] { return from }
        guard !inserted.contains(row) else { return nil }
        return survivors.popFirst().map { IndexPath(row: $0, section: origin) }
      })
  }
}

/// Where each section and row of a table was before an update.
struct TableOrigins {
  enum Section {
    /// Nowhere.
    case new
    /// In that section, row by row.
    case same(Int)
    /// In that section; its rows where the paths say, nil for new ones.
    case rows(Int, [IndexPath?])
  }

  var sections: [Section]

  /// Where rows went, of those that are still there.
  func destinations(of rows: Set<IndexPath>) -> [IndexPath: IndexPath] {
    var destinations: [IndexPath: IndexPath] = [:]
    for (section, origin) in sections.enumerated() {
      switch origin {
      case .new: continue
      case .same(let old):
        for row in rows where row.section == old {
          destinations[row] = IndexPath(row: row.row, section: section)
        }
      case .rows(_, let origins):
        for (row, old) in origins.enumerated() {
          if let old, rows.contains(old) {
            destinations[old] = IndexPath(row: row, section: section)
          }
        }
      }
    }
    return destinations
  }
}

/// An update that does not fit what the data source says.
struct TableUpdateError: Error, CustomStringConvertible {
  let what: String
  let before: Int
  let after: Int
  let changes: String

  var description: String {
    "Invalid update: \(what) was \(before) and is \(after), which does not follow from what the"
      + " table was told: \(changes)."
  }
}
