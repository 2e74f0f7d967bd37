import KeyboardStrut
import UIKit

/// A search bar above a list. The user can scroll the list's last row above the keyboard, whatever
/// they type.
public final class TownSearchViewController: UIViewController, UITableViewDataSource {
  private static let towns = [
    "Aberdeen", "Bath", "Bristol", "Cardiff", "Derby", "Durham", "Exeter", "Glasgow", "Hull",
    "Leeds", "Lincoln", "London", "Norwich", "Oxford", "Perth", "Plymouth", "Stirling", "York",
  ]

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let search = UISearchBar(frame: .zero)
    search.placeholder = "Town"
    let resultsTable = UITableView(frame: .zero, style: .plain)
    resultsTable.dataSource = self
    resultsTable.keyboardDismissMode = .interactive
    resultsTable.register(UITableViewCell.self, forCellReuseIdentifier: "town")
    for part in [search, resultsTable] as [UIView] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
      part.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
      part.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
      search.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      resultsTable.topAnchor.constraint(equalTo: search.bottomAnchor),
      resultsTable.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    resultsTable.followKeyboard()
  }

  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Self.towns.count
  }

  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "town", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = Self.towns[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }
}
