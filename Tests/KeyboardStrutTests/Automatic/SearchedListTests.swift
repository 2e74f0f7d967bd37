import KeyboardStrut
import ScreenTesting
import Testing

/// A list below a search field, in an app that has set `KeyboardAvoidance.isAutomatic`.
@MainActor
@Suite(.attachingStage) struct SearchedListTests {
  /// Where the search field is.
  enum Place: String, CaseIterable {
    case aboveTable, titleView, searchController, tableController, bottomToolbar
  }

  private final class Towns: UIViewController, UITableViewDataSource {
    let table = UITableView(frame: .zero, style: .plain)
    let search = UISearchBar(frame: .zero)

    override func viewDidLoad() {
      super.viewDidLoad()
      table.dataSource = self
      table.frame = view.bounds
      table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      table.register(UITableViewCell.self, forCellReuseIdentifier: "town")
      view.addSubview(table)
    }

    func addBar() {
      search.frame = CGRect(x: 0, y: 59, width: 393, height: 56)
      view.addSubview(search)
      table.frame = CGRect(x: 0, y: 115, width: 393, height: 737)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "town", for: indexPath)
    }
  }

  private final class TownRows: UITableViewController {
    let search = UISearchBar(frame: .zero)

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.titleView = search
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "town")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      40
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "town", for: indexPath)
    }
  }

  private func screen(_ place: Place) -> (UIViewController, UITableView, UITextField) {
    if place == .tableController {
      let rows = TownRows(style: .plain)
      rows.loadViewIfNeeded()
      return (
        UINavigationController(rootViewController: rows), rows.tableView,
        rows.search.searchTextField
      )
    }
    let towns = Towns()
    towns.loadViewIfNeeded()
    guard place != .aboveTable else {
      towns.addBar()
      return (towns, towns.table, towns.search.searchTextField)
    }
    let navigation = UINavigationController(rootViewController: towns)
    if place == .bottomToolbar {
      let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 300, height: 36))
      towns.toolbarItems = [UIBarButtonItem(customView: field)]
      navigation.isToolbarHidden = false
      return (navigation, towns.table, field)
    }
    guard place == .searchController else {
      towns.navigationItem.titleView = towns.search
      return (navigation, towns.table, towns.search.searchTextField)
    }
    let search = UISearchController(searchResultsController: nil)
    towns.navigationItem.searchController = search
    towns.navigationItem.hidesSearchBarWhenScrolling = false
    return (navigation, towns.table, search.searchBar.searchTextField)
  }

  @Test(
    "While a search field has focus, the table's last row can scroll above the keyboard",
    .needs(.homeIndicator), arguments: Place.allCases)
  func lastRow(place: Place) throws {
    KeyboardAvoidance.isAutomatic = true
    defer { KeyboardAvoidance.isAutomatic = false }
    let phone = try Stages.make("iPhone 15")
    let (root, table, field) = screen(place)
    phone.show(root)
    phone.advance(by: 0.5)
    let rest = (table.contentInset, table.verticalScrollIndicatorInsets)
    phone.tap(field)
    phone.untilKeyboardRests()
    #expect(field.isFirstResponder && phone.keyboardTop < 600)
    #expect(table.frame.minY >= 0 && root.view.frame.minY == 0, "nothing is lifted")
    table.scrollToRow(at: IndexPath(row: 39, section: 0), at: .bottom, animated: false)
    phone.settle()
    let last = try #require(table.cellForRow(at: IndexPath(row: 39, section: 0)))
    #expect(abs(last.onScreen().maxY - phone.keyboardTop) <= 0.5)
    field.resignFirstResponder()
    phone.untilKeyboardRests()
    #expect(table.contentInset == rest.0 && table.verticalScrollIndicatorInsets == rest.1)
  }

  /// iOS 26 shows the search bar of a phone in the toolbar at the bottom, and moves the toolbar
  /// onto the keyboard (ContainerFacts 2). The test moves it, as UIKit does there.
  @Test(
    "The app moves the search toolbar onto the keyboard: the last row can scroll above the toolbar",
    .needs(.homeIndicator), arguments: [false, true])
  func barOnKeyboard(movesLate: Bool) throws {
    KeyboardAvoidance.isAutomatic = true
    defer { KeyboardAvoidance.isAutomatic = false }
    let (root, table, field) = screen(.bottomToolbar)
    let navigation = try #require(root as? UINavigationController)
    let phone = try Stages.make("iPhone 15")
    phone.show(navigation)
    phone.advance(by: 0.5)
    let toolbar: UIToolbar = try #require(navigation.toolbar)
    let (rest, bar) = (table.contentInset, toolbar.frame)
    var onKeyboard = bar
    let observation = Keyboard.observe { transition in
      guard transition.phase == .willShow else { return }
      onKeyboard = CGRect(
        x: 0, y: transition.frameEnd.minY - bar.height, width: bar.width, height: bar.height)
      if !movesLate { toolbar.frame = onKeyboard }
    }
    phone.tap(field)
    phone.untilKeyboardRests()
    withExtendedLifetime(observation) {}
    toolbar.frame = onKeyboard
    phone.untilKeyboardRests()
    try #require(field.isFirstResponder)
    #expect(toolbar.frame == onKeyboard, "the library moves no bar")
    let last = IndexPath(row: 39, section: 0)
    table.scrollToRow(at: last, at: .bottom, animated: false)
    phone.settle()
    let cell = try #require(table.cellForRow(at: last))
    #expect(abs(cell.onScreen().maxY - onKeyboard.minY) <= 0.5)
    toolbar.frame = bar
    field.resignFirstResponder()
    phone.untilKeyboardRests()
    #expect(table.contentInset == rest)
  }

  @Test(
    "A search bar in mid-screen has focus: the table's last row can scroll above the keyboard",
    .needs(.homeIndicator))
  func lowBar() throws {
    KeyboardAvoidance.isAutomatic = true
    defer { KeyboardAvoidance.isAutomatic = false }
    let (root, table, field) = screen(.aboveTable)
    let towns = try #require(root as? Towns)
    let phone = try Stages.make("iPhone 15")
    phone.show(towns)
    towns.search.frame.origin.y = phone.window.bounds.midY - 100
    table.frame.origin.y = towns.search.frame.maxY
    table.frame.size.height = phone.window.bounds.maxY - table.frame.minY
    phone.tap(field)
    phone.untilKeyboardRests()
    let last = IndexPath(row: 39, section: 0)
    table.scrollToRow(at: last, at: .bottom, animated: false)
    phone.settle()
    let cell = try #require(table.cellForRow(at: last))
    #expect(abs(cell.onScreen().maxY - phone.keyboardTop) <= 0.5)
    field.resignFirstResponder()
    phone.untilKeyboardRests()
  }

  /// How the search controller is shown. The search bar is in the search controller's own view, as
  /// during a search that began in a table's header.
  enum Searching: CaseIterable {
    case presented, child
  }

  @Test(
    "A search bar in UISearchController's view has focus: the table can scroll to its last row",
    arguments: Searching.allCases, ["iPhone 15", "iPhone SE (3rd generation)"])
  func ownBar(searching: Searching, device: String) throws {
    KeyboardAvoidance.isAutomatic = true
    defer { KeyboardAvoidance.isAutomatic = false }
    for presentation in [UIModalPresentationStyle.overFullScreen, .overCurrentContext] {
      let phone = try Stages.make(device)
      let towns = Towns()
      let search = UISearchController(searchResultsController: nil)
      search.obscuresBackgroundDuringPresentation = false
      let navigation = UINavigationController(rootViewController: towns)
      phone.show(navigation)
      switch searching {
      case .presented:
        search.modalPresentationStyle = presentation
        towns.present(search, animated: false)
      case .child:
        towns.addChild(search)
        navigation.view.addSubview(search.view)
        search.didMove(toParent: towns)
      }
      search.searchBar.frame = CGRect(x: 0, y: 59, width: phone.window.bounds.width, height: 56)
      search.view.addSubview(search.searchBar)
      phone.advance(by: 0.3)
      let rest = towns.table.contentInset
      search.searchBar.searchTextField.becomeFirstResponder()
      phone.untilKeyboardRests()
      let last = IndexPath(row: 39, section: 0)
      towns.table.scrollToRow(at: last, at: .bottom, animated: false)
      phone.settle()
      let cell = try #require(towns.table.cellForRow(at: last))
      #expect(abs(cell.onScreen().maxY - phone.keyboardTop) <= 0.5)
      phone.dismissKeyboard()
      phone.untilKeyboardRests()
      #expect(towns.table.contentInset == rest)
    }
  }

  @Test(
    "UISearchController's results table can scroll its last row above the keyboard",
    .needs(.touches))
  func results() throws {
    KeyboardAvoidance.isAutomatic = true
    defer { KeyboardAvoidance.isAutomatic = false }
    let (below, found) = (Towns(), Towns())
    below.loadViewIfNeeded()
    let search = UISearchController(searchResultsController: found)
    below.navigationItem.searchController = search
    below.navigationItem.hidesSearchBarWhenScrolling = false
    let phone = try Stages.make("iPhone 15")
    phone.show(UINavigationController(rootViewController: below))
    phone.advance(by: 0.5)
    phone.tap(search.searchBar.searchTextField)
    phone.untilKeyboardRests()
    phone.type("a")
    phone.untilKeyboardRests()
    try #require(found.viewIfLoaded?.window != nil)
    let table = found.table
    table.scrollToRow(at: IndexPath(row: 39, section: 0), at: .bottom, animated: false)
    phone.settle()
    let last = try #require(table.cellForRow(at: IndexPath(row: 39, section: 0)))
    #expect(last.onScreen().maxY <= phone.keyboardTop + 0.5)
    phone.dismissKeyboard()
    phone.untilKeyboardRests()
    #expect(table.contentInset == .zero)
  }

  @Test(
    "A search bar has focus: the table gets a bottom inset, a horizontal collection view none",
    .needs(.homeIndicator))
  func chips() throws {
    KeyboardAvoidance.isAutomatic = true
    defer { KeyboardAvoidance.isAutomatic = false }
    let towns = Towns()
    towns.loadViewIfNeeded()
    towns.addBar()
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    let chips = UICollectionView(
      frame: CGRect(x: 0, y: 115, width: 393, height: 40), collectionViewLayout: layout)
    chips.contentSize = CGSize(width: 900, height: 40)
    towns.view.insertSubview(chips, at: 0)
    let phone = try Stages.make("iPhone 15")
    phone.show(towns)
    phone.tap(towns.search.searchTextField)
    phone.untilKeyboardRests()
    #expect(towns.table.contentInset.bottom > 200 && chips.contentInset == .zero)
    towns.search.searchTextField.resignFirstResponder()
    phone.untilKeyboardRests()
  }

  @Test(
    "A search bar has focus: a collection view's last item can scroll above the keyboard",
    .needs([.virtualTime, .rotation]), arguments: Held.all, [Place.titleView, .searchController])
  func collection(held: Held, place: Place) throws {
    KeyboardAvoidance.isAutomatic = true
    defer { KeyboardAvoidance.isAutomatic = false }
    for container in [KeyboardStrutTests.Place.root, .tab, .sheet] {
      let phone = try held.make()
      let (screen, bar) = (UIViewController(), UISearchBar(frame: .zero))
      let search = UISearchController(searchResultsController: nil)
      let forms = ForgetfulCollectionViewController()
      let list: UICollectionView = forms.collectionView
      list.frame = screen.view.bounds
      list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      screen.view.addSubview(list)
      screen.navigationItem.hidesSearchBarWhenScrolling = false
      switch place {
      case .titleView: screen.navigationItem.titleView = bar
      default: screen.navigationItem.searchController = search
      }
      container.show(UINavigationController(rootViewController: screen), on: phone)
      let inset = list.contentInset
      let field = place == .titleView ? bar.searchTextField : search.searchBar.searchTextField
      field.becomeFirstResponder()
      phone.untilKeyboardRests()
      try #require(field.isFirstResponder, "\(container)")
      let last = IndexPath(item: forms.fields.count - 1, section: 0)
      list.scrollToItem(at: last, at: .bottom, animated: false)
      phone.settle()
      let cell = try #require(list.cellForItem(at: last))
      #expect(abs(cell.onScreen().maxY - phone.keyboardTop) <= 0.5, "\(container)")
      field.resignFirstResponder()
      phone.untilKeyboardRests()
      #expect(list.contentInset == inset, "\(container)")
      withExtendedLifetime(forms) {}
    }
  }

  @Test("A table or its screen is excluded from avoidance: a search adds no avoider and no inset")
  func exclusions() throws {
    KeyboardAvoidance.isAutomatic = true
    KeyboardAvoidance.policyForScreen = { $0 is Towns ? .leaveAlone : nil }
    defer {
      KeyboardAvoidance.isAutomatic = false
      KeyboardAvoidance.policyForScreen = nil
    }
    let (root, table, field) = screen(.titleView)
    let phone = try Stages.make("iPhone 15")
    phone.show(root)
    phone.tap(field)
    phone.untilKeyboardRests()
    #expect(field.isFirstResponder && table.contentInset == .zero)
    #expect(table.keyboardAvoiders.isEmpty)
    field.resignFirstResponder()
    phone.untilKeyboardRests()
    KeyboardAvoidance.policyForScreen = nil
    table.isKeyboardAvoidanceExcluded = true
    defer { table.isKeyboardAvoidanceExcluded = false }
    phone.tap(field)
    phone.untilKeyboardRests()
    #expect(table.contentInset == .zero && table.keyboardAvoiders.isEmpty)
    field.resignFirstResponder()
    phone.untilKeyboardRests()
  }
}
