/// Puts a search bar into a navigation bar, and shows results while the person searches.
///
/// Set as an item's `searchController`, its bar stands below the title. How UIKit places results,
/// and how the bars move, is nowhere measured; see KNOWN_GAPS.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  public let searchResultsController: UIViewController?
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?

  private(set) lazy var bar: UISearchBar = {
    let bar = UISearchBar(frame: .zero)
    bar.searchBarStyle = .minimal
    bar.searchController = self
    return bar
  }()
  open var searchBar: UISearchBar { bar }

  /// Whether the row of the title and the buttons goes away while the person searches.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the content is dimmed, and takes no touches, as long as no results cover it.
  open var obscuresBackgroundDuringPresentation = true { didSet { showContent() } }
  open var automaticallyShowsCancelButton = true

  /// Whether the results show as soon as there is text, and only then.
  open var automaticallyShowsSearchResultsController = true { didSet { showContent() } }

  /// Setting it takes the decision from the controller.
  open var showsSearchResultsController = false {
    didSet { if showsSearchResultsController != oldValue { placeResults() } }
  }

  /// The item whose bar shows the search bar.
  weak var item: UINavigationItem?
  /// Where the bar returns to; nil while it is not away from there.
  var home: SearchBarHome?
  private var active = false

  /// - Parameter searchResultsController: What shows the results; nil where the screen that is
  ///   searched shows them itself.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
  }

  open override func loadView() {
    let view = SearchGround(frame: UIScreen.current.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.controller = self
    self.view = view
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    placeBar()
  }

  // MARK: Beginning and ending

  /// Whether the person searches. Setting it to true gives the search bar the focus.
  open var isActive: Bool {
    get { active }
    set {
      guard newValue != active else { return }
      if newValue { begin() } else { end() }
    }
  }

  private func begin() {
    delegate?.willPresentSearchController(self)
    active = true
    if automaticallyShowsCancelButton { bar.setShowsCancelButton(true, animated: false) }
    if let item { item.searchDidBegin(self) } else { coverSearchedScreen() }
    showContent()
    if bar.isFirstResponder {
      searchResultsUpdater?.updateSearchResults(for: self)
    } else {
      bar.becomeFirstResponder()
    }
    delegate?.didPresentSearchController(self)
  }

  private func end() {
    delegate?.willDismissSearchController(self)
    active = false
    bar.text = nil
    bar.resignFirstResponder()
    if automaticallyShowsCancelButton { bar.setShowsCancelButton(false, animated: false) }
    showContent()
    if let item { item.searchDidEnd(self) } else { uncoverSearchedScreen() }
    searchResultsUpdater?.updateSearchResults(for: self)
    delegate?.didDismissSearchController(self)
  }

  /// The person has tapped the bar's field.
  func barDidBeginEditing() {
    if active {
      searchResultsUpdater?.updateSearchResults(for: self)
    } else {
      isActive = true
    }
  }

  func textDidChange() {
    showContent()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  // MARK: Content

  private func showContent() {
    guard isViewLoaded else { return }
    if automaticallyShowsSearchResultsController {
      showsSearchResultsController = active && !(bar.text ?? "").isEmpty
    }
    view.backgroundColor =
      active && obscuresBackgroundDuringPresentation ? UIColor(white: 0, alpha: 0.1) : .clear
  }

  private func placeResults() {
    guard let results = searchResultsController else { return }
    if showsSearchResultsController {
      addChild(results)
      results.view.frame = view.bounds
      results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.insertSubview(results.view, at: 0)
      results.didMove(toParent: self)
    } else {
      results.willMove(toParent: nil)
      results.viewIfLoaded?.removeFromSuperview()
      results.removeFromParent()
    }
  }
}

/// Lies over the content that is searched: a tap on it ends the search.
final class SearchGround: UIView {
  weak var controller: UISearchController?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    let obscures = controller?.obscuresBackgroundDuringPresentation ?? false
    return hit === self && !obscures ? nil : hit
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    controller?.isActive = false
  }
}
