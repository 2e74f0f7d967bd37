import KeyboardStrut
import UIKit

/// The commonest screen of all: a table from edge to edge in an ordinary controller, and one line.
final class FormTableScreen: UIViewController {
  let table = UITableView(frame: .zero)
  private(set) lazy var rows = FormRows(table)

  override func viewDidLoad() {
    super.viewDidLoad()
    let view: UIView = self.view
    table.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(table)
    NSLayoutConstraint.activate([
      table.topAnchor.constraint(equalTo: view.topAnchor),
      table.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    _ = rows
    KeyboardAvoider(view)
  }
}

/// The same rows in a controller that makes room for the keyboard by itself (facts 6.1).
class FormTableViewController: UITableViewController {
  private(set) lazy var rows = FormRows(tableView)

  override func viewDidLoad() {
    super.viewDidLoad()
    _ = rows
  }
}

/// Known to go without room (IQ#850).
final class ForgetfulTableViewController: FormTableViewController {
  override func viewWillAppear(_ animated: Bool) {}
}
