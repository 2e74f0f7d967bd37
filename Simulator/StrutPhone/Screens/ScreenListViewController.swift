import Phone

/// The first screen: all screens there are, with a search.
final class ScreenListViewController: UITableViewController, UISearchResultsUpdating {
  private let choose: (PhoneScreen) -> Void
  private let search = UISearchController(searchResultsController: nil)
  private var sections = ScreenListViewController.sections(matching: "")

  /// - Parameter choose: Called with the screen that was tapped.
  init(choose: @escaping (PhoneScreen) -> Void) {
    self.choose = choose
    super.init(style: .grouped)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "KeyboardStrut"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "screen")
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "Screens"
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
  }

  /// The screens whose title or name has a text in it, ignoring case.
  static func sections(matching text: String) -> [(title: String, screens: [PhoneScreen])] {
    let text = text.lowercased()
    let all = [
      ("They use the library", PhoneScreen.samples), ("An app’s screens", PhoneScreen.apps),
    ]
    return all.map { title, screens in
      let found = screens.filter {
        text.isEmpty || $0.title.lowercased().contains(text) || $0.id.contains(text)
      }
      return (title, found)
    }.filter { !$0.screens.isEmpty }
  }

  func updateSearchResults(for searchController: UISearchController) {
    sections = Self.sections(matching: searchController.searchBar.text ?? "")
    tableView.reloadData()
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { sections[section].title }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].screens.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "screen", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = sections[indexPath.section].screens[indexPath.row].title
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    choose(sections[indexPath.section].screens[indexPath.row])
  }
}
