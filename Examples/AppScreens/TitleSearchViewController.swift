import UIKit

/// A list whose search bar is in the navigation bar; a row opens a form.
public final class TitleSearchViewController: UITableViewController {
  /// The search bar in place of the navigation bar's title.
  public let search = UISearchBar(frame: .zero)

  public init() { super.init(style: .plain) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public override func viewDidLoad() {
    super.viewDidLoad()
    search.placeholder = "Forms"
    navigationItem.titleView = search
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "form")
  }

  public override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { 24 }

  public override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "form", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = "Form \(indexPath.row + 1)"
    cell.contentConfiguration = content
    return cell
  }

  public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(SignInViewController(), animated: true)
  }
}
