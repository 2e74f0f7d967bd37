import KeyboardNavigation
import KeyboardStrut
import UIKit

/// A table of 200 rows with a field in every third. The user moves from field to field, although
/// most of them have no cell yet.
public final class NavigatedTableViewController: UIViewController, NavigatedScreen,
  UITableViewDataSource
{
  public private(set) var navigators: [KeyboardInputNavigator] = []

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let table = UITableView(frame: view.bounds, style: .plain)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.dataSource = self
    table.rowHeight = 52
    table.register(FieldCell.self, forCellReuseIdentifier: "field")
    table.register(UITableViewCell.self, forCellReuseIdentifier: "text")
    view.addSubview(table)
    view.avoidKeyboard()
    navigators = [view.navigateInputs()]
  }

  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    200
  }

  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let number = indexPath.row + 1
    guard indexPath.row % 3 == 1 else {
      let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = "Row \(number)"
      cell.contentConfiguration = content
      return cell
    }
    let cell = tableView.dequeueReusableCell(withIdentifier: "field", for: indexPath)
    (cell as? FieldCell)?.field.placeholder = "Amount \(number)"
    return cell
  }
}
