/// Which rows are where. Rows that never were on screen lie where estimates put them.
extension UITableView {
  public func rect(forSection section: Int) -> CGRect {
    frame(loaded.span(ofSection: section))
  }

  public func rectForHeader(inSection section: Int) -> CGRect {
    frame(loaded.span(of: .header, inSection: section))
  }

  public func rectForFooter(inSection section: Int) -> CGRect {
    frame(loaded.span(of: .footer, inSection: section))
  }

  /// Empty for a row that is not there.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    loaded.has(indexPath) ? frame(loaded.span(of: indexPath)) : .zero
  }

  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    guard bounds.minX <= point.x, point.x < bounds.maxX else { return nil }
    return indexPathsForRows(in: CGRect(origin: point, size: .zero))?.first
  }

  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    (table.cells.first { $0.value === cell } ?? table.kept.first { $0.value === cell })?.key
  }

  /// The rows that a rectangle of the content touches; nil where a table has none at all.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    guard var section = loaded.section(at: rect.minY) else { return nil }
    var paths: [IndexPath] = []
    while section < loaded.sections.count,
      loaded.span(ofSection: section).lowerBound <= rect.maxY
    {
      var row = loaded.row(at: rect.minY, inSection: section)
      while row < loaded.sections[section].rows.count {
        let path = IndexPath(row: row, section: section)
        let span = loaded.span(of: path)
        guard span.lowerBound < rect.maxY || span.lowerBound == rect.minY else { break }
        if span.lowerBound <= rect.minY || rect.height > 0 { paths.append(path) }
        row += 1
      }
      section += 1
    }
    return paths
  }

  /// Nil for a row that is off screen.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    table.isStale ? nil : table.cells[indexPath]
  }

  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shown(table.headers[section])
  }

  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shown(table.footers[section])
  }

  private func shown(_ edge: TableEdge?) -> UITableViewHeaderFooterView? {
    guard let view = edge?.view, view.superview === self else { return nil }
    return view as? UITableViewHeaderFooterView
  }

  /// From top to bottom. The table is laid out first where that is due.
  public var visibleCells: [UITableViewCell] {
    (indexPathsForVisibleRows ?? []).compactMap { table.cells[$0] }
  }

  public var indexPathsForVisibleRows: [IndexPath]? {
    if table.isStale { layoutIfNeeded() }
    return table.cells.filter { $0.value.frame.intersects(bounds) }.keys.sorted()
  }
}
