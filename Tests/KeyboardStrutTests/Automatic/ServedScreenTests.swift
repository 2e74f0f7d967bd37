import ScreenTesting
import Testing

@testable import KeyboardStrut

/// The automatic mode adds avoiders to whole screens, not to the views in them.
@MainActor
@Suite(.attachingStage) struct ServedScreenTests {
  private func automatic(_ body: () throws -> Void) rethrows {
    KeyboardAvoidance.isAutomatic = true
    defer { KeyboardCenter.shared.didFocus = nil }
    try body()
  }

  @Test(
    "With automatic avoidance, a child controller in a stack view is lifted; no constraint changes")
  func childInStack() throws {
    try automatic {
      let (child, field) = frameScreen(bottom: 20)
      let parent = UIViewController()
      let stack = UIStackView(arrangedSubviews: [UILabel(frame: .zero), child.view])
      stack.axis = .vertical
      stack.frame = parent.view.bounds
      stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      parent.addChild(child)
      parent.view.addSubview(stack)
      child.didMove(toParent: parent)
      let fixture = try ScreenFixture(in: .navigation, parent, field: field)
      let before = fixture.state
      let constants = stack.constraints.map(\.constant)
      _ = fixture.edit()
      #expect(fixture.gap >= -0.5)
      #expect(stack.constraints.map(\.constant) == constants)
      _ = fixture.endEditing()
      #expect(fixture.state == before)
    }
  }

  @Test("A scroll view contains a child controller: the content scrolls, the child is not lifted")
  func childInScrollView() throws {
    try automatic {
      let child = UIViewController()
      let field = UITextField(frame: CGRect(x: 20, y: 300, width: 300, height: 34))
      child.view.addSubview(field)
      let parent = UIViewController()
      let scroll = UIScrollView(frame: parent.view.bounds)
      scroll.contentSize = CGSize(width: 393, height: 1000)
      parent.addChild(child)
      child.view.frame = CGRect(x: 0, y: 400, width: 393, height: 400)
      scroll.addSubview(child.view)
      parent.view.addSubview(scroll)
      child.didMove(toParent: parent)
      let fixture = try ScreenFixture(in: .navigation, parent, field: field)
      _ = fixture.edit()
      #expect(fixture.gap >= -0.5)
      #expect(child.view.frame.minY == 400)
      #expect(scroll.contentInset.bottom > 0)
      _ = fixture.endEditing()
      #expect(scroll.contentInset.bottom == 0)
    }
  }

  @Test(
    "A card clips a child controller's view: the child's field ends above the keyboard, unclipped")
  func childByHandInCard() throws {
    try automatic {
      final class Host: UIViewController {
        let child = UIViewController()
        let card = UIView(frame: CGRect(x: 0, y: 500, width: 393, height: 300))
        override func viewDidLayoutSubviews() { child.view.frame = card.bounds }
      }
      let host = Host()
      host.card.clipsToBounds = true
      let field = UITextField(frame: CGRect(x: 20, y: 240, width: 300, height: 34))
      host.child.view.addSubview(field)
      host.addChild(host.child)
      host.card.addSubview(host.child.view)
      host.view.addSubview(host.card)
      host.child.didMove(toParent: host)
      let fixture = try ScreenFixture(in: .tab, host, field: field)
      _ = fixture.edit()
      #expect(fixture.gap >= -0.5)
      #expect(host.card.onScreen().contains(field.onScreen()))
      _ = fixture.endEditing()
    }
  }

  @Test(
    "Automatic avoidance lifts a form's field, but moves no view for a navigation bar's field")
  func inputInBar() throws {
    try automatic {
      let root = UIViewController()
      let search = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
      root.navigationItem.titleView = search
      let navigation = UINavigationController(rootViewController: root)
      let phone = try Stages.make("iPhone 15")
      phone.show(navigation)
      search.becomeFirstResponder()
      phone.advance(by: 0.8)
      #expect(navigation.view.keyboardAvoiders.isEmpty)
      search.resignFirstResponder()
      phone.advance(by: 0.8)
      let (form, field) = frameScreen()
      navigation.pushViewController(form, animated: false)
      phone.advance(by: 0.5)
      let bar = navigation.navigationBar.frame
      field.becomeFirstResponder()
      phone.advance(by: 0.8)
      #expect(phone.keyboardFrame.minY >= field.onScreen().maxY)
      #expect(navigation.navigationBar.frame == bar)
      field.resignFirstResponder()
      phone.advance(by: 0.8)
    }
  }

  @Test("Automatic avoidance adds no avoider to an alert with a text field, nor to its presenter")
  func alert() throws {
    try automatic {
      let phone = try Stages.make("iPhone 15")
      let presenter = UIViewController()
      phone.show(presenter)
      let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
      alert.addTextField()
      presenter.present(alert, animated: false)
      phone.untilKeyboardRests()
      #expect(alert.view.keyboardAvoiders.isEmpty)
      #expect(presenter.view.keyboardAvoiders.isEmpty)
      alert.dismiss(animated: false)
      phone.untilKeyboardRests()
    }
  }

  @Test("A tab bar controller is a child of a side menu: only the selected tab's screen is lifted")
  func sideMenu() throws {
    try automatic {
      let (screen, field) = frameScreen()
      let tabs = UITabBarController()
      tabs.viewControllers = [screen]
      let menu = UIViewController()
      menu.addChild(tabs)
      tabs.view.frame = menu.view.bounds
      menu.view.addSubview(tabs.view)
      tabs.didMove(toParent: menu)
      let phone = try Stages.make("iPhone 15")
      phone.show(menu)
      phone.advance(by: 0.5)
      let bar = tabs.tabBar.onScreen()
      field.becomeFirstResponder()
      phone.advance(by: 0.8)
      #expect(phone.keyboardFrame.minY >= field.onScreen().maxY)
      #expect(tabs.tabBar.onScreen() == bar)
      #expect(menu.view.frame.minY == 0)
      field.resignFirstResponder()
      phone.advance(by: 0.8)
    }
  }

