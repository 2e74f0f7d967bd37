import UIKit

/// Settings in a table controller: switches, and fields at the end.
public final class SettingsViewController: UITableViewController, NoticeShowing {
  private static let switches = ["Notifications", "Sounds", "Badges", "Previews", "Vibration"]
  private static let texts = [
    "Display name", "Signature", "Server", "Port", "Path", "User", "Device name", "Proxy",
  ]

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

  public override func numberOfSections(in tableView: UITableView) -> Int { 2 }

  public override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { section == 0 ? Self.switches.count : Self.texts.count }

  public override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard indexPath.section == 0 else {
      let cell = tableView.dequeueReusableCell(withIdentifier: "entry", for: indexPath)
      (cell as? EntryCell)?.field.placeholder = Self.texts[indexPath.row]
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
