/// Bringing rows on screen and taking them off.
extension UITableView {
  /// From the edge of a cell to its text, in points.
  var cellMargin: CGFloat { TableCellPlace.margin(inWidth: bounds.width) }

  private var sides: UIEdgeInsets {
    guard insetsContentViewsToSafeArea else { return .zero }
    let safe = safeAreaInsetsForSubviews
    return UIEdgeInsets(top: 0, left: safe.left, bottom: 0, right: safe.right)
  }

  /// Where rows begin, and how wide they are.
  var rowEdges: (x: CGFloat, width: CGFloat) {
    guard style == .insetGrouped else { return (0, bounds.width) }
    let inset = cellMargin
    let width = bounds.width - sides.left - sides.right - 2 * inset
    return (sides.left + inset, max(width, 0))
  }

  func frame(_ span: ClosedRange<CGFloat>) -> CGRect {
    let scale = layer.contentsScale
    let edges = rowEdges
    let top = PixelGrid.round(span.lowerBound, scale)
    return CGRect(
      x: edges.x, y: top, width: edges.width,
      height: PixelGrid.round(span.upperBound, scale) - top)
  }

  var placeInTable: TableCellPlace {
    TableCellPlace(
      sides: style == .insetGrouped ? .zero : sides, margin: cellMargin, style: style,
      hasSeparators: separatorStyle != .none, separatorColor: separatorColor,
      separatorInset: cellSeparatorInset)
  }

  private var cellSeparatorInset: UIEdgeInsets? {
    guard var inset = ownSeparatorInset else { return nil }
    if separatorInsetReference == .fromAutomaticInsets { inset.left += cellMargin }
    return inset
  }

  // MARK: A layout

  /// Makes what is on screen, asks it for its height, and puts it in its place.
  func layOutRows() {
    guard bounds.width > 0 else { return }
    if table.isStale { takeAllOff() }
    _ = loaded
    if rowEdges.width != table.width {
      table.geometry?.forgetHeights()
      table.width = rowEdges.width
    }
    takeTableEdgeHeights()
    var shown = ShownRows()
    let outerWork = table.work
    table.work = .bringingRowsOnScreen
    for _ in 0..<LayoutPass.maximumRounds {
      let offset = bounds.minY
      shown = bringOnScreen()
      // Where rows above turned out lower, the ones before them show now.
      if bounds.minY == offset { break }
    }
    table.work = outerWork
    if UIApplication.shared.behavior.rowHeights == .forgotten { forgetHeights(allBut: shown) }
    contentSize = CGSize(width: bounds.width, height: loaded.height)
    takeOff(allBut: shown)
    placeCells()
    placeEdges(shown.sections)
    placeTableEdges()
    followScroll()
  }

  private func bringOnScreen() -> ShownRows {
    var shown = ShownRows()
    guard var section = loaded.section(at: bounds.minY) else { return shown }
    while section < loaded.sections.count, loaded.span(ofSection: section).lowerBound < bounds.maxY
    {
      shown.sections.append(section)
      findHeight(of: .header, section)
      let count = loaded.sections[section].rows.count
      var row = loaded.row(at: bounds.minY, inSection: section)
      while row < count {
        let path = IndexPath(row: row, section: section)
        guard loaded.span(of: path).lowerBound < bounds.maxY else { break }
        bringOnScreen(path)
        shown.rows.insert(path)
        row += 1
      }
      // The footer of a plain table floats as soon as a row of its section shows.
      if row == count || style == .plain { findHeight(of: .footer, section) }
      section += 1
    }
    return shown
  }

  private func bringOnScreen(_ row: IndexPath) {
    if !loaded.isKnown(row) {
      let height = delegate?.tableView(self, heightForRowAt: row).answer ?? rowHeight
      if height >= 0 { setHeight(height, .fixed, of: row) }
    }
    let isNew = table.cells[row] == nil
    let cell = table.cells[row] ?? table.kept.removeValue(forKey: row) ?? makeCell(for: row)
    table.cells[row] = cell
    var place = placeInTable
    place.isFirst = row.row == 0
    place.isLast = row.row == loaded.sections[row.section].rows.count - 1
    place.isHeightFixed = loaded.origin(of: row) == .fixed
    cell.place = place
    if !loaded.isKnown(row) {
      setHeight(cell.fittingHeight(inWidth: rowEdges.width), .measured, of: row)
    }
    if isNew { display(cell, at: row) }
  }

