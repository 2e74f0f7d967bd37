import KeyboardSimulation
import Phone
import Testing

/// Where a child's view begins and ends beside bars that content does not show through.
@MainActor
@Suite struct OpaqueBarTests {
  /// The combinations that tutorials have measured: blog.csdn.net 78872370; cnblogs jinlongyu123.
  @Test(
    "Edges and opacity decide whether the view runs below the bar",
    arguments: [
      (UIRectEdge.all, true, false, false), (UIRectEdge.all, true, true, false),
      (UIRectEdge.all, false, false, true), (UIRectEdge.all, false, true, false),
      (UIRectEdge(), true, false, true),
      (UIRectEdge(), false, true, true),
    ])
  func navigationBar(edges: UIRectEdge, translucent: Bool, includes: Bool, ends: Bool) throws {
    let phone = try Phone("iPhone 15")
    let child = UIViewController()
    child.edgesForExtendedLayout = edges
    child.extendedLayoutIncludesOpaqueBars = includes
    let navigation = UINavigationController(rootViewController: child)
    navigation.navigationBar.isTranslucent = translucent
    phone.show(navigation)
    let bar = navigation.navigationBar.frame
    let screen = navigation.view.bounds
    #expect(child.view.frame.minY == (ends ? bar.maxY : 0))
    #expect(child.view.frame.maxY == screen.maxY)
    #expect(child.view.safeAreaInsets.top == (ends ? 0 : bar.maxY))
    // Whatever the combination, the safe area begins at the bar.
    #expect(child.view.frame.minY + child.view.safeAreaInsets.top == bar.maxY)
  }

  @Test("A tab's view ends above an opaque tab bar", arguments: [false, true])
  func tabBar(includes: Bool) throws {
    let phone = try Phone("iPhone 15")
    let child = UIViewController()
    child.extendedLayoutIncludesOpaqueBars = includes
    let tabs = UITabBarController()
    tabs.viewControllers = [child]
    tabs.tabBar.isTranslucent = false
    phone.show(tabs)
    #expect(child.view.frame.maxY == (includes ? tabs.view.bounds.maxY : tabs.tabBar.frame.minY))
    #expect(
      child.view.frame.maxY - child.view.safeAreaInsets.bottom == tabs.tabBar.frame.minY)
  }

  // code-payments/code-ios-app#640; callstack/react-native-pager-view#1085.
  @Test("The tab bar of an iPhone 17 with iOS 26 takes 83 points")
  func tabBarOfIOS26() throws {
    let phone = Phone(try SimulatedDeviceConfiguration("iPhone 17", system: .iOS26))
    let child = UIViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [child]
    phone.show(tabs)
    #expect(child.view.safeAreaInsets.bottom == 83)
  }

  // Tencent/QMUI_iOS, QMUICommonDefines.h; microsoft/fluentui-apple#1727.
  @Test(
    "On its side a small phone has lower bars, a large one as high ones as upright",
    arguments: [("iPhone 15", CGFloat(32), CGFloat(32)), ("iPhone 15 Pro Max", 44, 49)])
  func landscape(device: String, navigation: CGFloat, tabs: CGFloat) throws {
    let phone = try Phone(device, .landscape)
    let child = UIViewController()
    let controller = UITabBarController()
    controller.viewControllers = [UINavigationController(rootViewController: child)]
    phone.show(controller)
    let outer = controller.view.safeAreaInsets
    #expect(child.view.safeAreaInsets.top == outer.top + navigation)
    #expect(child.view.safeAreaInsets.bottom == outer.bottom + tabs)
  }

  // Tencent/QMUI_iOS, QMUICommonDefines.h: 65 points with the home indicator's 20.
  @Test("A tablet without a home button has a tab bar of 45 points above the indicator")
  func tablet() throws {
    let phone = try Phone("iPad Pro 11-inch")
    let child = UIViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [child]
    phone.show(tabs)
    #expect(child.view.safeAreaInsets.bottom == 65)
    #expect(tabs.tabBar.frame.height == 65)
  }

  @Test("An opaque bar with a large title takes the view along as it collapses")
  func largeTitle() throws {
    let phone = try Phone("iPhone 15")
    let child = UIViewController()
    let scrollView = UIScrollView(frame: child.view.bounds)
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize = CGSize(width: 300, height: 3000)
    child.view.addSubview(scrollView)
    let navigation = UINavigationController(rootViewController: child)
    navigation.navigationBar.prefersLargeTitles = true
    navigation.navigationBar.isTranslucent = false
    phone.show(navigation)
    let expanded = navigation.navigationBar.frame.maxY
    #expect(child.view.frame.minY == expanded)
    phone.drag(from: CGPoint(x: 100, y: 600), to: CGPoint(x: 100, y: 400), duration: 0.5) {
      phone.settle()
      #expect(isNear(child.view.frame.minY, navigation.navigationBar.frame.maxY))
    }
    #expect(navigation.navigationBar.frame.maxY < expanded)
  }
}
