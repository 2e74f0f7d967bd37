import KeyboardSimulation
import ScreenTesting
import Testing

/// Bars of buttons, above the keyboard and at the bottom of a navigation controller.
@MainActor
@Suite struct ToolbarTests {
  // Heights: 44 points as in every log with a toolbar above the keyboard (KeyboardFacts 4.1, 302 =
  // 258 + 44); 32 in compact height and 50 on tablets as navigation bars have.
  @Test(
    "Its height is the device's",
    arguments: [
      ("iPhone SE (3rd generation)", SimulatedDevice.Orientation.portrait, 44.0),
      ("iPhone 15", .portrait, 44),
      ("iPhone 15", .landscape, 32), ("iPad Pro 11-inch", .portrait, 50),
    ])
  func heightDevices(
    device: String, orientation: SimulatedDevice.Orientation, height: CGFloat
  ) throws {
    let phone = try Phone(device, orientation)
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 200, height: 1))
    bar.sizeToFit()
    #expect(bar.bounds.size == CGSize(width: 200, height: height), "\(device) \(orientation)")
    let controller = UIViewController()
    bar.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(bar)
    phone.show(controller)
    #expect(bar.frame.height == height, "\(device) \(orientation)")
  }

  @MainActor
  final class Bar {
    let phone: Phone
    let bar = UIToolbar(frame: CGRect(x: 0, y: 300, width: 393, height: 44))
    let views = (0..<3).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20)) }

    init(_ items: ([UIBarButtonItem]) -> [UIBarButtonItem]) throws {
      phone = try Phone("iPhone 15")
      let controller = UIViewController()
      controller.view.addSubview(bar)
      bar.items = items(views.map { UIBarButtonItem(customView: $0) })
      phone.show(controller)
    }

    var starts: [CGFloat] { views.map(\.frame.minX) }
  }

  // Apple's page on flexibleSpace: blank space between items, shared equally.
  @Test("Flexible spaces share what is left")
  func flexibleSpacesShare() throws {
    let ends = try Bar { [$0[0], .flexibleSpace(), $0[1], .flexibleSpace(), $0[2]] }
    #expect(ends.starts == [16, 176.5, 337])
    #expect(ends.views[0].frame.size == CGSize(width: 40, height: 20))
    #expect(ends.views[0].frame.midY == 22)
    let right = try Bar { [.flexibleSpace(), $0[0], $0[1], .fixedSpace(30), $0[2]] }
    #expect(right.starts == [219, 267, 337])
    let hidden = try Bar {
      $0[0].isHidden = true
      return [$0[0], $0[1], .flexibleSpace(), $0[2]]
    }
    #expect(hidden.starts[1] == 16)
    #expect(hidden.views[0].superview == nil)
  }

  @Test("Items run from the right where text does")
  func itemsRunRight() throws {
    let phone = try Phone("iPhone 15")
    let controller = UIViewController()
    let bar = UIToolbar(frame: CGRect(x: 0, y: 300, width: 393, height: 44))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    bar.semanticContentAttribute = .forceRightToLeft
    bar.items = [UIBarButtonItem(customView: view), .flexibleSpace()]
    controller.view.addSubview(bar)
    phone.show(controller)
    #expect(view.frame.minX == 337)
  }

  @Test("A tap runs the item's action only")
  func tapRunsItems() throws {
    let phone = try Phone("iPhone 15")
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    var heard: [String] = []
    let done = UIBarButtonItem(
      systemItem: .done,
      primaryAction: UIAction { action in
        heard.append((action.sender as? UIBarButtonItem)?.title ?? "?")
        field.resignFirstResponder()
      })
    let bar = UIToolbar()
    bar.sizeToFit()
    bar.items = [.flexibleSpace(), done]
    field.keyboardType = .numberPad
    field.inputAccessoryView = bar
    let controller = UIViewController()
    controller.view.addSubview(field)
    phone.show(controller)
    phone.tap(field)
    phone.advance(by: 0.6)
    // 335 = the number pad's 291 and the bar's 44.
    #expect(phone.keyboardFrame.height == 335)
    let button = try #require(bar.subviews.compactMap { $0 as? UIButton }.first)
    #expect(button.currentTitle == "Done")
    #expect(button.frame.height == 44)
    #expect(abs(button.onScreen().maxX - (393 - 16)) < 0.5)
    done.isEnabled = false
    phone.settle()
    phone.tap(try #require(bar.subviews.compactMap { $0 as? UIButton }.first))
    #expect(field.isFirstResponder)
    done.isEnabled = true
    phone.settle()
    phone.tap(try #require(bar.subviews.compactMap { $0 as? UIButton }.first))
    #expect(heard == ["Done"])
    phone.advance(by: 0.6)
    #expect(phone.keyboardFrame.minY == 852)
  }

  // MARK: In a navigation controller

  @MainActor
  final class Pushed: UIViewController {
    let scrollView = UIScrollView()

    init(_ names: [String]) {
      super.init(nibName: nil, bundle: nil)
      toolbarItems = names.map { UIBarButtonItem(title: $0) }
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      scrollView.frame = view.bounds
      scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(scrollView)
    }
  }

  private func titles(_ navigation: UINavigationController) -> [String] {
    navigation.toolbar?.items?.compactMap(\.title) ?? []
  }

  // Apple's pages on isToolbarHidden (hidden by default) and toolbarItems (of the topmost
  // controller).
  @Test("The toolbar is the topmost controller's")
  func toolbarTopmostControllers() throws {
    let phone = try Phone("iPhone 15")
    let first = Pushed(["One", "Two"])
    let navigation = UINavigationController(rootViewController: first)
    phone.show(navigation)
    #expect(navigation.isToolbarHidden)
    #expect(first.view.safeAreaInsets.bottom == 34)
    navigation.isToolbarHidden = false
    phone.settle()
    #expect(navigation.toolbar?.frame == CGRect(x: 0, y: 774, width: 393, height: 78))
    #expect(first.view.safeAreaInsets.bottom == 78)
    #expect(first.scrollView.adjustedContentInset.bottom == 78)
    #expect(titles(navigation) == ["One", "Two"])
    let second = Pushed(["Three"])
    navigation.pushViewController(second, animated: true)
    phone.advance(by: 0.6)
    #expect(titles(navigation) == ["Three"])
    second.setToolbarItems([UIBarButtonItem(title: "Four")], animated: true)
    #expect(titles(navigation) == ["Four"])
    navigation.popViewController(animated: true)
    phone.advance(by: 0.6)
    #expect(titles(navigation) == ["One", "Two"])
    navigation.setToolbarHidden(true, animated: true)
    phone.advance(by: 0.3)
    #expect(navigation.toolbar?.frame.minY == 852)
    #expect(first.scrollView.adjustedContentInset.bottom == 34)
  }

  // Apple's page on hidesBottomBarWhenPushed: it is about this toolbar.
  @Test("A pushed controller hides the toolbar")
  func pushedControllerHides() throws {
    let phone = try Phone("iPhone 15")
    let navigation = UINavigationController(rootViewController: Pushed([]))
    navigation.isToolbarHidden = false
    phone.show(navigation)
    let second = Pushed([])
    second.hidesBottomBarWhenPushed = true
    navigation.pushViewController(second, animated: false)
    phone.settle()
    #expect(second.view.safeAreaInsets.bottom == 34)
    navigation.popViewController(animated: false)
    phone.settle()
    #expect(navigation.topViewController?.view.safeAreaInsets.bottom == 78)
  }

  // Apple's pages on edgesForExtendedLayout and extendedLayoutIncludesOpaqueBars (false by
  // default).
  @Test(
    "Content ends above a bar it may not lie below",
    arguments: [(true, UIRectEdge.all, 852.0), (false, .all, 774), (true, .top, 774)])
  func contentEnds(
    isTranslucent: Bool, edges: UIRectEdge, height: CGFloat
  ) throws {
    let phone = try Phone("iPhone 15")
    let first = Pushed([])
    first.edgesForExtendedLayout = edges
    let navigation = UINavigationController(rootViewController: first)
    navigation.isToolbarHidden = false
    navigation.toolbar?.isTranslucent = isTranslucent
    phone.show(navigation)
    #expect(first.view.frame.height == height, "\(isTranslucent) \(edges)")
  }
}
