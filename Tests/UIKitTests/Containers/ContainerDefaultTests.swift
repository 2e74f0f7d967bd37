import Phone
import Testing

/// What containers and controllers do unless they are told otherwise.
@MainActor
@Suite struct ContainerDefaultTests {
  // Apple's pages on the three properties.
  @Test("A controller extends below translucent bars at all edges")
  func extendedLayout() {
    let controller = UIViewController()
    #expect(controller.edgesForExtendedLayout == .all)
    #expect(!controller.extendedLayoutIncludesOpaqueBars)
    #expect(controller.automaticallyAdjustsScrollViewInsets)
  }

  // Vercantez/openuikit, recorded: the direct parent is told.
  @Test("A preferred size is told to the direct parent")
  func preferredSize() {
    final class Parent: UIViewController {
      var told = 0
      override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
      ) { told += 1 }
    }
    let (outer, inner, child) = (Parent(), Parent(), UIViewController())
    outer.addChild(inner)
    inner.addChild(child)
    child.preferredContentSize = CGSize(width: 10, height: 10)
    child.preferredContentSize = CGSize(width: 10, height: 10)
    #expect(inner.told == 1 && outer.told == 0)
  }

  // Vercantez/openuikit, recorded: a tab fills its controller, the bar is its lower safe area.
  @Test("A tab fills its controller")
  func tabs() throws {
    let phone = try Phone("iPhone 15")
    let (tabs, child) = (UITabBarController(), UIViewController())
    tabs.viewControllers = [child]
    phone.show(tabs)
    #expect(child.view.frame == tabs.view.bounds)
    #expect(child.view.safeAreaInsets.bottom == tabs.tabBar.bounds.height)
  }

  @Test("A tab bar has the height of its window, though tabs were changed outside it")
  func tabsOutside() throws {
    let phone = try Phone("iPad Pro 11-inch")
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    let screen = UIViewController()
    screen.addChild(tabs)
    tabs.view.frame = screen.view.bounds
    tabs.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    screen.view.addSubview(tabs.view)
    tabs.didMove(toParent: screen)
    phone.show(screen)
    let height = tabs.tabBar.bounds.height
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    screen.present(cover, animated: false)
    phone.advance(by: 0.1)
    try #require(tabs.view.window == nil)
    tabs.selectedIndex = 1
    tabs.view.layoutIfNeeded()
    cover.dismiss(animated: false)
    phone.advance(by: 0.1)
    #expect(tabs.tabBar.bounds.height == height)
  }

  // uias/Pageboy#122, rechsteiner/Parchment#210.
  @Test("A large title follows no scroll view inside a page controller")
  func pages() throws {
    for isNamed in [false, true] {
      let phone = try Phone("iPhone 15")
      let page = UIViewController()
      let scrollView = UIScrollView(frame: page.view.bounds)
      scrollView.contentSize = CGSize(width: 300, height: 3000)
      page.view.addSubview(scrollView)
      let pages = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
      pages.setViewControllers([page], direction: .forward, animated: false)
      if isNamed { pages.setContentScrollView(scrollView, for: .top) }
      let navigation = UINavigationController(rootViewController: pages)
      navigation.navigationBar.prefersLargeTitles = true
      phone.show(navigation)
      scrollView.contentOffset.y = 200
      phone.settle()
      #expect(navigation.navigationBar.bounds.height == (isNamed ? 44 : 96))
    }
  }

  // Apple's page on becomeFirstResponder(): the keyboard shows in the key window only.
  @Test("A field in a window that is not key gets the focus, and the keyboard when it is key")
  func keyWindow() throws {
    let phone = try Phone("iPhone 15")
    phone.show(UIViewController())
    let other = UIWindow(windowScene: phone.scene)
    let controller = UIViewController()
    other.rootViewController = controller
    other.isHidden = false
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 100, height: 30))
    #expect(!field.becomeFirstResponder(), "in no window")
    controller.view.addSubview(field)
    #expect(field.becomeFirstResponder())
    phone.advance(by: 1)
    let height = phone.screen.bounds.maxY - phone.keyboardFrame.minY
    #expect(other.isKeyWindow == (height > 0))
    other.makeKey()
    phone.advance(by: 1)
    #expect(phone.keyboardFrame.minY < phone.screen.bounds.maxY)
  }
}
