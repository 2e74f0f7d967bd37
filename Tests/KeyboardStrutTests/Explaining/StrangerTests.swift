import ScreenTesting
import Testing

@testable import KeyboardStrut

/// An avoider without an input to show explains which view has the focus, and why the avoider
/// ignores that view.
@MainActor
@Suite(.attachingStage) struct StrangerTests {
  private final class Screen: UIViewController {
    let left = UIView(frame: CGRect(x: 0, y: 0, width: 196, height: 852))
    let right = UIView(frame: CGRect(x: 196, y: 0, width: 197, height: 852))
    let name = UITextField(frame: CGRect(x: 10, y: 700, width: 150, height: 34))
    let town = UITextField(frame: CGRect(x: 10, y: 700, width: 150, height: 34))

    override func viewDidLoad() {
      super.viewDidLoad()
      left.addSubview(name)
      right.addSubview(town)
      view.addSubview(left)
      view.addSubview(right)
    }
  }

  private func stage() throws -> (FormStage, Screen) {
    let screen = Screen()
    return (try FormStage("iPhone 15", screen), screen)
  }

  @Test("The focused field is outside the avoider's view: the avoider's explanation says so")
  func outside() throws {
    let (stage, screen) = try stage()
    let avoider = screen.left.avoidKeyboard()
    screen.town.becomeFirstResponder()
    stage.phone.untilKeyboardRests()
    let line = "UITextField has the focus: it is not in what this avoider serves."
    #expect(avoider.explanation.contains("No target to show."))
    #expect(avoider.explanation.hasSuffix("\n  " + line), "\(avoider.explanation)")
    screen.name.becomeFirstResponder()
    stage.phone.untilKeyboardRests()
    #expect(!avoider.explanation.contains("has the focus"))
    stage.hide()
    avoider.stop()
  }

  @Test(
    "The app excludes a field from automatic mode or gives it an avoider: the explanation says so")
  func leftToApp() throws {
    KeyboardAvoidance.isAutomatic = true
    defer { KeyboardAvoidance.isAutomatic = false }
    let (stage, screen) = try stage()
    screen.name.becomeFirstResponder()
    stage.phone.untilKeyboardRests()
    let avoider = try #require(screen.view.keyboardAvoiders.first)
    #expect(screen.view.frame.minY < 0, "\(avoider.explanation)")
    screen.right.isKeyboardAvoidanceExcluded = true
    screen.town.becomeFirstResponder()
    stage.phone.untilKeyboardRests()
    let start = "UITextField has the focus: "
    #expect(avoider.explanation.contains(start + "it is excluded from the automatic mode."))
    screen.right.isKeyboardAvoidanceExcluded = false
    let own = screen.right.avoidKeyboard()
    screen.name.becomeFirstResponder()
    screen.town.becomeFirstResponder()
    stage.phone.untilKeyboardRests()
    #expect(
      avoider.explanation.contains(start + "an avoider of the app's own serves it."),
      "\(avoider.explanation)")
    stage.hide()
    own.stop()
  }
}
