/// Which rows are where. Rows that never were on screen lie where estimates put them.
extension UITableView {
  func baseRect(forSection section: Int) -> CGRect {
    frame(loaded.span(ofSection: section))
  }

  func baseRectForHeader(inSection section: Int) -> CGRect {
    frame(loaded.span(of: .header, inSection: section))
  }

  func baseRectForFooter(inSection section: Int) -> CGRect {
    frame(loaded.span(of: .footer, inSection: section))
  }

  func baseRectForRow(at indexPath: IndexPath) -> CGRect {
    loaded.has(indexPath) ? frame(loaded.span(of: indexPath)) : .zero
  }

  func baseIndexPathForRow(at point: CGPoint) -> IndexPath? {
    guard bounds.minX <= point.x, point.x < bounds.maxX else { return nil }
    return indexPathsForRows(in: CGRect(origin: point, size: .zero))?.first
  }

  func baseIndexPath(for cell: UITableViewCell) -> IndexPath? {
    (table.cells.first { $0.value === cell } ?? table.kept.first { $0.value === cell })?.key
  }

  func baseIndexPathsForRows(in rect: CGRect) -> [IndexPath]? {
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

  func baseCellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    guard table.work != .bringingRowsOnScreen else {
      // AUPickerCell#6.
      DeveloperLog.write(
        "[Assert] Attempted to call -cellForRowAtIndexPath: on the table view while it was in the"
          + " process of updating its visible cells, which is not allowed.")
      return nil
    }
    return table.isStale ? nil : table.cells[indexPath]
  }

  func baseHeaderView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shown(table.headers[section])
  }

  func baseFooterView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shown(table.footers[section])
  }

  private func shown(_ edge: TableEdge?) -> UITableViewHeaderFooterView? {
    guard let view = edge?.view, view.superview === self else { return nil }
    return view as? UITableViewHeaderFooterView
  }

  var baseVisibleCells: [UITableViewCell] {
    if table.work == .bringingRowsOnScreen {
      // firefox-ios#13570, ZFPlayer#955.
      DeveloperLog.write(
        "[Assert] Attempted to access the table view's visibleCells while they were in the process"
          + " of being updated, which is not allowed.")
    }
    return (indexPathsForVisibleRows ?? []).compactMap { table.cells[$0] }
  }

  var baseIndexPathsForVisibleRows: [IndexPath]? {
    if table.isStale { layoutIfNeeded() }
    return table.cells.filter { $0.value.frame.intersects(bounds) }.keys.sorted()
  }
}
