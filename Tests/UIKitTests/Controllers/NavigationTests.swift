import KeyboardSimulation
import ScreenTesting
import Testing

/// Pushing, popping, swiping back, with and without a keyboard.
@MainActor
@Suite struct NavigationTests {
  @MainActor
  final class NavigationStage: ScreenStage {
    let phone: Phone
    let log = EventLog()
    let first: FieldController
    let second: FieldController
    let navigation: UINavigationController

    init(_ device: String = "iPhone 15") throws {
      phone = try Phone(device)
      first = FieldController("A", log)
      second = FieldController("B", log)
      navigation = UINavigationController(rootViewController: first)
      phone.show(navigation)
      _ = log.take()
    }
  }

  @Test("A list that was pushed over at its end is at its end after the pop")
  func listAtItsEnd() throws {
    let phone = try Phone("iPhone 15")
    let screen = UIViewController()
    let list = UIScrollView(frame: phone.screen.bounds)
    list.contentSize = CGSize(width: 393, height: 2000)
    screen.view.addSubview(list)
    let navigation = UINavigationController(rootViewController: screen)
    phone.show(navigation)
    phone.advance(by: 0.5)
    list.contentOffset.y = 2000 + 34 - 852
    let rest = (list.contentOffset, list.adjustedContentInset)
    navigation.pushViewController(UIViewController(), animated: true)
    phone.advance(by: 1)
    navigation.popViewController(animated: true)
    phone.advance(by: 1)
    #expect((list.contentOffset, list.adjustedContentInset) == rest)
  }

  // Order: wangling.me 2014/02 "The Inconsistent Order of View Transition Events"; readke.com
  // 0Z41505102021; arm1.ru (didMove after didAppear).
  @Test("Push and pop call in UIKit's order")
  func pushPopCall() throws {
    let stage = try NavigationStage()
    stage.navigation.pushViewController(stage.second, animated: true)
    stage.phone.settle()
    #expect(
      stage.log.take() == [
        "B willMove parent", "B didLoad", "A willDisappear", "B willAppear (movingTo)",
        "B isAppearing",
      ])
    #expect(stage.navigation.topViewController === stage.second)
    #expect(stage.navigation.transitionCoordinator?.isAnimated == true)
    stage.phone.advance(by: 0.6)
    #expect(stage.log.take() == ["A didDisappear", "B didAppear", "B didMove parent"])
    #expect(stage.navigation.transitionCoordinator == nil)
    #expect(stage.first.view.window == nil)

