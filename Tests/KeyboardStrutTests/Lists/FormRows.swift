import UIKit

/// Thirty questions with a field each, in rows as high as their text: the data of a table.
@MainActor
final class FormRows: NSObject, UITableViewDataSource {
  let table: UITableView
  private var answers: [Int: String] = [:]

  init(_ table: UITableView) {
    self.table = table
    super.init()
    table.register(FormCell.self, forCellReuseIdentifier: "question")
    table.dataSource = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "question", for: indexPath)
    let row = indexPath.row
    (cell as? FormCell)?.show(
      FormCell.question(row), answers[row] ?? "",
      changed: { [weak self] in self?.answers[row] = $0 },
      next: { [weak self] in self?.focus(row + 1) })
    return cell
  }

  /// What a Next key does in every app: the row may have to come on screen first.
  func focus(_ row: Int) {
    guard row < 30 else { return }
    if field(row) == nil {
      table.scrollToRow(at: IndexPath(row: row, section: 0), at: .none, animated: false)
      table.layoutIfNeeded()
    }
    field(row)?.becomeFirstResponder()
  }

  /// The field of a row that is on screen.
  func field(_ row: Int) -> UITextField? {
    (table.cellForRow(at: IndexPath(row: row, section: 0)) as? FormCell)?.field
  }

  /// The rows that show in full, from the top.
  var shown: [Int] {
    let room = table.bounds.inset(by: table.adjustedContentInset)
    return (table.indexPathsForVisibleRows ?? []).filter { room.contains(table.rectForRow(at: $0)) }
      .map(\.row)
  }
}

/// A question of one to three lines above the field for its answer.
final class FormCell: UITableViewCell, UITextFieldDelegate {
  let field = UITextField()
  private let label = UILabel()
  private var changed: (String) -> Void = { _ in }
  private var goOn: () -> Void = {}

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.numberOfLines = 0
    field.delegate = self
    let column = UIStackView(arrangedSubviews: [label, field])
    column.axis = .vertical
    column.spacing = 6
    column.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(column)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: margins.topAnchor),
      column.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      column.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  static func question(_ number: Int) -> String {
    (0...number % 3).map { _ in "A question that fills about one line" }.joined(separator: ", ")
  }

  func show(
    _ question: String, _ answer: String, changed: @escaping (String) -> Void,
    next: @escaping () -> Void
  ) {
    label.text = question
    field.text = answer
    field.placeholder = "Answer"
    self.changed = changed
    self.goOn = next
  }

  func textFieldDidEndEditing(_ textField: UITextField) { changed(textField.text ?? "") }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    goOn()
    return false
  }
}
