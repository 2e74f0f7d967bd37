import ScreenTesting
import Testing

/// When containers put a child's view back that somebody has moved.
///
/// The child is moved by its frame, as hackiftekhar/IQKeyboardManager#1272 does inside a navigation
/// controller.
@MainActor
@Suite struct ContainerFrameTests {
  enum Container: CaseIterable {
    case navigation, tabs, split, fullScreen, sheet
  }

  private func stage(
    _ container: Container, _ frames: SystemBehavior.ContainerFrames
  ) throws -> (phone: Phone, host: UIView, moved: UIView) {
    let phone = try container == .split ? Phone("iPad Pro 11-inch") : Phone("iPhone 15")
    phone.behavior.containerFrames = frames
    let child = UIViewController()
    switch container {
    case .navigation:
      let navigation = UINavigationController(rootViewController: child)
      phone.show(navigation)
      return (phone, navigation.view, child.view)
    case .tabs:
      let tabs = UITabBarController()
      tabs.viewControllers = [child]
      phone.show(tabs)
      return (phone, tabs.view, child.view)
    case .split:
      let split = UISplitViewController(nibName: nil, bundle: nil)
      split.viewControllers = [UIViewController(), child]
      phone.show(split)
      return (phone, split.view, child.view)
    case .fullScreen, .sheet:
      let root = UIViewController()
      phone.show(root)
      child.modalPresentationStyle = container == .sheet ? .pageSheet : .fullScreen
      root.present(child, animated: false)
      phone.settle()
      let controller = try #require(child.presentationController)
      return (
        phone, try #require(controller.containerView), try #require(controller.presentedView)
      )
    }
  }

  @Test(
    "A moved child keeps its place in layouts unless the phone restores at all of them",
    arguments: Container.allCases, SystemBehavior.ContainerFrames.allCases)
  func layout(container: Container, frames: SystemBehavior.ContainerFrames) throws {
    let (phone, host, child) = try stage(container, frames)
    let frame = child.frame
    child.frame.origin.y -= 200
    phone.settle()
    let shifted = child.frame
    host.setNeedsLayout()
    phone.settle()
    switch frames {
    case .onChange: #expect(child.frame == shifted, "\(container)")
    case .everyLayout: #expect(child.frame == frame, "\(container)")
    case .animated:
      #expect(child.frame == frame, "\(container)")
      #expect(child.drawnFrame == shifted, "\(container)")
      phone.advance(by: 0.1)
      #expect(child.drawnFrame.minY > shifted.minY && child.drawnFrame.minY < frame.minY)
      phone.advance(by: 0.5)
      #expect(child.drawnFrame == frame, "\(container)")
    }
  }

  @Test("A change of a bar, of the status bar or of the size puts a moved child back")
  func changes() throws {
    let changes: [(String, (Phone, UINavigationController) -> Void)] = [
      ("bar hides", { $1.setNavigationBarHidden(true, animated: false) }),
      ("toolbar shows", { $1.setToolbarHidden(false, animated: false) }),
      (
        "toolbar opaque",
        {
          $1.isToolbarHidden = false
          $1.toolbar?.isTranslucent = false
        }
      ),
      (
        "size",
        { phone, _ in
          phone.rotate(to: .landscape)
          phone.advance(by: 1)
        }
      ),
    ]
    for (name, change) in changes {
      let phone = try Phone("iPhone 15")
      let child = UIViewController()
      let navigation = UINavigationController(rootViewController: child)
      phone.show(navigation)
      child.view.frame.origin.y -= 200
      change(phone, navigation)
      phone.settle()
      #expect(child.view.frame.minY == 0, "\(name)")
    }
  }

  @Test("A transition puts a moved child back at its end")
  func transitions() throws {
    let phone = try Phone("iPhone 15")
    let (first, second) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: first)
    phone.show(navigation)
    first.view.frame.origin.y -= 200
    navigation.pushViewController(second, animated: true)
    phone.advance(by: 1)
    second.view.frame.origin.y -= 100
    let swipe = try #require(phone.beginSwipeBack(navigation))
    swipe.move(to: 0.3)
    #expect(first.view.frame.minY == 0)
    swipe.cancel()
    phone.advance(by: 1)
    #expect(second.view.frame == navigation.view.bounds)
    navigation.popViewController(animated: true)
    phone.advance(by: 1)
    #expect(first.view.frame == navigation.view.bounds)
  }

  @Test("A tab that is chosen again later stands at its place")
  func tabs() throws {
    let phone = try Phone("iPhone 15")
    let tabs = UITabBarController()
    let first = UIViewController()
    tabs.viewControllers = [first, UIViewController()]
    phone.show(tabs)
    first.view.frame.origin.y -= 200
    tabs.selectedIndex = 1
    tabs.selectedIndex = 0
    phone.settle()
    #expect(first.view.frame == tabs.view.bounds)
  }

  // hackiftekhar/IQKeyboardManager#1899: insets logged while a library moves the root up.
  @Test("A root that is moved up keeps its upper safe area and loses the lower one")
  func safeAreaOfMovedRoot() throws {
    let phone = try Phone("iPhone 15")
    let root = UIViewController()
    phone.show(root)
    let full = root.view.safeAreaInsets
    for (shift, bottom): (CGFloat, CGFloat) in [(10, 24), (34, 0), (200, 0), (0, 34)] {
      root.view.frame.origin.y = -shift
      #expect(root.view.safeAreaInsets.top == full.top, "\(shift)")
      #expect(root.view.safeAreaInsets.bottom == bottom, "\(shift)")
    }
  }

  // Vercantez/openuikit, recorded: 59 + 10 and 34 + 6.
  @Test("Additional insets are added to what the bars leave")
  func additionalInsets() throws {
    let phone = try Phone("iPhone 15")
    let root = UIViewController()
    root.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 6, right: 0)
    phone.show(root)
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 69, left: 0, bottom: 40, right: 0))
  }
}
