import Phone
import Testing
import UIKit

/// The guides from before safe areas, and what bars cover of a screen.
@MainActor
@Suite struct LayoutSupportTests {
  /// An app's conflict log has two for each guide, one for its edge and one for its height
  /// (vathanakmao-technotes.blogspot.com/2017/09/layoutconstraints-unable-to.html).
  @Test("The top and bottom guides put two constraints each on the view")
  func twoConstraints() throws {
    let phone = try Phone("iPhone 15")
    let controller = UIViewController()
    phone.show(controller)
    let before = controller.view.constraints.count
    let top = controller.topLayoutGuide
    #expect(controller.view.constraints.count == before + 2)
    let bottom = controller.bottomLayoutGuide
    #expect(controller.view.constraints.count == before + 4)
    phone.settle()
    #expect(top.length == 59 && bottom.length == 34)

    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: top.bottomAnchor),
      box.bottomAnchor.constraint(equalTo: bottom.topAnchor),
      box.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
    ])
    phone.settle()
    #expect(box.frame == CGRect(x: 0, y: 59, width: 393, height: 759))
  }

  /// Apple's page on `UIView.safeAreaInsets`: they are 0 while the view is in no hierarchy that is
  /// on screen.
  @Test("Bars inset their screens once the container is in a window")
  func barsOutsideWindow() throws {
    let phone = try Phone("iPhone 15")
    let screen = UIViewController()
    let navigation = UINavigationController(rootViewController: screen)
    navigation.isToolbarHidden = false
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    tabs.view.frame = phone.window.bounds
    tabs.view.layoutIfNeeded()
    #expect(screen.view.safeAreaInsets == .zero)

    phone.show(tabs)
    let insets = screen.view.safeAreaInsets
    #expect(insets.top > 59 + 40, "below the bar")
    #expect(insets.bottom > 34 + 80, "above both bars")
  }

  @Test("Bars inset a screen in a window without a safe area")
  func barsWithoutSafeArea() throws {
    let phone = try Phone("iPhone 15")
    let screen = UIViewController()
    let navigation = UINavigationController(rootViewController: screen)
    navigation.view.frame = CGRect(x: 0, y: 200, width: 393, height: 400)
    navigation.view.layoutIfNeeded()
    #expect(screen.view.safeAreaInsets == .zero)
    let host = UIViewController()
    phone.show(host)
    host.addChild(navigation)
    host.view.addSubview(navigation.view)
    navigation.didMove(toParent: host)
    #expect(screen.view.safeAreaInsets.top > 0)
    let inside = screen.view.safeAreaInsets
    phone.settle()
    #expect(screen.view.safeAreaInsets == inside)
  }
}
