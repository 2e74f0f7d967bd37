import KeyboardSimulation
import ScreenTesting
import Testing

/// Pushes, pops and presentations that begin in the next layout pass:
/// `SystemBehavior.transitionStart`.
@MainActor
@Suite struct TransitionStartTests {
  @MainActor
  private final class Stage {
    let phone: Phone
    let log = EventLog()
    let first: FieldController
    let second: FieldController
    let navigation: UINavigationController

    init(_ start: SystemBehavior.TransitionStart = .inNextLayout) throws {
      var behavior = SystemBehavior()
      behavior.transitionStart = start
      phone = try Phone("iPhone 15", behavior: behavior)
      first = FieldController("A", log)
      second = FieldController("B", log)
      navigation = UINavigationController(rootViewController: first)
      phone.show(navigation)
      _ = log.take()
    }

    /// Where the left edge of a screen is drawn.
    func left(_ controller: UIViewController) -> CGFloat? {
      let layer = controller.viewIfLoaded?.layer
      return (layer?.presentation() ?? layer)?.frame.minX
    }
  }

  @Test("A push is recorded and begins in the next layout")
  func push() throws {
    let stage = try Stage()
    stage.navigation.pushViewController(stage.second, animated: true)
    #expect(stage.log.take() == ["B willMove parent"])
    #expect(stage.navigation.topViewController === stage.second)
    #expect(stage.navigation.transitionCoordinator?.isAnimated == true)
    stage.phone.settle()
    #expect(
      stage.log.take() == [
        "B didLoad", "A willDisappear", "B willAppear (movingTo)", "B isAppearing",
      ])
    stage.phone.advance(by: 0.6)
    #expect(stage.log.take() == ["A didDisappear", "B didAppear", "B didMove parent"])
  }

  @Test("Both worlds draw the same frames of a push")
  func sameFrames() throws {
    let places = try SystemBehavior.TransitionStart.allCases.map { start in
      let stage = try Stage(start)
      stage.navigation.pushViewController(stage.second, animated: true)
      var places: [CGFloat?] = []
      stage.phone.advance(by: 0.6) { places.append(stage.left(stage.second)) }
      return places
    }
    #expect(places[0] == places[1])
    #expect((places[0].first ?? 0) ?? 0 > 300)
  }

  @Test(
    "Layout without animation snaps a waiting push",
    arguments: SystemBehavior.TransitionStart.allCases)
  func snappedPush(start: SystemBehavior.TransitionStart) throws {
    let stage = try Stage(start)
    stage.navigation.pushViewController(stage.second, animated: true)
    UIView.performWithoutAnimation { stage.phone.window.layoutIfNeeded() }
    stage.phone.settle()
    let left = try #require(stage.left(stage.second))
    #expect((left == 0) == (start == .inNextLayout))
    stage.phone.advance(by: 0.6)
    #expect(stage.second.view.window != nil)
    #expect(stage.first.view.window == nil)
  }

  @Test("System layout for the keyboard does not snap transitions")
  func keyboardLayout() throws {
    let stage = try Stage()
    _ = stage.first.view.keyboardLayoutGuide
    stage.first.field.becomeFirstResponder()
    stage.phone.advance(by: 1)
    stage.navigation.pushViewController(stage.second, animated: true)
    stage.first.view.endEditing(true)
    stage.phone.settle()
    #expect(try #require(stage.left(stage.second)) > 300)
    stage.phone.advance(by: 1)
    #expect(stage.second.view.frame.minX == 0)
  }

  @Test("A waiting pop ends correctly, also under another push")
  func pops() throws {
    let stage = try Stage()
    stage.navigation.pushViewController(stage.second, animated: true)
    stage.phone.advance(by: 1)
    stage.navigation.popViewController(animated: true)
    #expect(stage.second.view.window != nil)
    stage.phone.advance(by: 1)
    #expect(stage.second.view.window == nil)
    #expect(stage.first.view.frame.minX == 0)
    stage.navigation.pushViewController(stage.second, animated: true)
    stage.navigation.popViewController(animated: true)
    stage.phone.advance(by: 1)
    #expect(stage.navigation.viewControllers == [stage.first])
    #expect(stage.first.view.window != nil)
    #expect(stage.first.view.frame.minX == 0)
  }

  @Test("A presentation is recorded and begins in the next layout")
  func presentation() throws {
    let stage = try Stage()
    var isOver = false
    stage.navigation.present(stage.second, animated: true) { isOver = true }
    #expect(stage.navigation.presentedViewController === stage.second)
    #expect(!stage.second.isViewLoaded)
    stage.phone.settle()
    #expect(stage.second.view.window != nil)
    stage.phone.advance(by: 1)
    #expect(isOver)
  }

  @Test("A waiting push completes when its view leaves the window")
  func leftWindow() throws {
    let stage = try Stage()
    stage.navigation.pushViewController(stage.second, animated: true)
    stage.phone.window.rootViewController = UIViewController()
    stage.phone.advance(by: 1)
    #expect(stage.navigation.transitionCoordinator == nil)
    #expect(stage.navigation.topViewController === stage.second)
  }
}
