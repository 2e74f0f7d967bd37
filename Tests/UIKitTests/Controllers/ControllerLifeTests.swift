import ScreenTesting
import Testing

/// When a controller hears that its view comes and goes.
@MainActor
@Suite struct ControllerLifeTests {
  // Order: Apple's page on viewIsAppearing(_:) (after the view is in the hierarchy and its
  // superview has laid it out, before viewDidAppear) and every log of viewDidLoad … viewDidAppear
  // (readke.com 0Z41505102021).
  @Test("Root appears in UIKit's order")
  func rootAppearsUI() throws {
    let phone = try Phone("iPhone 15")
    let log = EventLog()
    let root = LoggingController("A", log)
    root.logsLayout = true
    phone.show(root)
    #expect(
      log.take() == [
        "A didLoad", "A willAppear", "A isAppearing", "A willLayout", "A didLayout", "A didAppear",
      ])
  }

  // ContainerFacts 9.1: makeKeyAndVisible runs the callbacks; a replaced root disappears.
  @Test("A replaced root disappears")
  func replacedRootDisappears() throws {
    let phone = try Phone("iPhone 15")
    let log = EventLog()
    phone.show(LoggingController("A", log))
    _ = log.take()
    phone.window.rootViewController = LoggingController("B", log)
    #expect(
      log.take() == [
        "A willDisappear", "A didDisappear", "B didLoad", "B willAppear", "B isAppearing",
        "B didAppear",
      ])
  }

  // Apple's View Controller Programming Guide: a child gets its parent's appearance.
  @Test("Children in the view appear with their parent")
  func childrenViewAppear() throws {
    let phone = try Phone("iPhone 15")
    let log = EventLog()
    let parent = LoggingController("P", log)
    let child = LoggingController("C", log)
    let unseen = LoggingController("U", log)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    parent.addChild(unseen)
    _ = log.take()
    phone.show(parent)
    #expect(
      log.take() == [
        "P willAppear", "C willAppear", "P isAppearing", "C isAppearing", "P didAppear",
        "C didAppear",
      ])
  }

  // A child's view that is added to a parent on screen appears by itself; taken out it disappears
  // (ivanchan.github.io 2016/04/27: the callbacks follow the view's coming on and off screen).
  @Test("A child added later appears and disappears")
  func childAddedLater() throws {
    let phone = try Phone("iPhone 15")
    let log = EventLog()
    let parent = LoggingController("P", log)
    phone.show(parent)
    _ = log.take()
    let child = LoggingController("C", log)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(log.take() == ["C willMove parent", "C didLoad", "C willAppear", "C didMove parent"])
    phone.settle()
    #expect(log.take() == ["C isAppearing", "C didAppear"])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(
      log.take() == ["C willMove nil", "C willDisappear", "C didDisappear", "C didMove nil"])
  }

  @MainActor
  final class ManualParent: UIViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  }

  // Apple's page on shouldAutomaticallyForwardAppearanceMethods.
  @Test("A parent that forwards by hand keeps the callbacks")
  func parentForwardsHand() throws {
    let phone = try Phone("iPhone 15")
    let log = EventLog()
    let parent = ManualParent()
    phone.show(parent)
    let child = LoggingController("C", log)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    phone.settle()
    #expect(!log.lines.contains { $0.contains("ppear") })
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    #expect(log.lines.suffix(3) == ["C willAppear", "C isAppearing", "C didAppear"])
  }
}
