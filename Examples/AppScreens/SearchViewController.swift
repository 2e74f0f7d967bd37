import UIKit

/// A search bar above the towns that it finds.
public final class SearchViewController: UIViewController, UITableViewDataSource,
  UISearchBarDelegate, NoticeShowing
{
  private static let towns = [
    "Aberdeen", "Bath", "Bristol", "Cardiff", "Derby", "Durham", "Exeter", "Glasgow", "Hull",
    "Leeds", "Lincoln", "London", "Norwich", "Oxford", "Perth", "Plymouth", "Salford", "Stirling",
    "Swansea", "Wells", "York",
  ]
  private var found = towns
  private let search = UISearchBar(frame: .zero)
  private let notice = UILabel.text("Only what is on this phone is searched.", .footnote)
  private let table = UITableView(frame: .zero, style: .plain)

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Search"
    let view: UIView = self.view
    view.backgroundColor = .systemBackground
    search.placeholder = "Town"
    search.delegate = self
    notice.isHidden = true
    table.dataSource = self
    table.register(UITableViewCell.self, forCellReuseIdentifier: "town")
    let column = UIStackView.column([notice, search, table], spacing: 0)
    view.addSubview(column)
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: safe.topAnchor),
      column.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      column.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  public func showNotice(_ isShown: Bool) { notice.isHidden = !isShown }

  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    let start = searchText.lowercased()
    found = Self.towns.filter { $0.lowercased().hasPrefix(start) }
    table.reloadData()
  }

  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    found.count
  }

  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "town", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = found[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }
}
