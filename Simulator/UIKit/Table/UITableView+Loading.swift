/// How much there is, and how high it may be.
extension UITableView {
  /// The height that a row counts with until it has been on screen, in points.
  private static let estimate: CGFloat = 44
  /// The estimate if the system forgets the heights of rows, in points: see
  /// `SystemBehavior.rowHeights`.
  private static let badEstimate: CGFloat = 60

  /// The geometry; the data source is asked for counts where that has not happened yet.
  var loaded: TableGeometry {
    if let geometry = table.geometry { return geometry }
    let count = dataSource?.numberOfSections(in: self) ?? 0
    let old = table.oldGeometry
    table.oldGeometry = nil
    let estimate = estimator()
    var geometry = TableGeometry(
      (0..<count).map { section in
        let rows = dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
        let lengths = (0..<rows).map { row in
          let path = IndexPath(row: row, section: section)
          return old?.knownHeight(of: path) ?? estimate(path)
        }
        return emptySection(at: section, rows: lengths)
      })
    geometry.top = tableHeaderView?.bounds.height ?? 0
    geometry.bottom = tableFooterView?.bounds.height ?? 0
    table.geometry = geometry
    return geometry
  }

  func emptySection(at section: Int, rows: [CGFloat]) -> TableGeometry.Section {
    TableGeometry.Section(
      header: gap(.header, section), footer: gap(.footer, section), rows: LengthIndex(rows),
      origins: Array(repeating: .estimated, count: rows.count))
  }

  /// What a row's height is taken for. The delegate is asked for each row only if it implements an
  /// estimate, or where the table was told not to estimate.
  func estimator() -> (IndexPath) -> CGFloat {
    let first = IndexPath(row: 0, section: 0)
    if estimatedRowHeight == 0 {
      return { [unowned self] in
        let height = delegate?.tableView(self, heightForRowAt: $0).answer ?? rowHeight
        return height >= 0 ? height : Self.estimate
      }
    }
    if delegate?.tableView(self, estimatedHeightForRowAt: first).answer != nil {
      return { [unowned self] in
        delegate?.tableView(self, estimatedHeightForRowAt: $0).answer ?? Self.estimate
      }
    }
    let forgets = UIApplication.shared.behavior.rowHeights == .forgotten
    var height = forgets ? Self.badEstimate : Self.estimate
    if estimatedRowHeight > 0 { height = estimatedRowHeight }
    if rowHeight >= 0 { height = rowHeight }
    return { _ in height }
  }

  /// What lies between sections that have no header or footer there, in points.
  ///
  /// Grouped tables leave 17.5 above and below each section, and twice that at the top; these are
  /// the numbers apps have met in `rect(forSection:)` for years.
  func gap(_ edge: TableGeometry.Edge, _ section: Int) -> CGFloat {
    guard style != .plain else { return 0 }
    return edge == .header && section == 0 ? 35 : 17.5
  }

  /// Everything is asked anew at the next layout; what is on screen goes then.
  func forgetData() {
    table.oldGeometry = table.geometry ?? table.oldGeometry
    table.geometry = nil
    table.isStale = true
    table.scroll = nil
    table.selection = []
    table.touched = nil
    setNeedsLayout()
  }

  /// The heights are asked anew as rows come on screen.
  func forgetHeights() {
    table.geometry?.forgetHeights()
    setNeedsLayout()
  }

  // MARK: Making views

  func makeCell(_ identifier: String) -> UITableViewCell? {
    if let cell = table.cellReuse.take(identifier) {
      cell.isHighlighted = false
      cell.isSelected = false
      cell.prepareForReuse()
      return cell
    }
    let type = table.cellReuse.registered(identifier) as? UITableViewCell.Type
    return type?.make(reusing: identifier) ?? table.cellReuse.make(identifier)
  }

  func makeHeaderFooterView(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let view = table.edgeReuse.take(identifier) {
      view.prepareForReuse()
      return view
    }
    let type = table.edgeReuse.registered(identifier) as? UITableViewHeaderFooterView.Type
    return type?.make(reusing: identifier) ?? table.edgeReuse.make(identifier)
  }
}

extension TableGeometry {
  /// Nil for a row that is not there, or whose height is an estimate.
  func knownHeight(of row: IndexPath) -> CGFloat? {
    guard has(row), isKnown(row) else { return nil }
    return sections[row.section].rows[row.row]
  }
}
