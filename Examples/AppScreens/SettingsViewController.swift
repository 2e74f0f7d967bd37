import UIKit

/// Settings in a table controller: switches, and fields at the end.
public final class SettingsViewController: UITableViewController, NoticeShowing, RowEditing {
  private static let switches = ["Notifications", "Sounds", "Badges", "Previews", "Vibration"]
  private var texts = [
    "Display name", "Signature", "Server", "Port", "Path", "User", "Device name", "Proxy",
  ]
  private var deleted: (text: String, row: IndexPath)?

  public init() { super.init(style: .grouped) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "switch")
    tableView.register(EntryCell.self, forCellReuseIdentifier: "entry")
  }

  public func showNotice(_ isShown: Bool) {
    let label = UILabel.text("The server does not answer. Check its name and the port.")
    label.frame = CGRect(x: 0, y: 0, width: tableView.bounds.width, height: 90)
    tableView.tableHeaderView = isShown ? label : nil
  }

  public func deleteRow(around view: UIView, inBetween: () -> Void) {
    guard let row = row(around: view) else { return }
    deleted = (texts.remove(at: row.row), row)
    inBetween()
    tableView.deleteRows(at: [row], with: .automatic)
  }

  public func restoreRow() {
    guard let deleted else { return }
    self.deleted = nil
    texts.insert(deleted.text, at: deleted.row.row)
    tableView.insertRows(at: [deleted.row], with: .automatic)
  }

  public func reloadRow(around view: UIView) {
    if let row = row(around: view) { tableView.reloadRows(at: [row], with: .automatic) }
  }

  private func row(around view: UIView) -> IndexPath? {
    let cell = tableView.visibleCells.first { view.isDescendant(of: $0) }
    return cell.flatMap { tableView.indexPath(for: $0) }
  }

  public override func numberOfSections(in tableView: UITableView) -> Int { 2 }

  public override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { section == 0 ? Self.switches.count : texts.count }

  public override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard indexPath.section == 0 else {
      let cell = tableView.dequeueReusableCell(withIdentifier: "entry", for: indexPath)
      (cell as? EntryCell)?.field.placeholder = texts[indexPath.row]
      return cell
    }
    let cell = tableView.dequeueReusableCell(withIdentifier: "switch", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = Self.switches[indexPath.row]
    cell.contentConfiguration = content
    cell.accessoryView = UISwitch(frame: .zero)
    return cell
  }
}

/// A row with a field.
final class EntryCell: UITableViewCell {
  let field = UITextField.entry("")

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    field.borderStyle = .none
    field.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(field)
    NSLayoutConstraint.activate([
      field.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      field.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      field.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      field.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
