import UIKit

/// A settings screen as an iOS developer writes it: a table view controller with text fields in its
/// cells, switches, choices and a note.
final class SettingsTableViewController: UITableViewController {
  enum Row {
    case field(String, UIKeyboardType)
    case choice(String, String)
    case toggle(String)
    case note
  }

  let sections: [(title: String?, footer: String?, rows: [Row])] = [
    (
      "Account", "Your name is shown to others.",
      [.field("Name", .default), .field("E-mail", .emailAddress), .choice("Language", "English")]
    ),
    (
      "Notifications", nil,
      [.toggle("Messages"), .toggle("Updates"), .choice("Sounds", "Aurora")]
    ),
    (
      "Server", "The address that this device talks to. A wrong one means that nothing arrives.",
      [.field("Host", .URL), .field("Port", .numberPad), .field("Path", .default)]
    ),
    (nil, nil, [.note]),
  ]
  private(set) var chosen: [IndexPath] = []
  private(set) var values: [IndexPath: String] = [:]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "choice")
    tableView.register(FieldCell.self, forCellReuseIdentifier: "field")
    tableView.register(NoteCell.self, forCellReuseIdentifier: "note")
    tableView.keyboardDismissMode = .interactive
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { sections[section].title }

  override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { sections[section].footer }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    switch sections[indexPath.section].rows[indexPath.row] {
    case .field(let name, let keyboard):
      let cell = tableView.dequeueReusableCell(withIdentifier: "field", for: indexPath)
      (cell as? FieldCell)?.show(name, values[indexPath] ?? "", keyboard) { [weak self] text in
        self?.values[indexPath] = text
      }
      return cell
    case .choice(let name, let value):
      let cell = tableView.dequeueReusableCell(withIdentifier: "choice", for: indexPath)
      var content = UIListContentConfiguration.valueCell()
      content.text = name
      content.secondaryText = value
      cell.contentConfiguration = content
      cell.accessoryType = .disclosureIndicator
      return cell
    case .toggle(let name):
      let cell = tableView.dequeueReusableCell(withIdentifier: "choice", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
      cell.accessoryType = chosen.contains(indexPath) ? .checkmark : .none
      return cell
    case .note:
      return tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
    }
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    chosen.append(indexPath)
    guard case .toggle = sections[indexPath.section].rows[indexPath.row] else { return }
    tableView.deselectRow(at: indexPath, animated: true)
    tableView.reloadRows(at: [indexPath], with: .automatic)
  }
}

/// A label and the field beside it.
final class FieldCell: UITableViewCell, UITextFieldDelegate {
  let label = UILabel()
  let field = UITextField()
  private var changed: (String) -> Void = { _ in }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    label.font = .preferredFont(forTextStyle: .body)
    field.font = .preferredFont(forTextStyle: .body)
    field.delegate = self
    let row = UIStackView(arrangedSubviews: [label, field])
    row.spacing = 12
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      label.widthAnchor.constraint(equalToConstant: 80),
      row.topAnchor.constraint(equalTo: margins.topAnchor),
      row.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      row.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  func show(
    _ name: String, _ value: String, _ keyboard: UIKeyboardType,
    changed: @escaping (String) -> Void
  ) {
    label.text = name
    field.placeholder = "Required"
    field.text = value
    field.keyboardType = keyboard
    self.changed = changed
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    changed = { _ in }
  }

  func textFieldDidEndEditing(_ textField: UITextField) { changed(textField.text ?? "") }
}

/// Text of several lines.
final class NoteCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let label = UILabel()
    label.numberOfLines = 0
    label.text =
      "A note that is longer than one line on a phone, so that its row has to grow with it."
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: margins.topAnchor),
      label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}
