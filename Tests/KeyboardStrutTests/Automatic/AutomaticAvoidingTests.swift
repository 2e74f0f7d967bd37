import KeyboardStrut
import SampleScreens
import ScreenTesting
import Testing

@testable import KeyboardStrut

/// The automatic mode, which an app switches on by setting `KeyboardAvoidance.isAutomatic`.
@MainActor
@Suite(.attachingStage) struct AutomaticAvoidingTests {
  /// A screen that knows nothing of the library, with a field near its bottom.
  private func makeScreen() -> UIViewController {
    let controller = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 780, width: 300, height: 34))
    controller.view.addSubview(field)
    return controller
  }

  @Test("With automatic avoidance, a covered field is lifted when it gets focus")
  func screenServedInput() throws {
    KeyboardAvoidance.defaultPolicy = .avoid(gap: 6)
    KeyboardAvoidance.isAutomatic = true
    defer {
      KeyboardAvoidance.isAutomatic = false
      KeyboardAvoidance.defaultPolicy = .avoid()
    }
    let stage = try FormStage("iPhone 15", makeScreen())
    let rest = stage.frames
    for _ in 0..<3 {
      stage.phone.tap(stage.fields[0])
      stage.phone.untilKeyboardRests()
      #expect(abs(stage.keyboardTop - stage.frame(stage.fields[0]).maxY - 6) < 0.001)
      stage.hide()
    }
    #expect(stage.controller.view.keyboardAvoiders.count == 1)
    #expect(Array(stage.frames.prefix(rest.count).prefix(2)) == Array(rest.prefix(2)))
  }

  @Test(
    "Automatic avoidance adds no avoider to excluded screens or to screens that have an avoider")
  func excludedServedScreens() throws {
    KeyboardAvoidance.isAutomatic = true
    defer { KeyboardAvoidance.isAutomatic = false }
    let excluded = try FormStage("iPhone 15", makeScreen())
    excluded.controller.view.isKeyboardAvoidanceExcluded = true
    let before = excluded.frame(excluded.fields[0])
    excluded.phone.tap(excluded.fields[0])
    excluded.phone.untilKeyboardRests()
    #expect(excluded.frame(excluded.fields[0]) == before)

    let served = try FormStage("iPhone 15", BottomConstraintViewController())
    served.phone.tap(served.fields[0])
    served.phone.untilKeyboardRests()
    #expect(served.controller.view.keyboardAvoiders.count == 1)
  }

  // MARK: Policy, switch, exclusions

  private final class LonelyController: UIViewController {}

  /// Shows a screen with a field near its bottom, and makes the field first responder.
  private func edit(_ controller: UIViewController) throws -> FormStage {
    let field = UITextField(frame: CGRect(x: 20, y: 780, width: 300, height: 34))
    controller.view.addSubview(field)
    let stage = try FormStage("iPhone 15", controller)
    stage.phone.tap(stage.fields[0])
    stage.phone.untilKeyboardRests()
    return stage
  }

  /// The field's distance above the keyboard, in points. Negative if the keyboard covers the field.
  private func gap(_ stage: FormStage) -> CGFloat {
    stage.keyboardTop - stage.frame(stage.fields[0]).maxY
  }

  private let covered: CGFloat = 516 - 814

  @Test(
    "policyForScreen is called once per view controller; a screen with .leaveAlone does not move")
  func policy() throws {
    var asked: [UIViewController] = []
    KeyboardAvoidance.defaultPolicy = .avoid(by: .lifting, gap: 20)
    KeyboardAvoidance.policyForScreen = { screen in
      asked.append(screen)
      return screen is LonelyController ? .leaveAlone : nil
    }
    KeyboardAvoidance.isAutomatic = true
    defer {
      KeyboardAvoidance.isAutomatic = false
      KeyboardAvoidance.defaultPolicy = .avoid()
      KeyboardAvoidance.policyForScreen = nil
    }
    let served = try edit(UIViewController())
    #expect(abs(gap(served) - 20) < 0.001)
    // Other tests of this process may edit in their own windows, and the closure is called for
    // those screens, too.
    #expect(asked.count { $0 === served.controller } == 1)
    served.hide()
    let alone = try edit(LonelyController())
    #expect(gap(alone) == covered)
    #expect(alone.controller.view.keyboardAvoiders.isEmpty)
    #expect(asked.count { $0 === served.controller } == 1)
    #expect(asked.last === alone.controller)
    #expect(asked.count { $0 === alone.controller } == 1)
  }

  @Test("Automatic avoidance is switched off and on while editing: the lifted view drops and rises")
  func theSwitch() throws {
    #expect(!KeyboardAvoidance.isAutomatic)
    KeyboardAvoidance.defaultPolicy = .avoid(gap: 6)
    KeyboardAvoidance.isAutomatic = true
    defer {
      KeyboardAvoidance.isAutomatic = false
      KeyboardAvoidance.defaultPolicy = .avoid()
    }
    #expect(KeyboardAvoidance.isAutomatic)
    let stage = try edit(UIViewController())
    #expect(abs(gap(stage) - 6) < 0.001)
    let layer = stage.controller.view.layer
    let up = layer.position.y
    KeyboardAvoidance.isAutomatic = false
    stage.phone.advance(by: 0.05)
    let onTheWay = layer.presentation()?.position.y ?? 0
    #expect(up < onTheWay && onTheWay < layer.position.y, "animated")
    stage.phone.untilKeyboardRests()
    #expect(gap(stage) == covered)
    #expect(stage.controller.view.keyboardAvoiders.isEmpty)
    KeyboardAvoidance.isAutomatic = true
    stage.phone.untilKeyboardRests()
    #expect(abs(gap(stage) - 6) < 0.001)
  }

  @Test(
    "Automatic avoidance is switched off while editing: a view with its own avoider stays lifted")
  func theSwitchAndTheAppsOwn() throws {
    KeyboardAvoidance.isAutomatic = true
    let controller = UIViewController()
    controller.view.avoidKeyboard(gap: 12)
    let stage = try edit(controller)
    KeyboardAvoidance.isAutomatic = false
    stage.phone.untilKeyboardRests()
    #expect(abs(gap(stage) - 12) < 0.001)
  }

  @Test("A focused field or its screen is excluded, then included: the field drops, then rises")
  func exclusions() throws {
    KeyboardAvoidance.isAutomatic = true
    defer { KeyboardAvoidance.isAutomatic = false }
    let stage = try edit(LonelyController())
    func expectRevealed(_ isRevealed: Bool, _ why: String) {
      stage.phone.untilKeyboardRests()
      #expect(abs(gap(stage) - (isRevealed ? 8 : covered)) < 0.001, "\(why)")
    }
    expectRevealed(true, "at first")
    stage.fields[0].isKeyboardAvoidanceExcluded = true
    expectRevealed(false, "the field is excluded")
    stage.fields[0].isKeyboardAvoidanceExcluded = false
    expectRevealed(true, "and included")
    KeyboardAvoidance.excludedControllers.append(LonelyController.self)
    expectRevealed(false, "the class is excluded")
    KeyboardAvoidance.excludedControllers.removeAll { $0 == LonelyController.self }
    expectRevealed(true, "and included")
    KeyboardAvoidance.excludedControllers.append(UINavigationController.self)
    expectRevealed(true, "another class is excluded")
    KeyboardAvoidance.excludedControllers.removeAll { $0 == UINavigationController.self }
  }

  @Test("avoidKeyboard() on a view excluded from automatic avoidance still lifts the view's field")
  func exclusionsAndTheAppsOwn() throws {
    KeyboardAvoidance.isAutomatic = true
    defer { KeyboardAvoidance.isAutomatic = false }
    let controller = UIViewController()
    controller.view.isKeyboardAvoidanceExcluded = true
    controller.view.avoidKeyboard(gap: 12)
    #expect(abs(gap(try edit(controller)) - 12) < 0.001)
  }

  @Test(
    "A card has avoidKeyboard(moving:): automatic avoidance lifts the screen for other fields only")
  func partServed() throws {
    KeyboardAvoidance.isAutomatic = true
    defer { KeyboardAvoidance.isAutomatic = false }
    let controller = UIViewController()
    let view: UIView = controller.view
    let card = UIView(frame: .zero)
    card.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(card)
    let bottom = card.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -90)
    NSLayoutConstraint.activate([
      bottom, card.heightAnchor.constraint(equalToConstant: 40),
      card.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      card.widthAnchor.constraint(equalToConstant: 300),
    ])
    card.addSubview(UITextField(frame: CGRect(x: 0, y: 3, width: 300, height: 34)))
    view.addSubview(UITextField(frame: CGRect(x: 20, y: 800, width: 300, height: 34)))
    view.avoidKeyboard(moving: [bottom], gap: 20)
    let stage = try FormStage("iPhone 15", controller)
    for (index, gap) in [(0, 20), (1, 8), (0, 20)] as [(Int, CGFloat)] {
      stage.focus(index)
      #expect(abs(stage.keyboardTop - stage.frame(stage.fields[index]).maxY - gap) < 0.001)
      #expect((view.frame.minY == 0) == (index == 0), "the screen is moved for the second alone")
    }
    stage.fields[0].resignFirstResponder()
    stage.phone.untilKeyboardRests()
    #expect(stage.frame(stage.fields[1]).minY == 800)
    #expect(bottom.constant == -90)
  }

  // MARK: Inputs that say nothing

  /// A first responder that takes keys, or shows a wheel as its input view, or has only an
  /// accessory view. UIKit posts no notification when such a view begins editing.
  private class QuietInput: UIView {
    var wheel: UIView?
    override var canBecomeFirstResponder: Bool { true }
    override var inputView: UIView? { wheel }
  }

  private final class PINInput: QuietInput, UIKeyInput {
    var hasText: Bool { false }
    func insertText(_ text: String) {}
    func deleteBackward() {}
  }

  private final class BarInput: QuietInput {
    private let bar = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
    override var inputAccessoryView: UIView? { bar }
  }

  /// Stands in for a web view with an input inside.
  private final class Page: UIView, SelfServing {}

  enum Quiet: CaseIterable { case keys, wheel, bar, page }

  @Test(
    "Automatic avoidance lifts views with UIKeyInput or inputView, except inside a web view",
    .needs(.systemKeyboard),
    arguments: Quiet.allCases)
  func quietInput(kind: Quiet) throws {
    KeyboardAvoidance.isAutomatic = true
    defer { KeyboardAvoidance.isAutomatic = false }
    let controller = UIViewController()
    let place = CGRect(x: 20, y: 780, width: 300, height: 34)
    let input: QuietInput =
      switch kind {
      case .keys, .page: PINInput(frame: place)
      case .wheel: QuietInput(frame: place)
      case .bar: BarInput(frame: place)
      }
    if kind == .wheel { input.wheel = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 216)) }
    let page = Page(frame: controller.view.bounds)
    controller.view.addSubview(kind == .page ? page : input)
    if kind == .page { page.addSubview(input) }
    let stage = try FormStage("iPhone 15", controller)
    let before = stage.frame(input)
    for _ in 0..<2 {
      input.becomeFirstResponder()
      stage.phone.untilKeyboardRests()
      let gap = stage.keyboardTop - stage.frame(input).maxY
      #expect(stage.keyboardTop < 852)
      #expect(kind == .keys || kind == .wheel ? abs(gap - 8) < 0.001 : gap < 0)
      input.resignFirstResponder()
      stage.phone.untilKeyboardRests()
      #expect(stage.frame(input) == before)
    }
  }

  @Test(
    "Automatic avoidance is switched on while a UIKeyInput view has focus: the view is lifted",
    .needs(.systemKeyboard))
  func quietInputAndTheSwitch() throws {
    let controller = UIViewController()
    let input = PINInput(frame: CGRect(x: 20, y: 780, width: 300, height: 34))
    controller.view.addSubview(input)
    let stage = try FormStage("iPhone 15", controller)
    input.becomeFirstResponder()
    stage.phone.untilKeyboardRests()
    KeyboardAvoidance.isAutomatic = true
    stage.phone.untilKeyboardRests()
    #expect(abs(stage.keyboardTop - stage.frame(input).maxY - 8) < 0.001)
    KeyboardAvoidance.isAutomatic = false
    input.resignFirstResponder()
    stage.phone.untilKeyboardRests()
  }
}
