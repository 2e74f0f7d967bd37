/// Changes of rows and sections while the table shows them.
extension UITableView {
  func baseInsertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(animation) { $0.insertedRows.formUnion(indexPaths) }
  }

  func baseDeleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(animation) { $0.deletedRows.formUnion(indexPaths) }
  }

  func baseReloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(animation) { $0.reloadedRows.formUnion(indexPaths) }
  }

  func baseMoveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update(.automatic) { $0.movedRows.append((indexPath, newIndexPath)) }
  }

  func baseInsertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(animation) { $0.insertedSections.formUnion(sections) }
  }

  func baseDeleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(animation) { $0.deletedSections.formUnion(sections) }
  }

  func baseReloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(animation) { $0.reloadedSections.formUnion(sections) }
  }

  func baseMoveSection(_ section: Int, toSection newSection: Int) {
    update(.automatic) { $0.movedSections.append((section, newSection)) }
  }

  func baseBeginUpdates() {
    if table.updateDepth == 0 {
      _ = loaded
      table.update = TableUpdate(isAnimated: true)
      CallProbe.begin(.update)
    }
    table.updateDepth += 1
  }

  func baseEndUpdates() {
    precondition(table.updateDepth > 0, "endUpdates() without beginUpdates()")
    table.updateDepth -= 1
    if table.updateDepth == 0 {
      applyUpdate()
      CallProbe.end(.update)
    }
  }

  func basePerformBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    if let completion { table.updateCompletions.append(completion) }
    endUpdates()
  }

  private func update(_ animation: RowAnimation, _ change: (inout TableUpdate) -> Void) {
    if table.updateDepth > 0 {
      if var update = table.update {
        change(&update)
        table.update = update
      }
      return
    }
    _ = loaded
    var update = TableUpdate(isAnimated: animation != .none)
    change(&update)
    table.update = update
    CallProbe.perform(.update, applyUpdate)
  }

  // MARK: Applying

  /// Apple gives no duration; in seconds.
  private static let updateDuration: TimeInterval = 0.3

  private func applyUpdate() {
    guard let update = table.update else { return }
    table.update = nil
    let completions = table.updateCompletions
    table.updateCompletions = []
    let outerWork = table.work
    table.work = .applyingUpdate
    let leaving = changeGeometry(by: update)
    // An input has to resign first responder before its row is removed ("Attempt to delete row
    // containing first responder that refused to resign"). So the keyboard's notifications are
    // posted here, in the middle of the update (wordpress-mobile/WordPress-iOS#5083).
    for (_, cell) in leaving where cell.containsFirstResponder { window?.viewWillLeave(cell) }
    table.work = outerWork
    if table.owesLayout { setNeedsLayout() }
    table.owesLayout = false
    let shouldAnimate = update.isAnimated && window != nil && !table.isStale
    guard shouldAnimate else {
      for (row, cell) in leaving { retire(cell, from: row) }
      layOutRows()
      for completion in completions { completion(true) }
      return
    }
    table.fadesIn = true
    UIView.animate(withDuration: Self.updateDuration) {
      for (_, cell) in leaving { cell.alpha = 0 }
      self.layOutRows()
      self.layoutIfNeeded()
    } completion: { isOver in
      for (row, cell) in leaving { self.retire(cell, from: row) }
      for completion in completions { completion(isOver) }
    }
    table.fadesIn = false
  }

  /// Whether layout is refused because an update is under way. Raises an exception if the app has
  /// forced the layout.
  ///
  /// Crash reports have three messages, depending on what the layout finds first: an update that
  /// does not fit the data source, visible rows without cells, or a range out of bounds. Some of
  /// these crashes come from layout that a handler of the keyboard's notifications forced
  /// (hackiftekhar/IQKeyboardManager#674).
  ///
  /// While the app collects changes, layout is harmless as long as the data source has not changed.
  func refusesLayout() -> Bool {
    guard let complaint = complaintOfLayout else { return false }
    if SystemLayout.isUnderWay {
      table.owesLayout = true
    } else {
      SystemException.raise(complaint)
    }
    return true
  }

  private var complaintOfLayout: String? {
    if table.work == .applyingUpdate {
      return "_visibleRows and _visibleCells must be of same length."
    }
    guard table.updateDepth > 0, let geometry = table.geometry else { return nil }
    let count = dataSource?.numberOfSections(in: self) ?? 0
    guard count == geometry.sections.count else {
      return "Invalid update: invalid number of sections. The table is laid out with"
        + " \(geometry.sections.count) and its data source has \(count), though the update has not"
        + " ended."
    }
    for (section, old) in geometry.sections.enumerated() {
      let rows = dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
      guard rows == old.rows.count else {
        return "Invalid update: invalid number of rows in section \(section). The table is laid out"
          + " with \(old.rows.count) and its data source has \(rows), though the update has not"
          + " ended."
      }
    }
    return nil
  }

  /// Takes over the new counts and moves what stays to its new index paths.
  ///
  /// - Returns: The cells on screen that are in the table no longer, with their old rows.
  private func changeGeometry(by update: TableUpdate) -> [(IndexPath, UITableViewCell)] {
    guard let old = table.geometry else { return [] }
    let count = dataSource?.numberOfSections(in: self) ?? 0
    let counts = (0..<count).map { dataSource?.tableView(self, numberOfRowsInSection: $0) ?? 0 }
    let origins: TableOrigins
    do throws(TableUpdateError) {
      origins = try update.origins(old: old.sections.map(\.rows.count), new: counts)
    } catch {
      preconditionFailure("\(error)")
    }
    table.geometry = geometry(from: old, origins, counts)
    let remembered = Set(table.cells.keys).union(table.kept.keys).union(table.selection)
    let destinations = origins.destinations(of: remembered.subtracting(update.reloadedRows))
    var leaving: [(IndexPath, UITableViewCell)] = []
    func moved(_ cells: [IndexPath: UITableViewCell]) -> [IndexPath: UITableViewCell] {
      var new: [IndexPath: UITableViewCell] = [:]
      for (row, cell) in cells.sorted(by: { $0.key < $1.key }) {
        if let place = destinations[row] { new[place] = cell } else { leaving.append((row, cell)) }
      }
      return new
    }
    table.cells = moved(table.cells)
    table.kept = moved(table.kept)
    table.selection = table.selection.compactMap { destinations[$0] }
    table.touched = nil
    takeOffEdges(allBut: [])
    return leaving
  }

  private func geometry(
    from old: TableGeometry, _ origins: TableOrigins, _ counts: [Int]
  ) -> TableGeometry {
    let estimate = estimator()
    var sections: [TableGeometry.Section] = []
    for (section, origin) in origins.sections.enumerated() {
      switch origin {
      case .new:
        let lengths = (0..<counts[section]).map { estimate(IndexPath(row: $0, section: section)) }
        sections.append(emptySection(at: section, rows: lengths))
      case .same(let origin): sections.append(old.sections[origin])
      case .rows(let origin, let rows):
        var new = old.sections[origin]
        new.rows = LengthIndex(
          rows.enumerated().map { row, origin in
            origin.map { old.height(of: $0) } ?? estimate(IndexPath(row: row, section: section))
          })
        sections.append(new)
      }
    }
    var geometry = TableGeometry(sections)
    geometry.top = old.top
    geometry.bottom = old.bottom
    geometry.forgetHeights()
    return geometry
  }
}
