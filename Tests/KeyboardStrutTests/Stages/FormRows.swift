import UIKit

/// The data source of a table view: thirty questions in self-sizing rows.
@MainActor
final class FormRows: NSObject, UITableViewDataSource {
  let table: UITableView
  private let answers = FormAnswers()

  init(_ table: UITableView) {
    self.table = table
    super.init()
    answers.focus = { [weak self] in self?.focus($0) }
    table.register(FormRowCell.self, forCellReuseIdentifier: "question")
    table.dataSource = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    FormAnswers.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "question", for: indexPath)
    (cell as? FormRowCell)?.entry.show(indexPath.row, of: answers)
    return cell
  }

  /// Moves the focus to a row's field, as an app's Next key does. First scrolls to the row if it is
  /// off screen.
  func focus(_ row: Int) {
    guard row < FormAnswers.count else { return }
    if field(row) == nil {
      table.scrollToRow(at: IndexPath(row: row, section: 0), at: .none, animated: false)
      table.layoutIfNeeded()
    }
    field(row)?.becomeFirstResponder()
  }

  /// The field of a row that is on screen.
  func field(_ row: Int) -> UITextField? {
    (table.cellForRow(at: IndexPath(row: row, section: 0)) as? FormRowCell)?.entry.field
  }

  /// The rows that are fully visible, from the top.
  var shown: [Int] {
    let room = table.bounds.inset(by: table.adjustedContentInset)
    return (table.indexPathsForVisibleRows ?? []).filter { room.contains(table.rectForRow(at: $0)) }
      .map(\.row)
  }
}

private final class FormRowCell: UITableViewCell {
  private(set) lazy var entry = FormEntry(in: contentView)
}
