import ScreenTesting
import Testing

@testable import KeyboardStrut

/// Text fields inside and beside SwiftUI's hosting controllers. SwiftUI moves its own fields, so
/// the library must not move them as well.
@MainActor
@Suite(.attachingStage) struct HostedInputTests {
  private func automatic(_ body: () throws -> Void) rethrows {
    KeyboardAvoidance.isAutomatic = true
    defer { KeyboardAvoidance.isAutomatic = false }
    try body()
  }

  /// The position of the hosting controller in the hierarchy of view controllers. The input is in
  /// the hosting controller.
  enum Place: String, CaseIterable, CustomTestStringConvertible {
    case root, page, pageOfHostedStack, tab, sheet, childOfScreen, controllerInside
    var testDescription: String { rawValue }
  }

  private func root(_ hosting: UIViewController, at place: Place) -> UIViewController {
    switch place {
    case .root, .controllerInside: return hosting
    case .page: return UINavigationController(rootViewController: hosting)
    case .pageOfHostedStack:
      // A navigation stack of SwiftUI's. Its pages are hosting controllers, and so is its parent.
      return StandInHostingController(UINavigationController(rootViewController: hosting))
    case .tab:
      let tabs = UITabBarController()
      tabs.viewControllers = [hosting]
      return tabs
    case .sheet:
      hosting.modalPresentationStyle = .fullScreen
      return UIViewController()
    case .childOfScreen:
      let screen = UIViewController()
      screen.addChild(hosting)
      screen.view.addSubview(hosting.view)
      hosting.didMove(toParent: screen)
      return screen
    }
  }

  @Test(
    "With automatic avoidance, a text field inside a UIHostingController is not moved",
    arguments: Place.allCases)
  func leftAlone(place: Place) throws {
    try automatic {
      let (view, field) = coveredField()
      let hosting: StandInHostingController
      if place == .controllerInside {
        let child = UIViewController()
        child.view.addSubview(view)
        hosting = StandInHostingController(child)
      } else {
        hosting = StandInHostingController(view)
      }
      let root = root(hosting, at: place)
      let stage = try HostingStage(root)
      if place == .sheet {
        root.present(hosting, animated: false)
        stage.phone.advance(by: 0.6)
      }
      let before = stage.frame(field)
      stage.edit(field)
      #expect(stage.gap(field) < 0)
      #expect(stage.frame(field) == before)
      for view: UIView in [root.view, hosting.view] {
        #expect(view.keyboardAvoiders.isEmpty)
      }
      #expect(hosting.view.subviews.count == 1)
      stage.endEditing(field)
      if place == .sheet { root.dismiss(animated: false) }
    }
  }

  @Test(
    "avoidKeyboard() on a view inside a UIHostingController keeps the view's field visible",
    arguments: [false, true])
  func askedFor(makesRoom: Bool) throws {
    let (view, field) = coveredField()
    field.autoresizingMask = .flexibleTopMargin
    view.avoidKeyboard()
    let hosting = StandInHostingController(view, makesRoom: makesRoom)
    let stage = try HostingStage(UINavigationController(rootViewController: hosting))
    let before = stage.frame(field)
    stage.edit(field)
    // Where the hosting controller shrinks its content for the keyboard, the avoider adds nothing.
    #expect(abs(stage.gap(field) - (makesRoom ? 852 - 814 : 8)) < 0.001)
    stage.endEditing(field)
    #expect(stage.frame(field) == before)
  }

  @Test(
    "Automatic avoidance lifts a screen in a navigation controller inside a UIHostingController",
    arguments: [false, true])
  func containerInside(makesRoom: Bool) throws {
    try automatic {
      let (view, field) = coveredField()
      field.autoresizingMask = .flexibleTopMargin
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      let screen = UIViewController()
      screen.view.frame = view.frame
      screen.view.addSubview(view)
      let navigation = UINavigationController(rootViewController: screen)
      let hosting = StandInHostingController(navigation, makesRoom: makesRoom)
      let stage = try HostingStage(hosting)
      let before = stage.frame(field)
      stage.edit(field)
      #expect(abs(stage.gap(field) - (makesRoom ? 852 - 814 : 8)) < 0.001)
      #expect(navigation.navigationBar.onScreen().minY >= 0)
      stage.endEditing(field)
      #expect(stage.frame(field) == before)
    }
  }

  @Test("A screen's KeyboardAvoider ignores text fields inside a child UIHostingController")
  func explicit() throws {
    let (view, field) = coveredField()
    let (screen, hosting) = (UIViewController(), StandInHostingController(view))
    screen.addChild(hosting)
    screen.view.addSubview(hosting.view)
    hosting.didMove(toParent: screen)
    let phone = try Stages.make("iPhone 15")
    phone.show(screen)
    let outer = screen.view.avoidKeyboard()
    field.becomeFirstResponder()
    phone.untilKeyboardRests()
    #expect(screen.view.frame.minY == 0)
    #expect(outer.explanation.contains("it is not in what this avoider serves"))
    field.resignFirstResponder()
    phone.untilKeyboardRests()
    let inner = view.avoidKeyboard()
    field.becomeFirstResponder()
    phone.untilKeyboardRests()
    #expect(windowFrame(field).maxY <= phone.keyboardFrame.minY, "\(inner.explanation)")
  }

  @Test(
    "A field beside a UIHostingController's view gets focus: automatic avoidance lifts the screen")
  func besideHosting() throws {
    try automatic {
      let (view, hosted) = coveredField()
      let screen = UIViewController()
      let hosting = StandInHostingController(view)
      screen.addChild(hosting)
      hosting.view.frame = CGRect(x: 0, y: 0, width: 393, height: 300)
      screen.view.addSubview(hosting.view)
      hosting.didMove(toParent: screen)
      let (below, field) = coveredField()
      field.removeFromSuperview()
      below.removeFromSuperview()
      screen.view.addSubview(field)
      let stage = try HostingStage(screen)
      let before = stage.frame(hosted)
      stage.edit(field)
      #expect(abs(stage.gap(field) - 8) < 0.001)
      #expect(stage.frame(hosted).minY < before.minY)
      #expect(hosting.view.subviews.count == 1)
      stage.endEditing(field)
      #expect(stage.frame(hosted) == before)
    }
  }
}
