import Phone
import Testing

/// A search bar below the title. Its height is nowhere measured, so these are relations.
@MainActor
@Suite struct SearchControllerTests {
  @MainActor
  final class Stage: NSObject, UISearchResultsUpdating, UISearchControllerDelegate {
    let phone: Phone
    let navigation: UINavigationController
    let root = UIViewController()
    let scrollView = UIScrollView()
    let search: UISearchController
    var log: [String] = []

    init(results: UIViewController? = nil, hides: Bool = true) throws {
      phone = try Phone("iPhone 15")
      search = UISearchController(searchResultsController: results)
      LargeTitleTests.Stage.fill(root, with: scrollView)
      root.title = "Title"
      root.navigationItem.searchController = search
      root.navigationItem.hidesSearchBarWhenScrolling = hides
      navigation = UINavigationController(rootViewController: root)
      navigation.navigationBar.prefersLargeTitles = true
      super.init()
      search.searchResultsUpdater = self
      search.delegate = self
      phone.show(navigation)
    }

    var bar: UINavigationBar { navigation.navigationBar }
    var field: CGFloat { search.searchBar.frame.height }

    func updateSearchResults(for searchController: UISearchController) {
      log.append("update \(searchController.searchBar.text ?? "")")
    }
    func willPresentSearchController(_ searchController: UISearchController) {
      log.append("will present")
    }
    func didPresentSearchController(_ searchController: UISearchController) {
      log.append("did present")
    }
    func willDismissSearchController(_ searchController: UISearchController) {
      log.append("will dismiss")
    }
    func didDismissSearchController(_ searchController: UISearchController) {
      log.append("did dismiss")
    }

    func expectAgreement(_ moment: String) {
      #expect(isNear(root.view.safeAreaInsets.top, bar.frame.maxY), "\(moment)")
      #expect(isNear(scrollView.adjustedContentInset.top, bar.frame.maxY), "\(moment)")
      #expect(isNear(search.searchBar.frame.maxY, bar.bounds.height), "\(moment)")
    }
  }

  // Apple's page on hidesSearchBarWhenScrolling.
  @Test("The search bar gives way to content first, the large title after it")
  func collapse() throws {
    let stage = try Stage()
    let full = stage.field
    #expect(full > 0)
    #expect(stage.scrollView.contentOffset.y == -stage.bar.frame.maxY)
    var heights: [(search: CGFloat, title: CGFloat)] = []
    stage.phone.drag(
      from: CGPoint(x: 100, y: 700), to: CGPoint(x: 100, y: 500), duration: 1, rest: 0.2
    ) {
      stage.expectAgreement("drag")
      heights.append((stage.field, stage.bar.shownLargeTitle.height))
    }
    #expect(heights.contains { $0.search > 0 && $0.search < full })
    #expect(heights.allSatisfy { $0.search == 0 || isNear($0.title, 52) })
    #expect(heights.last?.search == 0 && heights.last?.title == 0)
  }

  @Test("A search bar that does not hide stays while the title goes")
  func stays() throws {
    let stage = try Stage(hides: false)
    let full = stage.field
    stage.scrollView.contentOffset.y = 300
    stage.phone.settle()
    stage.expectAgreement("scrolled")
    #expect(stage.field == full && stage.bar.shownLargeTitle.height == 0)
  }

  @Test("A tap into the field searches: keyboard, Cancel, the title gone, content right below")
  func activation() throws {
    let stage = try Stage()
    stage.phone.tap(stage.search.searchBar.searchTextField)
    stage.phone.advance(by: 1)
    #expect(stage.search.isActive)
    #expect(stage.search.searchBar.isFirstResponder)
    #expect(stage.search.searchBar.showsCancelButton)
    #expect(stage.phone.keyboardFrame.minY < 852)
    #expect(stage.bar.bounds.height == stage.field)
    stage.expectAgreement("searching")
    #expect(stage.scrollView.contentOffset.y == -stage.bar.frame.maxY)
    stage.phone.type("ab")
    #expect(stage.log == ["will present", "update ", "did present", "update a", "update ab"])
    stage.log = []
    stage.phone.tap(stage.search.searchBar.cancelButton)
    stage.phone.advance(by: 1)
    #expect(stage.log == ["will dismiss", "update ", "did dismiss"])
    #expect(!stage.search.isActive && !stage.search.searchBar.showsCancelButton)
    #expect(stage.phone.keyboardFrame.minY >= 852)
    stage.expectAgreement("after")
    #expect(stage.bar.shownLargeTitle.height == 52)
    #expect(stage.scrollView.contentOffset.y == -stage.bar.frame.maxY)
  }

  @Test("Activation in code focuses the field and shows the keyboard")
  func activationInCode() throws {
    let stage = try Stage()
    stage.search.isActive = true
    stage.phone.advance(by: 1)
    #expect(stage.search.searchBar.isFirstResponder)
    #expect(stage.phone.keyboardFrame.minY < 852)
    stage.search.isActive = false
    stage.phone.advance(by: 1)
    #expect(stage.phone.keyboardFrame.minY >= 852)
  }

  @Test("Results lie over the content while there is text, below the search bar's safe area")
  func results() throws {
    let results = UIViewController()
    let stage = try Stage(results: results)
    stage.search.isActive = true
    stage.phone.advance(by: 1)
    #expect(results.viewIfLoaded?.window == nil)
    stage.phone.type("a")
    #expect(results.view.window != nil)
    #expect(results.view.convert(results.view.bounds, to: nil) == stage.phone.screen.bounds)
    #expect(results.view.safeAreaInsets.top == stage.bar.frame.maxY)
    stage.search.isActive = false
    #expect(results.view.window == nil && results.parent == nil)
  }
}
