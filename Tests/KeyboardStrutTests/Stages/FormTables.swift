import UIKit

/// A table's controller that makes room for the keyboard by itself (KeyboardFacts 6.1).
class FormTableViewController: UITableViewController {
  private(set) lazy var rows = FormRows(tableView)

  override func viewDidLoad() {
    super.viewDidLoad()
    _ = rows
  }
}

/// Known to go without room (IQKeyboardManager#850).
final class ForgetfulTableViewController: FormTableViewController {
  override func viewWillAppear(_ animated: Bool) {}
}
