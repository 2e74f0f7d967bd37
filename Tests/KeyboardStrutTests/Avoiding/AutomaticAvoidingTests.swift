import KeyboardStrut
import SampleScreens
import ScreenTesting
import Testing

@testable import KeyboardStrut

/// One line for a whole app.
@MainActor
@Suite struct AutomaticAvoidingTests {
  /// A screen that knows nothing of the library, with a field near its bottom.
  private func makeScreen() -> UIViewController {
    let controller = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 780, width: 300, height: 34))
    controller.view.addSubview(field)
    return controller
  }

  @Test("A screen is served when an input of it gets the focus")
  func screenServedInput() throws {
    Keyboard.revealAutomatically(gap: 6)
    defer { Keyboard.revealsAutomatically = false }
    let stage = try FormStage("iPhone 15", makeScreen())
    let rest = stage.frames
    for _ in 0..<3 {
      stage.phone.tap(stage.fields[0])
      stage.phone.advance(by: 1)
      #expect(abs(stage.keyboardTop - stage.frame(stage.fields[0]).maxY - 6) < 0.001)
      stage.hide()
    }
    #expect(Keyboard.avoiders(in: stage.controller.view).count == 1)
    #expect(Array(stage.frames.prefix(rest.count).prefix(2)) == Array(rest.prefix(2)))
  }

  @Test("Excluded and served screens are left alone")
  func excludedServedScreens() throws {
    Keyboard.revealAutomatically()
    defer { Keyboard.revealsAutomatically = false }
    let excluded = try FormStage("iPhone 15", makeScreen())
    Keyboard.exclude(excluded.controller.view)
    let before = excluded.frame(excluded.fields[0])
    excluded.phone.tap(excluded.fields[0])
    excluded.phone.advance(by: 1)
    #expect(excluded.frame(excluded.fields[0]) == before)

    let served = try FormStage("iPhone 15", BottomConstraintViewController())
    served.phone.tap(served.fields[0])
    served.phone.advance(by: 1)
    #expect(Keyboard.avoiders(in: served.controller.view).count == 1)
  }

  // MARK: Policy, switch, exclusions

  private final class LonelyController: UIViewController {}

  /// A screen whose field is first responder, under the keyboard until somebody reveals it.
  private func edit(_ controller: UIViewController) throws -> FormStage {
    let field = UITextField(frame: CGRect(x: 20, y: 780, width: 300, height: 34))
    controller.view.addSubview(field)
    let stage = try FormStage("iPhone 15", controller)
    stage.phone.tap(stage.fields[0])
    stage.phone.advance(by: 1)
    return stage
  }

  /// Points by which the field lies above the keyboard; negative where that covers it.
  private func gap(_ stage: FormStage) -> CGFloat {
    stage.keyboardTop - stage.frame(stage.fields[0]).maxY
  }

  private let covered: CGFloat = 516 - 814

  @Test("each screen is asked for its policy once it needs one")
  func policy() throws {
    var asked: [UIViewController] = []
    Keyboard.revealAutomatically { screen in
      asked.append(screen)
      return screen is LonelyController ? .leaveAlone : .reveal(by: .lifting, gap: 20)
    }
    defer { Keyboard.revealsAutomatically = false }
    let served = try edit(UIViewController())
    #expect(abs(gap(served) - 20) < 0.001)
    // Other tests of this process may edit in their own windows, and the policy is asked for those.
    #expect(asked.count { $0 === served.controller } == 1)
    served.hide()
    let alone = try edit(LonelyController())
    #expect(gap(alone) == covered)
    #expect(Keyboard.avoiders(in: alone.controller.view).isEmpty)
    #expect(asked.count { $0 === served.controller } == 1)
    #expect(asked.last === alone.controller)
    #expect(asked.count { $0 === alone.controller } == 1)
  }

  @Test("the switch takes back what was added, and serves the first responder again")
  func theSwitch() throws {
    #expect(!Keyboard.revealsAutomatically)
    Keyboard.revealAutomatically(gap: 6)
    defer { Keyboard.revealsAutomatically = false }
    #expect(Keyboard.revealsAutomatically)
    let stage = try edit(UIViewController())
    #expect(abs(gap(stage) - 6) < 0.001)
    Keyboard.revealsAutomatically = false
    stage.phone.advance(by: 1)
    #expect(gap(stage) == covered)
    #expect(Keyboard.avoiders(in: stage.controller.view).isEmpty)
    Keyboard.revealsAutomatically = true
    stage.phone.advance(by: 1)
    #expect(abs(gap(stage) - 6) < 0.001)
  }

  @Test("the switch leaves alone what the app has made itself")
  func theSwitchAndTheAppsOwn() throws {
    Keyboard.revealAutomatically()
    let controller = UIViewController()
    Keyboard.reveal(in: controller.view, gap: 12)
    let stage = try edit(controller)
    Keyboard.revealsAutomatically = false
    stage.phone.advance(by: 1)
    #expect(abs(gap(stage) - 12) < 0.001)
  }

  @Test("an exclusion takes effect at once, and can be taken back")
  func exclusions() throws {
    Keyboard.revealAutomatically()
    defer { Keyboard.revealsAutomatically = false }
    let stage = try edit(LonelyController())
    func expectRevealed(_ isRevealed: Bool, _ why: String) {
      stage.phone.advance(by: 1)
      #expect(abs(gap(stage) - (isRevealed ? 8 : covered)) < 0.001, "\(why)")
    }
    expectRevealed(true, "at first")
    Keyboard.exclude(stage.fields[0])
    expectRevealed(false, "the field is excluded")
    Keyboard.include(stage.fields[0])
    expectRevealed(true, "and included")
    Keyboard.exclude(LonelyController.self)
    expectRevealed(false, "the class is excluded")
    Keyboard.include(LonelyController.self)
    expectRevealed(true, "and included")
    Keyboard.exclude(UINavigationController.self)
    expectRevealed(true, "another class is excluded")
    Keyboard.include(UINavigationController.self)
  }

  @Test("what the app asks for is served, excluded or not")
  func exclusionsAndTheAppsOwn() throws {
    Keyboard.revealAutomatically()
    defer { Keyboard.revealsAutomatically = false }
    let controller = UIViewController()
    Keyboard.exclude(controller.view)
    Keyboard.reveal(in: controller.view, gap: 12)
    #expect(abs(gap(try edit(controller)) - 12) < 0.001)
  }
}
