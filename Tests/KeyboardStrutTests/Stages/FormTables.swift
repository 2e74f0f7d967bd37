import UIKit

/// A `UITableViewController`, which adds a bottom inset for the keyboard itself (KeyboardFacts
/// 6.1).
class FormTableViewController: UITableViewController {
  private(set) lazy var rows = FormRows(tableView)

  override func viewDidLoad() {
    super.viewDidLoad()
    _ = rows
  }
}

/// Adds no inset for the keyboard, because `viewWillAppear` does not call `super`
/// (IQKeyboardManager#850).
final class ForgetfulTableViewController: FormTableViewController {
  override func viewWillAppear(_ animated: Bool) {}
}