    #expect(stage.navigation.popViewController(animated: true) === stage.second)
    stage.phone.settle()
    #expect(
      stage.log.take() == [
        "B willMove nil", "B willDisappear (movingFrom)", "A willAppear", "A isAppearing",
      ])
    stage.phone.advance(by: 0.6)
    #expect(stage.log.take() == ["B didDisappear", "A didAppear", "B didMove nil"])
    #expect(stage.navigation.popViewController(animated: true) == nil)
  }

  // KeyboardFacts 1.3: a push or pop with the keyboard up declares 0.35 s, and x stays 0.
  @Test("The keyboard leaves with the push")
  func keyboardLeavesPush() throws {
    let stage = try NavigationStage()
    stage.phone.tap(stage.first.field)
    stage.phone.advance(by: 0.6)
    stage.log.listenToKeyboard()
    defer { stage.log.stop() }
    _ = stage.log.take()
    stage.navigation.pushViewController(stage.second, animated: true)
    stage.phone.settle()
    #expect(stage.log.take().filter { $0.hasPrefix("will") } == ["willHide 0.35"])
    stage.phone.advance(by: 0.2)
    #expect(stage.phone.keyboardFrame.minX == 0)
    stage.phone.advance(by: 0.6)
    #expect(!stage.first.field.isFirstResponder)
  }

  // Order: wangling.me; KeyboardFacts 1.3, swipe back, cancelled: a hide, then a show.
  @Test("A cancelled swipe back restores everything")
  func cancelledSwipeBack() throws {
    let stage = try NavigationStage()
    stage.navigation.pushViewController(stage.second, animated: false)
    stage.phone.tap(stage.second.field)
    stage.phone.advance(by: 0.6)
    stage.log.listenToKeyboard()
    defer { stage.log.stop() }
    _ = stage.log.take()
    let frame = stage.second.view.frame
    let swipe = try #require(stage.phone.beginSwipeBack(stage.navigation))
    let coordinator = try #require(stage.navigation.transitionCoordinator)
    var changes: [Bool] = []
    var end: Bool?
    coordinator.notifyWhenInteractionChanges { changes.append($0.isCancelled) }
    coordinator.animate(alongsideTransition: nil) { end = $0.isCancelled }
    #expect(coordinator.initiallyInteractive && coordinator.isInteractive)
    swipe.move(to: 0.4)
    #expect(coordinator.percentComplete == 0.4)
    #expect(abs(stage.second.view.frame.minX - 0.4 * 393) < 0.01)
    stage.phone.advance(by: 0.5)
    swipe.cancel()
    stage.phone.advance(by: 1.2)
    let log = stage.log.take()
    #expect(
      log.filter { !$0.contains("Hide") && !$0.contains("Show") } == [
        "B willMove nil", "B willDisappear (movingFrom)", "A willAppear", "A isAppearing",
        "A willDisappear", "A didDisappear", "B willAppear", "B isAppearing", "B didAppear",
      ])
    #expect(
      log.filter { $0.contains("Hide") || $0.contains("Show") } == [
        "willHide 0.35", "didHide", "willShow 0.25", "didShow",
      ])
    #expect(changes == [true])
    #expect(end == true)
    #expect(stage.second.view.frame == frame)
    #expect(stage.second.field.isFirstResponder)
    #expect(stage.navigation.viewControllers.count == 2)
  }

  @Test("A finished swipe back pops")
  func finishedSwipeBack() throws {
    let stage = try NavigationStage()
    stage.navigation.pushViewController(stage.second, animated: false)
    let swipe = try #require(stage.phone.beginSwipeBack(stage.navigation))
    var end: Bool?
    stage.navigation.transitionCoordinator?.animate(alongsideTransition: nil) {
      end = $0.isCancelled
    }
    swipe.move(to: 0.6)
    swipe.finish()
    stage.phone.advance(by: 0.6)
    #expect(stage.navigation.viewControllers == [stage.first])
    #expect(end == false)
    #expect(stage.second.parent == nil)
    #expect(stage.phone.beginSwipeBack(stage.navigation) == nil)
  }

  // Bars of 44, 32 and 50 points: ContainerFacts 1.4, Stack Overflow 7312059 and Apple's HIG; they
  // add to the safe area.
  @Test(
    "The bar adds to the safe area",
    arguments: [
      ("iPhone 15", SimulatedDevice.Orientation.portrait, CGFloat(59 + 44), CGFloat(34)),
      ("iPhone 15", .landscape, 32, 21),
      ("iPad Pro 11-inch", .portrait, 24 + 50, 20),
    ])
  func barAddsSafe(
    device: String, orientation: SimulatedDevice.Orientation, top: CGFloat, bottom: CGFloat
  ) throws {
    let phone = try Phone(device, orientation)
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    phone.show(navigation)
    #expect(root.view.safeAreaInsets.top == top, "\(device)")
    #expect(root.view.safeAreaInsets.bottom == bottom, "\(device)")
    #expect(root.view.frame == phone.screen.bounds)
    navigation.setNavigationBarHidden(true, animated: false)
    #expect(root.view.safeAreaInsets.top == navigation.view.safeAreaInsets.top)
    navigation.setNavigationBarHidden(false, animated: false)
    root.edgesForExtendedLayout = []
    phone.settle()
    #expect(root.view.frame.minY == top)
    #expect(root.view.safeAreaInsets.top == 0)
  }

  @Test("The back button pops")
  func backButtonPops() throws {
    let stage = try NavigationStage()
    stage.navigation.pushViewController(stage.second, animated: false)
    stage.phone.settle()
    let button = try #require(stage.navigation.navigationBar.backButton)
    #expect(button.title(for: .normal) == "‹ A")
    stage.phone.tap(button)
    stage.phone.advance(by: 0.6)
    #expect(stage.navigation.topViewController === stage.first)
  }

  // Apple's pages on setViewControllers(_:animated:) and popToRootViewController(animated:).
  @Test("Whole stacks are set")
  func wholeStacksSet() throws {
    let stage = try NavigationStage()
    let third = LoggingController("C", stage.log)
    stage.navigation.setViewControllers([stage.first, stage.second, third], animated: false)
    #expect(stage.navigation.topViewController === third)
    #expect(!stage.second.isViewLoaded)
    #expect(stage.navigation.popToRootViewController(animated: false) == [stage.second, third])
    #expect(stage.navigation.children == [stage.first])
  }

  // Order: the tab logs of programmerteach.com "order of calls is explored"; bar of 49 points.
  @Test("Tabs switch")
  func tabsSwitch() throws {
    let phone = try Phone("iPhone 15")
    let log = EventLog()
    let tabs = UITabBarController()
    let first = LoggingController("A", log)
    let second = LoggingController("B", log)
    tabs.viewControllers = [UINavigationController(rootViewController: first), second]
    phone.show(tabs)
    #expect(first.view.safeAreaInsets.bottom == CGFloat(34 + 49))
    #expect(first.view.safeAreaInsets.top == CGFloat(59 + 44))
    _ = log.take()
    phone.tap(tabs.tabBar.buttons[1])
    #expect(tabs.selectedIndex == 1)
    #expect(
      log.take() == [
        "B didLoad", "B willAppear", "A willDisappear", "B isAppearing", "A didDisappear",
        "B didAppear",
      ])
    #expect(second.view.safeAreaInsets.bottom == CGFloat(34 + 49))
    tabs.selectedIndex = 0
    let detail = UIViewController()
    detail.hidesBottomBarWhenPushed = true
    first.navigationController?.pushViewController(detail, animated: false)
    phone.settle()
    #expect(detail.view.safeAreaInsets.bottom == 34)
  }
}
