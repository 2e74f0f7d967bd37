/// Shows what a person searches for.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// The search bar has got the focus, or its text has changed.
  func updateSearchResults(for searchController: UISearchController)
}
