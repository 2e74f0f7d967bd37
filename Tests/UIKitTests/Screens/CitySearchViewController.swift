import UIKit

/// A list to search in: a search bar on top, what it finds below, clear of the keyboard.
final class CitySearchViewController: UIViewController, UISearchBarDelegate {
  let searchBar = UISearchBar()
  let scrollView = UIScrollView()
  private let stack = UIStackView()
  private let cities = [
    "Aachen", "Augsburg", "Bamberg", "Berlin", "Bonn", "Bremen", "Dresden", "Erfurt", "Essen",
    "Freiburg", "Halle", "Hamburg", "Jena", "Kassel", "Kiel", "Leipzig", "Mainz", "Ulm",
  ]

  var shown: [String] { stack.arrangedSubviews.compactMap { ($0 as? UILabel)?.text } }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Cities"
    view.backgroundColor = .systemBackground
    searchBar.placeholder = "Search"
    searchBar.autocapitalizationType = .none
    searchBar.searchBarStyle = .minimal
    searchBar.delegate = self
    scrollView.keyboardDismissMode = .onDrag
    scrollView.alwaysBounceVertical = true
    stack.axis = .vertical
    stack.spacing = 20
    for view in [searchBar, scrollView] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      self.view.addSubview(view)
    }
    stack.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(stack)
    let content = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      searchBar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      searchBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      searchBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.topAnchor.constraint(equalTo: searchBar.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 12),
      stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -12),
      stack.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -20),
    ])
    show(cities)
  }

  private func show(_ names: [String]) {
    for view in stack.arrangedSubviews { view.removeFromSuperview() }
    for name in names {
      let label = UILabel()
      label.text = name
      stack.addArrangedSubview(label)
    }
  }

  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
    searchBar.setShowsCancelButton(true, animated: true)
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    let wanted = searchText.lowercased()
    show(wanted.isEmpty ? cities : cities.filter { $0.lowercased().contains(wanted) })
  }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { searchBar.resignFirstResponder() }

  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    searchBar.text = nil
    show(cities)
    searchBar.setShowsCancelButton(false, animated: true)
    searchBar.resignFirstResponder()
  }
}