  @Test(
    "A field in a split view controller has focus: only the field's own column is lifted",
    .needs(.padIdiom))
  func splitView() throws {
    try automatic {
      for style in [UISplitViewController.Style.unspecified, .doubleColumn] {
        let (screen, field) = frameScreen()
        let list = UIViewController()
        let split: UISplitViewController
        if style == .unspecified {
          split = UISplitViewController(nibName: nil, bundle: nil)
          split.viewControllers = [list, screen]
        } else {
          split = UISplitViewController(style: style)
          split.setViewController(list, for: .primary)
          split.setViewController(screen, for: .secondary)
        }
        let phone = try Stages.make("iPad Pro 11-inch", .landscape)
        phone.show(split)
        phone.advance(by: 0.5)
        let bar = screen.navigationController?.navigationBar
        let before = [split.view, list.view, bar].map { $0?.onScreen() }
        let place = screen.view.onScreen()
        field.becomeFirstResponder()
        phone.advance(by: 0.8)
        #expect(phone.keyboardFrame.minY >= field.onScreen().maxY)
        #expect([split.view, list.view, bar].map { $0?.onScreen() } == before)
        #expect(screen.view.onScreen().minX == place.minX)
        field.resignFirstResponder()
        phone.advance(by: 0.8)
        #expect(screen.view.onScreen() == place)
      }
    }
  }

  @Test("A field gets focus during the scroll to its page: the field ends above the keyboard")
  func pager() throws {
    try automatic {
      for scrolls in [true, false] {
        let screen = UIViewController()
        let pages = UIScrollView(frame: screen.view.bounds)
        pages.isPagingEnabled = true
        pages.contentSize = CGSize(width: 2 * 393, height: 600)
        let field = UITextField(frame: CGRect(x: 413, y: 700, width: 300, height: 34))
        pages.addSubview(field)
        screen.view.addSubview(pages)
        let fixture = try ScreenFixture(in: .root, screen, field: field)
        if scrolls { pages.setContentOffset(CGPoint(x: 393, y: 0), animated: true) }
        _ = fixture.edit()
        #expect(fixture.gap >= -0.5)
        _ = fixture.endEditing()
        #expect(screen.view.frame.minY == 0)
      }
    }
  }

  private final class Drawer: UIViewController {}

  @Test(
    "A container controller's class is in KeyboardAvoidance.containers: only its child is lifted")
  func registeredContainer() throws {
    try automatic {
      KeyboardAvoidance.containers.append(Drawer.self)
      let (screen, field) = frameScreen()
      let drawer = Drawer()
      let handle = UIView(frame: CGRect(x: 0, y: 100, width: 393, height: 20))
      drawer.view.addSubview(handle)
      drawer.addChild(screen)
      screen.view.frame = drawer.view.bounds
      drawer.view.addSubview(screen.view)
      screen.didMove(toParent: drawer)
      let fixture = try ScreenFixture(in: .root, drawer, field: field)
      _ = fixture.edit()
      #expect(fixture.gap >= -0.5)
      #expect(handle.onScreen().minY == 100)
      #expect(drawer.view.keyboardAvoiders.isEmpty)
      #expect(screen.view.keyboardAvoiders.count == 1)
      _ = fixture.endEditing()
    }
  }

  /// Stands in for SwiftUI's hosting controllers, which the library also declares as `SelfServing`.
  private final class Hosting: UIViewController, SelfServing {
    init(_ child: UIViewController) {
      super.init(nibName: nil, bundle: nil)
      addChild(child)
      child.view.frame = view.bounds
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test(
    "In UIHostingController, child.view.avoidKeyboard() moves a field, but automatic mode does not")
  func hosting() throws {
    try automatic {
      let (child, field) = frameScreen()
      let hosting = Hosting(child)
      let fixture = try ScreenFixture(in: .navigation, hosting, field: field)
      _ = fixture.edit()
      #expect(fixture.gap < 0)
      #expect(hosting.view.keyboardAvoiders.isEmpty)
      #expect(child.view.keyboardAvoiders.isEmpty)
      _ = fixture.endEditing()
      child.view.avoidKeyboard()
      _ = fixture.edit()
      #expect(fixture.gap >= -0.5)
      _ = fixture.endEditing()
    }
  }

  @Test("The library adds no subview to a UIHostingController's view or to its window")
  func nothingInHosting() throws {
    try automatic {
      let (child, field) = frameScreen()
      let hosting = Hosting(child)
      child.view.avoidKeyboard()
      let fixture = try ScreenFixture(in: .root, hosting, field: field)
      _ = fixture.edit()
      #expect(hosting.view.subviews == [child.view])
      let view: UIView = hosting.view
      #expect(view.window?.subviews == [view])
      _ = fixture.endEditing()
    }
  }

  @Test(
    "The app stops an avoider that automatic avoidance added: the next focused field is not lifted")
  func stoppingLasts() throws {
    try automatic {
      let (screen, field) = frameScreen()
      let fixture = try ScreenFixture(in: .root, screen, field: field)
      _ = fixture.edit()
      #expect(fixture.gap >= 0)
      screen.view.keyboardAvoiders.first?.stop()
      _ = fixture.endEditing()
      _ = fixture.edit()
      #expect(fixture.gap < 0)
      _ = fixture.endEditing()
    }
  }
}