  private func makeCell(for row: IndexPath) -> UITableViewCell {
    guard let dataSource else { preconditionFailure("UITableView has rows but no data source") }
    if SystemException.isCaught, isBeyondData(row, dataSource) {
      SystemException.raise(
        "The table asks for row \(row.row) of section \(row.section), which the app has taken out of"
          + " its data", name: "NSRangeException")
      return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    return dataSource.tableView(self, cellForRowAt: row)
  }

  /// Whether the data source has fewer rows than the table has counted.
  private func isBeyondData(_ row: IndexPath, _ dataSource: any UITableViewDataSource) -> Bool {
    row.section >= dataSource.numberOfSections(in: self)
      || row.row >= dataSource.tableView(self, numberOfRowsInSection: row.section)
  }

  private func display(_ cell: UITableViewCell, at row: IndexPath) {
    UIView.performWithoutAnimation {
      if cell.backgroundColor == nil {
        cell.backgroundColor =
          style == .plain ? .systemBackground : .secondarySystemGroupedBackground
      }
      cell.frame = frame(loaded.span(of: row))
      cell.isSelected = table.selection.contains(row)
      cell.alpha = table.fadesIn ? 0 : 1
      if cell.superview !== self { insertSubview(cell, at: 0) }
    }
    cell.alpha = 1
    delegate?.tableView(self, willDisplay: cell, forRowAt: row)
  }

  private func setHeight(
    _ height: CGFloat, _ origin: TableGeometry.HeightOrigin, of row: IndexPath
  ) {
    let start = loaded.span(of: row).lowerBound
    let growth = table.geometry?.setHeight(height, origin, of: row) ?? 0
    contentGrew(by: growth, at: start)
  }

  /// Replaces the heights of rows that are about to leave the screen with the estimate.
  private func forgetHeights(allBut shown: ShownRows) {
    let estimate = estimator()
    let leaving = table.cells.keys.filter { row in
      !shown.rows.contains(row) && loaded.origin(of: row) == .measured
    }
    for row in leaving.sorted() { setHeight(estimate(row), .estimated, of: row) }
  }

  /// Moves the content offset along when rows above the top edge grow.
  func contentGrew(by growth: CGFloat, at start: CGFloat) {
    guard growth != 0, start < bounds.minY else { return }
    state.motion?.shift(by: CGPoint(x: 0, y: growth))
    moveContent(to: CGPoint(x: bounds.minX, y: bounds.minY + growth))
  }

  private func placeCells() {
    for cells in [table.cells, table.kept] {
      for (row, cell) in cells { cell.frame = frame(loaded.span(of: row)) }
    }
  }

  // MARK: Taking off

  private func takeOff(allBut shown: ShownRows) {
    // In order of rows: the order decides which cell is used again where.
    let left = table.kept.filter { !$0.value.containsFirstResponder }
    for (row, cell) in left.sorted(by: { $0.key < $1.key }) {
      table.kept[row] = nil
      retire(cell, from: row)
    }
    // When the app animates the offset, rows beyond its end go as it starts, though they are still
    // seen (openradar-mirror#19678; ChatLayout#43 and #52 for collections).
    let gone = table.cells.filter { !shown.rows.contains($0.key) }
    for (row, cell) in gone.sorted(by: { $0.key < $1.key }) {
      table.cells[row] = nil
      // Apple's tables and collections keep the cell that is typed into (rdar 13113345).
      if cell.containsFirstResponder { table.kept[row] = cell } else { retire(cell, from: row) }
    }
  }

  /// Off screen, and into the store of cells to use again.
  func retire(_ cell: UITableViewCell, from row: IndexPath) {
    cell.removeFromSuperview()
    table.cellReuse.put(cell, cell.reuseIdentifier)
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: row)
  }

  private func takeAllOff() {
    table.isStale = false
    let cells = table.cells.merging(table.kept) { cell, _ in cell }
    table.cells = [:]
    table.kept = [:]
    for (row, cell) in cells.sorted(by: { $0.key < $1.key }) { retire(cell, from: row) }
    takeOffEdges(allBut: [])
  }
}

/// What a layout has found on screen.
struct ShownRows {
  var sections: [Int] = []
  var rows: Set<IndexPath> = []
}

extension UIView {
  var containsFirstResponder: Bool {
    (window?.firstResponder as? UIView)?.isDescendant(of: self) ?? false
  }
}
