import Phone
import Testing

/// Tab bars that the app hides and shows: `setTabBarHidden(_:animated:)` of iOS 18.
@MainActor
@Suite struct HiddenTabBarTests {
  @Test(
    "A tab grows while its tab bar is hidden", arguments: [true, false])
  func hides(isAnimated: Bool) throws {
    let phone = try Phone("iPhone 15")
    let (child, tabs) = (UIViewController(), UITabBarController())
    tabs.viewControllers = [child]
    phone.show(tabs)
    let (inset, frame) = (child.view.safeAreaInsets.bottom, tabs.tabBar.frame)
    #expect(!tabs.isTabBarHidden)

    tabs.setTabBarHidden(true, animated: isAnimated)
    phone.advance(by: 0.5)
    #expect(tabs.isTabBarHidden)
    #expect(child.view.safeAreaInsets.bottom == phone.window.safeAreaInsets.bottom)
    #expect(tabs.tabBar.frame.minY == tabs.view.bounds.maxY)

    tabs.isTabBarHidden = false
    phone.settle()
    #expect(child.view.safeAreaInsets.bottom == inset)
    #expect(tabs.tabBar.frame == frame)
  }

  @Test("An app-hidden tab bar stays hidden after a pop")
  func pushed() throws {
    let phone = try Phone("iPhone 15")
    let navigation = UINavigationController(rootViewController: UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    phone.show(tabs)
    tabs.isTabBarHidden = true
    let pushed = UIViewController()
    pushed.hidesBottomBarWhenPushed = true
    navigation.pushViewController(pushed, animated: false)
    phone.settle()
    navigation.popViewController(animated: false)
    phone.settle()
    #expect(tabs.isTabBarHidden)
    #expect(tabs.tabBar.frame.minY == tabs.view.bounds.maxY)
  }
}
