/// Rows under the finger, and rows that are selected.
extension UITableView {
  var baseIndexPathForSelectedRow: IndexPath? { table.selection.first }

  var baseIndexPathsForSelectedRows: [IndexPath]? {
    table.selection.isEmpty ? nil : table.selection
  }

  func baseSelectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition
  ) {
    guard let indexPath else {
      for row in table.selection { deselectRow(at: row, animated: animated) }
      return
    }
    if !allowsMultipleSelection {
      for row in table.selection where row != indexPath { deselectRow(at: row, animated: animated) }
    }
    if !table.selection.contains(indexPath) { table.selection.append(indexPath) }
    table.cells[indexPath]?.setSelected(true, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  func baseDeselectRow(at indexPath: IndexPath, animated: Bool) {
    table.selection.removeAll { $0 == indexPath }
    (table.cells[indexPath] ?? table.kept[indexPath])?.setSelected(false, animated: animated)
  }

  // MARK: Fingers

  func fingerCameDown(_ touch: UITouch) {
    guard table.touched == nil, allowsSelection,
      let row = indexPathForRow(at: touch.location(in: self)), let cell = table.cells[row],
      cell.frame.contains(touch.location(in: self)),
      delegate?.tableView(self, shouldHighlightRowAt: row) ?? true
    else { return }
    table.touched = row
    cell.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: row)
  }

  func fingerMoved(_ touch: UITouch) {
    guard let row = table.touched else { return }
    if table.cells[row]?.frame.contains(touch.location(in: self)) != true { endHighlight() }
  }

  func fingerLeft(_ touch: UITouch) {
    guard let row = table.touched else { return }
    // The selection comes first, so that the background does not blink.
    let selected = selectByTouch(row)
    endHighlight()
    if selected {
      NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
    }
  }

  func endHighlight() {
    guard let row = table.touched else { return }
    table.touched = nil
    table.cells[row]?.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: row)
  }

  private func selectByTouch(_ row: IndexPath) -> Bool {
    if allowsMultipleSelection, table.selection.contains(row) { return deselectByTouch(row) }
    let target =
      delegate == nil ? row : delegate?.tableView(self, willSelectRowAt: row)
    guard let target else { return false }
    if !allowsMultipleSelection {
      for old in table.selection where old != target {
        guard deselectByTouch(old) else { return false }
      }
    }
    selectRow(at: target, animated: false, scrollPosition: .none)
    delegate?.tableView(self, didSelectRowAt: target)
    return true
  }

  private func deselectByTouch(_ row: IndexPath) -> Bool {
    let target =
      delegate == nil ? row : delegate?.tableView(self, willDeselectRowAt: row)
    guard let target else { return false }
    deselectRow(at: target, animated: false)
    delegate?.tableView(self, didDeselectRowAt: target)
    return true
  }

  func accessoryTapped(of cell: UITableViewCell) {
    guard let row = indexPath(for: cell) else { return }
    delegate?.tableView(self, accessoryButtonTappedForRowWith: row)
  }
}
