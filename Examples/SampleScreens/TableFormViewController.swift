import KeyboardStrut
import UIKit

/// Fields in the rows of a table that fills an ordinary view controller.
public final class TableFormViewController: UIViewController, UITableViewDataSource {
  private static let names = [
    "Given name", "Family name", "Company", "Street", "House number", "Postcode", "Town",
    "Country", "Telephone", "Email", "Web page", "Birthday",
  ]

  public override func viewDidLoad() {
    super.viewDidLoad()
    let table = UITableView(frame: view.bounds, style: .plain)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.dataSource = self
    table.rowHeight = 60
    table.register(FieldCell.self, forCellReuseIdentifier: "field")
    view.addSubview(table)
    view.avoidKeyboard()
  }

  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Self.names.count
  }

  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "field", for: indexPath)
    (cell as? FieldCell)?.field.placeholder = Self.names[indexPath.row]
    return cell
  }
}

/// A row with a field.
final class FieldCell: UITableViewCell {
  let field = UITextField(frame: .zero)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    field.frame = contentView.bounds.insetBy(dx: 20, dy: 10)
    field.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(field)
  }

  required init?(coder: NSCoder) { nil }
}
