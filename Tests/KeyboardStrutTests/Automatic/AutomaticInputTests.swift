import KeyboardNavigation
import KeyboardStrut
import ScreenTesting
import Testing
import UIKit

/// Text fields that the automatic mode could miss: in views without a view controller, in headers
/// and footers of tables, and in container controllers that do not fill their window.
@MainActor
@Suite(.attachingStage) struct AutomaticInputTests {
  private static func automatic(_ body: () throws -> Void) rethrows {
    KeyboardAvoidance.isAutomatic = true
    defer { KeyboardAvoidance.isAutomatic = false }
    try body()
  }

  // MARK: Without a controller

  /// A view with a text field or a text view. A test adds the view directly to a window, without a
  /// view controller.
  enum Popup: CaseIterable {
    case plain, card, cardInScrollView, table, textView, stack, constrainedCard

    @MainActor
    func make(in bounds: CGRect) -> (view: UIView, input: UIView) {
      let view = UIView(frame: bounds)
      let field = UITextField(frame: CGRect(x: 20, y: 0, width: 200, height: 34))
      let card = UIView(
        frame: CGRect(x: 40, y: bounds.maxY - 240, width: bounds.width - 80, height: 220))
      switch self {
      case .plain:
        field.frame.origin.y = bounds.maxY - 100
        view.addSubview(field)
      case .card:
        field.frame.origin.y = 150
        card.addSubview(field)
        view.addSubview(card)
      case .cardInScrollView:
        let list = UIScrollView(frame: card.bounds)
        list.contentSize = CGSize(width: 200, height: 500)
        field.frame.origin.y = 170
        list.addSubview(field)
        card.addSubview(list)
        view.addSubview(card)
      case .table:
        let list = UITableView(frame: bounds, style: .plain)
        list.tableFooterView = UIView(
          frame: CGRect(x: 0, y: 0, width: 100, height: bounds.height - 60))
        field.frame.origin.y = bounds.height - 200
        list.tableFooterView?.addSubview(field)
        view.addSubview(list)
      case .textView:
        let text = UITextView(frame: CGRect(x: 10, y: 130, width: 200, height: 60))
        card.addSubview(text)
        view.addSubview(card)
        return (view, text)
      case .stack:
        let stack = UIStackView(arrangedSubviews: [UILabel(frame: .zero), field])
        stack.axis = .vertical
        stack.frame = CGRect(x: 20, y: bounds.maxY - 120, width: 200, height: 80)
        view.addSubview(stack)
      case .constrainedCard:
        card.translatesAutoresizingMaskIntoConstraints = false
        field.frame.origin.y = 150
        card.addSubview(field)
        view.addSubview(card)
        NSLayoutConstraint.activate([
          card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 40),
          card.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -40),
          card.heightAnchor.constraint(equalToConstant: 220),
          card.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -30),
        ])
      }
      return (view, field)
    }
  }

  /// The window or the container's view to which the popup is added, and the screen that is shown
  /// below the popup.
  enum PopupHost: CaseIterable {
    case window, windowAboveNavigation, windowAbovePresented, otherWindow
    case navigationView, tabView, splitView, pageView

    /// Makes the root view controller of the window: `screen`, or a container that shows it.
    @MainActor
    func root(showing screen: UIViewController) -> UIViewController {
      switch self {
      case .window, .windowAbovePresented, .otherWindow: return screen
      case .windowAboveNavigation, .navigationView:
        return UINavigationController(rootViewController: screen)
      case .tabView:
        let tabs = UITabBarController()
        tabs.viewControllers = [screen]
        return tabs
      case .splitView:
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(screen, for: .secondary)
        return split
      case .pageView:
        let pages = UIPageViewController(
          transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.setViewControllers([screen], direction: .forward, animated: false)
        return pages
      }
    }

    var isContainer: Bool {
      switch self {
      case .window, .windowAboveNavigation, .windowAbovePresented, .otherWindow: false
      case .navigationView, .tabView, .splitView, .pageView: true
      }
    }
  }

  @Test(
    "With automatic avoidance, the field of a popup on a window or a container stays visible",
    .needs([.virtualTime, .rotation]), arguments: Popup.allCases, PopupHost.allCases)
  func popup(popup: Popup, host: PopupHost) throws {
    try Self.automatic {
      for held in Held.all {
        let phone = try held.make()
        let root = UIViewController()
        let container = host.root(showing: root)
        phone.show(container)
        var window = phone.window
        if host == .windowAbovePresented {
          let other = UIViewController()
          other.modalPresentationStyle = .fullScreen
          root.present(other, animated: false)
          phone.advance(by: 0.5)
        } else if host == .otherWindow {
          window = phone.makeWindow()
          window.windowLevel = .alert
          window.makeKeyAndVisible()
        }
        let (view, input) = popup.make(in: window.bounds)
        (host.isContainer ? container.view : window).addSubview(view)
        phone.advance(by: 0.2)
        let (rest, rootRest) = (windowFrame(input), root.view.frame)
        for _ in 0..<2 {
          input.becomeFirstResponder()
          phone.untilKeyboardRests()
          #expect(phone.keyboardFrame.minY - windowFrame(input).maxY >= 7.5, "\(held)")
          #expect(windowFrame(input).minY >= 0, "\(held)")
          #expect(root.view.frame == rootRest, "\(held)")
          input.resignFirstResponder()
          phone.untilKeyboardRests()
          #expect(windowFrame(input) == rest, "\(held)")
          #expect(view.frame == window.bounds, "\(held)")
        }
        view.removeFromSuperview()
        window.isHidden = host == .otherWindow
      }
    }
  }

  @Test(
    "With automatic avoidance, the search bar of a search controller does not move",
    .needs([.virtualTime, .rotation]))
  func searchController() throws {
    try Self.automatic {
      for held in Held.all {
        let phone = try held.make()
        let screen = UIViewController()
        let search = UISearchController(searchResultsController: nil)
        screen.navigationItem.searchController = search
        phone.show(UINavigationController(rootViewController: screen))
        search.searchBar.searchTextField.becomeFirstResponder()
        phone.untilKeyboardRests()
        #expect(Keyboard.avoider(serving: search.searchBar.searchTextField) == nil, "\(held)")
        search.isActive = false
        phone.untilKeyboardRests()
      }
    }
  }

  // MARK: Edges of lists

  /// The table's header or footer with the text fields. In `footerField` and `headerField`, the
  /// header or footer is itself a text field.
  enum Edge: CaseIterable {
    case footerField, footerWithFields, headerField, headerWithFields, sectionFooter, sectionHeader
  }

  private final class EdgeTable: UIViewController, UITableViewDataSource, UITableViewDelegate {
    let table: UITableView
    let edge: Edge
    let fields = [UITextField(frame: .zero), UITextField(frame: .zero)]
    let rows = FieldTable(rows: [1])

    init(_ edge: Edge, _ style: UITableView.Style) {
      (self.edge, table) = (edge, UITableView(frame: .zero, style: style))
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      table.frame = view.bounds
      table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      table.register(FieldTable.Cell.self, forCellReuseIdentifier: "row")
      table.dataSource = self
      table.delegate = self
      (table.rowHeight, table.estimatedRowHeight) = (44, 0)
      view.addSubview(table)
      switch edge {
      case .footerField:
        fields[0].frame = CGRect(x: 0, y: 0, width: 300, height: 44)
        table.tableFooterView = fields[0]
      case .headerField:
        fields[0].frame = CGRect(x: 0, y: 0, width: 300, height: 44)
        table.tableHeaderView = fields[0]
      case .footerWithFields: table.tableFooterView = group(height: 200)
      case .headerWithFields: table.tableHeaderView = group(height: view.bounds.height - 150)
      case .sectionFooter, .sectionHeader: break
      }
    }

    private lazy var edgeGroup = group(height: 100)

    private func group(height: CGFloat) -> UIView {
      let group = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: height))
      for (index, field) in fields.enumerated() {
        field.frame = CGRect(x: 16, y: height - 100 + CGFloat(index) * 46, width: 200, height: 34)
        group.addSubview(field)
      }
      return group
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 14 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) }

    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
      edge == .sectionFooter ? 100 : 0
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      edge == .sectionHeader ? 100 : 0
    }

    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
      edge == .sectionFooter ? edgeGroup : nil
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      edge == .sectionHeader ? edgeGroup : nil
    }
  }

  @Test(
    "moveToNext() or moveToPrevious() focuses a table header or footer field: the field is visible",
    .needs([.virtualTime, .rotation]), arguments: Edge.allCases,
    [UITableView.Style.plain, .grouped])
  func edges(edge: Edge, style: UITableView.Style) throws {
    for (held, place, mode) in Held.stages where place != .drawer {
      // In landscape, the section header or footer leaves no row visible.
      if held.orientation != .portrait, edge == .sectionFooter || edge == .sectionHeader {
        continue
      }
      let phone = try held.make()
      let screen = EdgeTable(edge, style)
      place.show(screen, on: phone)
      let navigator = screen.view.navigateInputs()
      try mode.serve(screen) {
        let what: Comment = "\(held) \(mode) \(place)"
        let rest = screen.table.contentOffset
        let row = try #require(
          (screen.table.visibleCells.first as? FieldTable.Cell)?.field ?? screen.fields.first)
        row.becomeFirstResponder()
        phone.untilKeyboardRests()
        let isAbove = [.headerField, .headerWithFields, .sectionHeader].contains(edge)
        let all = [.footerField, .headerField].contains(edge) ? [screen.fields[0]] : screen.fields
        var visited: [UIView] = []
        for _ in 0..<20 {
          guard isAbove ? navigator.moveToPrevious() : navigator.moveToNext() else { break }
          phone.advance(by: 0.8)
          guard let field = phone.firstResponder as? UITextField else { break }
          visited.append(field)
          #expect(phone.keyboardFrame.minY >= windowFrame(field).maxY - 0.5, what)
          #expect(
            windowFrame(field).minY >= screen.table.safeAreaInsets.top - 0.5
              || place == .sheet, what)
        }
        if screen.fields[0] !== row {
          #expect(
            all.allSatisfy { field in visited.contains { $0 === field } },
            "\(what) visited \(visited.count)")
        }
        phone.dismissKeyboard()
        phone.untilKeyboardRests()
        #expect(screen.table.contentInset.bottom == 0, what)
        if screen.fields[0] !== row { #expect(screen.table.contentOffset == rest, what) }
      }
    }
  }

  // MARK: Containers that do not fill the window

  /// The container controller whose screen has the text fields.
  enum Inner: CaseIterable {
    case navigation, tab, navigationInTab, split
  }

  /// The part of the window that the container controller's view covers.
  enum Part: CaseIterable {
    case lowerHalf, lowerThird, middle, lowerWithMargin
  }

  @Test(
    "A container controller fills part of the window: a focused field in it stays visible",
    .needs([.virtualTime, .rotation]),
    arguments: Inner.allCases, Part.allCases)
  func low(inner: Inner, part: Part) throws {
    try Self.automatic {
      for held in Held.phones + [.pad] {
        for isScrolling in [true, false] {
          let phone = try held.make()
          let (root, screen) = (UIViewController(), UIViewController())
          let fields = (0..<8).map {
            UITextField(frame: CGRect(x: 20, y: 16 + CGFloat($0) * 52, width: 180, height: 34))
          }
          let container: UIViewController
          switch inner {
          case .navigation: container = UINavigationController(rootViewController: screen)
          case .tab, .navigationInTab:
            let tabs = UITabBarController()
            tabs.viewControllers = [
              inner == .tab ? screen : UINavigationController(rootViewController: screen)
            ]
            container = tabs
          case .split:
            guard held.device == Held.pad.device else { continue }
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(UIViewController(), for: .primary)
            split.setViewController(screen, for: .secondary)
            container = split
          }
          root.addChild(container)
          root.view.addSubview(container.view)
          container.didMove(toParent: root)
          phone.show(root)
          let bounds = root.view.bounds
          var frame = bounds
          switch part {
          case .lowerHalf:
            frame = bounds.divided(atDistance: bounds.height / 2, from: .maxYEdge).slice
          case .lowerThird:
            frame = bounds.divided(atDistance: (bounds.height / 3).rounded(), from: .maxYEdge).slice
          case .middle: frame = bounds.insetBy(dx: 20, dy: (bounds.height / 4).rounded())
          case .lowerWithMargin:
            frame = bounds.divided(atDistance: bounds.height / 2, from: .maxYEdge).slice
              .insetBy(dx: 10, dy: 30)
          }
          container.view.frame = frame
          phone.advance(by: 0.5)
          if isScrolling {
            let list = UIScrollView(frame: screen.view.bounds)
            list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            list.contentSize = CGSize(width: 200, height: 450)
            fields.forEach(list.addSubview)
            screen.view.addSubview(list)
          } else {
            for field in fields { field.frame.origin.y += screen.view.safeAreaInsets.top }
            fields.forEach(screen.view.addSubview)
          }
          phone.advance(by: 0.3)
          let bar = screen.navigationController?.navigationBar
          let inside = fields.filter { windowFrame($0).maxY < frame.maxY - 50 }
          for field in inside {
            field.becomeFirstResponder()
            phone.untilKeyboardRests()
            let what: Comment = "\(held) scrolling \(isScrolling)"
            #expect(phone.keyboardFrame.minY - windowFrame(field).maxY >= -0.5, what)
            if let bar, !bar.isHidden {
              #expect(windowFrame(field).minY >= windowFrame(bar).maxY - 0.5, what)
            }
            #expect(root.view.frame.minY == 0, what)
          }
          phone.dismissKeyboard()
          phone.untilKeyboardRests()
          #expect(container.view.frame == frame)
        }
      }
    }
  }
}
