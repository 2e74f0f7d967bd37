import KeyboardStrut
import ScreenTesting
import Testing

/// The decisions that an avoider reports to the app.
@Suite(.attachingStage) @MainActor struct DecisionTests {
  private func makeStage(
    fieldTop: CGFloat, by methods: KeyboardAvoider.Methods = .lifting
  ) throws -> (FormStage, KeyboardAvoider) {
    let controller = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: fieldTop, width: 300, height: 34))
    controller.view.addSubview(field)
    let avoider = controller.view.avoidKeyboard(by: methods, gap: 8)
    return (try FormStage("iPhone 15", controller), avoider)
  }

  @Test(
    "The keyboard shows, then hides: KeyboardAvoider.didMove reports the rise, then minus the rise")
  func riseAndFall() throws {
    let (stage, avoider) = try makeStage(fieldTop: 700)
    var rises: [CGFloat] = []
    avoider.didMove = { rises.append($0.rise) }
    stage.focus(0)
    stage.phone.untilKeyboardRests()
    let rise = 734 + 8 - stage.keyboardTop
    #expect(rises == [rise])
    #expect(avoider.lastDecision?.rise == rise && avoider.lastDecision?.missingRise == 0)
    stage.hide()
    #expect(rises == [rise, -rise])
  }

  @Test("The focused field is already visible: KeyboardAvoider.didMove is not called")
  func visibleField() throws {
    let (stage, avoider) = try makeStage(fieldTop: 100)
    var count = 0
    avoider.didMove = { _ in count += 1 }
    stage.focus(0)
    stage.phone.untilKeyboardRests()
    stage.hide()
    #expect(count == 0)
    #expect(avoider.lastDecision?.rise == 0)
  }

  @Test("The covered field cannot be moved: KeyboardAvoider.lastDecision.missingRise is positive")
  func missingRise() throws {
    let (stage, avoider) = try makeStage(fieldTop: 700, by: .scrolling)
    stage.focus(0)
    stage.phone.untilKeyboardRests()
    let decision = try #require(avoider.lastDecision)
    #expect(decision.missingRise > 200 && decision.rise == 0)
    #expect(decision.description.contains("The keyboard's top edge is at"))
    stage.hide()
  }
}
