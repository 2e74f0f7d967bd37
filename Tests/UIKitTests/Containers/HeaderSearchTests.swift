import Phone
import ScreenTesting
import Testing
import UIKit

/// A search bar that the app has put into a table's header or another view.
///
/// When its field gets the focus, the search controller takes it into its own hierarchy
/// (yothenberg.com, "Searching with UISearchController & UISearchBar"). It goes to the top of the
/// screen and the navigation bar hides (openradar-mirror#17749).
@MainActor
@Suite struct HeaderSearchTests {
  private final class Towns: UITableViewController {
    override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

    override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  @MainActor
  private final class Stage: ScreenStage {
    let phone: Phone
    let towns = Towns(style: .plain)
    let search: UISearchController
    var bar: UISearchBar { search.searchBar }

    init(inNavigation: Bool = true, results: UIViewController? = nil) throws {
      phone = try Phone("iPhone 15")
      search = UISearchController(searchResultsController: results)
      search.obscuresBackgroundDuringPresentation = false
      bar.sizeToFit()
      towns.tableView.tableHeaderView = bar
      towns.definesPresentationContext = true
      phone.show(inNavigation ? UINavigationController(rootViewController: towns) : towns)
    }

    func begin() {
      phone.tap(bar.searchTextField)
      phone.advance(by: 1)
    }

    func cancel() {
      search.isActive = false
      phone.advance(by: 1)
    }
  }

  @Test("A bar in a table's header goes to the top while one searches", arguments: [true, false])
  func header(inNavigation: Bool) throws {
    let stage = try Stage(inNavigation: inNavigation)
    let home = stage.bar.onScreen()
    #expect(stage.bar.superview === stage.towns.tableView)
    stage.begin()
    #expect(stage.bar.isDescendant(of: stage.search.view))
    #expect(stage.bar.onScreen() == CGRect(x: 0, y: 59, width: 393, height: 56))
    #expect(stage.bar.isFirstResponder)
    #expect(stage.keyboardTop == 516)
    #expect(stage.towns.tableView.tableHeaderView === stage.bar)
    if let navigation = stage.towns.navigationController {
      #expect(navigation.navigationBar.alpha == 0)
      #expect(stage.towns.view.safeAreaInsets.top == 59)
    }
    // Its place in the table stays, and the table can be scrolled below it.
    #expect(stage.towns.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 56)
    stage.towns.tableView.contentOffset.y += 300
    stage.phone.advance(by: 0.5)
    #expect(stage.bar.onScreen().minY == 59)

    stage.towns.tableView.contentOffset.y = -stage.towns.tableView.adjustedContentInset.top
    stage.cancel()
    #expect(stage.bar.superview === stage.towns.tableView)
    #expect(stage.bar.onScreen() == home)
    #expect(stage.keyboardTop == 852)
    #expect(stage.search.viewIfLoaded?.window == nil)
    // And again.
    stage.begin()
    #expect(stage.bar.onScreen().minY == 59)
  }

  @Test("A bar that keeps the navigation bar stands below it")
  func keepsNavigationBar() throws {
    let stage = try Stage()
    stage.search.hidesNavigationBarDuringPresentation = false
    let home = stage.bar.onScreen()
    stage.towns.tableView.contentOffset.y += 20
    stage.begin()
    #expect(stage.bar.isDescendant(of: stage.search.view))
    #expect(stage.bar.onScreen() == home)
    #expect(stage.towns.navigationController?.navigationBar.alpha == 1)
  }

  @Test("Results begin below the bar")
  func results() throws {
    let results = UIViewController()
    let stage = try Stage(results: results)
    stage.begin()
    stage.phone.type("a")
    stage.phone.settle()
    #expect(results.view.window != nil)
    let barEnd = stage.bar.onScreen().maxY
    #expect(barEnd == 115 && results.view.safeAreaInsets.top == barEnd)
    #expect(stage.phone.tap(at: CGPoint(x: 200, y: 87)) === stage.bar.searchTextField)
    stage.cancel()
    #expect(results.viewIfLoaded?.window == nil)
  }

  @Test("A bar in a view of the app's comes back to its place")
  func plainView() throws {
    let phone = try Phone("iPhone 15")
    let screen = UIViewController()
    let search = UISearchController(searchResultsController: nil)
    let holder = UIView(frame: CGRect(x: 0, y: 200, width: 393, height: 56))
    search.searchBar.frame = holder.bounds
    holder.addSubview(search.searchBar)
    screen.view.addSubview(holder)
    phone.show(screen)
    search.isActive = true
    phone.advance(by: 1)
    #expect(search.searchBar.onScreen().minY == 59)
    #expect(search.searchBar.isFirstResponder)
    search.isActive = false
    phone.advance(by: 1)
    #expect(search.searchBar.superview === holder)
    #expect(search.searchBar.onScreen() == CGRect(x: 0, y: 200, width: 393, height: 56))
  }

  @Test("A bar in the title stays there")
  func title() throws {
    let phone = try Phone("iPhone 15")
    let screen = UIViewController()
    let search = UISearchController(searchResultsController: nil)
    search.hidesNavigationBarDuringPresentation = false
    screen.navigationItem.titleView = search.searchBar
    phone.show(UINavigationController(rootViewController: screen))
    let home = search.searchBar.onScreen()
    search.isActive = true
    phone.advance(by: 1)
    #expect(search.searchBar.onScreen() == home)
    #expect(search.searchBar.isFirstResponder)
  }
}
