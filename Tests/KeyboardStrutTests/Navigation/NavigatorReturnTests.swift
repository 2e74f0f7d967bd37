import KeyboardStrut
import ScreenTesting
import Testing

/// The Return key moves the focus to the next input, unless the app handles Return itself.
/// `ReturnKeyTests` shows, with sources, how the phone behaves without a navigator.
@MainActor
@Suite(.attachingStage) struct NavigatorReturnTests {
  @MainActor
  private final class Delegate: NSObject, UITextFieldDelegate {
    var answer: (UITextField) -> Bool = { _ in true }
    func textFieldShouldReturn(_ field: UITextField) -> Bool { answer(field) }
  }

  private let stage: NavigationStage
  private let delegate = Delegate()
  private var first: UITextField { stage.field("a") }
  private var third: UITextField { stage.field("c") }

  init() throws {
    stage = try NavigationStage { view in
      view.addField("a", 20, 100)
      view.addField("b", 20, 150)
      view.addField("c", 20, 200)
    }
  }

  private var isKeyboardUp: Bool { stage.phone.keyboardFrame.minY < 852 }

  @Test(
    "Without delegates, Return moves to the next field, and in the last field hides the keyboard",
    .needs(.touches))
  func goesOn() {
    stage.focus("a")
    #expect(first.returnKeyType == .next && third.returnKeyType == .done)
    var visited: [String?] = []
    for _ in 0..<3 {
      stage.pressReturn()
      visited.append(stage.current)
    }
    #expect(visited == ["b", "c", nil])
    #expect(!isKeyboardUp)
  }

  @Test(
    "textFieldShouldReturn returns true: Return moves focus to the next field (RxSwift#1228)",
    .needs(.touches))
  func agrees() {
    first.delegate = delegate
    stage.focus("a")
    stage.pressReturn()
    #expect(stage.current == "b" && isKeyboardUp)
    #expect(first.delegate === delegate)
  }

  @Test("textFieldShouldReturn returns false: Return does not move the focus")
  func refuses() {
    first.delegate = delegate
    delegate.answer = { _ in false }
    stage.focus("a")
    stage.pressReturn()
    #expect(stage.current == "a" && isKeyboardUp)
  }

  @Test(
    "textFieldShouldReturn resigns first responder: the keyboard hides, no field gets focus",
    .needs(.touches), arguments: [true, false])
  func resigns(answer: Bool) {
    first.delegate = delegate
    delegate.answer = { field in
      field.resignFirstResponder()
      return answer
    }
    stage.focus("a")
    stage.pressReturn()
    #expect(stage.current == nil && !isKeyboardUp)
  }

  @Test(
    "textFieldShouldReturn moves focus: Return moves it no further (RxSwift#392, #1364, Bond#499)",
    .needs(.touches),
    arguments: [true, false])
  func movesOn(answer: Bool) {
    first.delegate = delegate
    delegate.answer = { [third] _ in
      third.becomeFirstResponder()
      return answer
    }
    stage.focus("a")
    stage.pressReturn()
    #expect(stage.current == "c" && isKeyboardUp)
  }

  @Test(
    "The app handles Return: Return focuses no other field (RxSwift#1228, #1685, #1717; Bond#333)",
    .needs(.touches),
    arguments: [UIControl.Event.editingDidEndOnExit, .allEditingEvents, .primaryActionTriggered])
  func target(event: UIControl.Event) {
    first.addAction(UIAction { _ in }, for: event)
    stage.focus("a")
    stage.pressReturn()
    #expect(stage.current == (event == .primaryActionTriggered ? "a" : nil))
    #expect(first.allControlEvents == event)
  }

  @Test(
    "An editingDidEndOnExit action moves the focus: the keyboard stays up (Bond#499)",
    .needs(.touches))
  func actionMovesOn() {
    first.addAction(
      UIAction { [third] _ in third.becomeFirstResponder() }, for: .editingDidEndOnExit)
    stage.focus("a")
    stage.pressReturn()
    #expect(stage.current == "c" && isKeyboardUp)
  }

  @Test(
    "KeyboardInputNavigator adds its Return action to the first responder and to no other field",
    .needs(.touches))
  func temporary() {
    #expect(first.allControlEvents == [])
    stage.focus("a")
    #expect(first.allControlEvents == .primaryActionTriggered)
    stage.pressReturn()
    #expect(first.allControlEvents == [])
    #expect(stage.field("b").allControlEvents == .primaryActionTriggered)
    stage.hide()
    #expect(stage.field("b").allControlEvents == [])
  }

  @Test(
    "The app sets returnKeyType: the field keeps that type, and Return does not move the focus",
    arguments: [UIReturnKeyType.search, .go, .send, .join, .done])
  func appsKey(key: UIReturnKeyType) {
    first.returnKeyType = key
    stage.focus("a")
    #expect(first.returnKeyType == key)
    stage.pressReturn()
    #expect(stage.current == "a" && isKeyboardUp)
    stage.navigator.stop()
    #expect(first.returnKeyType == key)
  }

  @Test("KeyboardInputNavigator.movesOnReturn is false: Return does not move the focus")
  func off() {
    stage.focus("a")
    stage.navigator.movesOnReturn = false
    #expect(first.returnKeyType == .default)
    stage.pressReturn()
    #expect(stage.current == "a" && isKeyboardUp)
  }

  @Test("Return in a text view inserts a line break")
  func textView() throws {
    let text = UITextView(frame: CGRect(x: 20, y: 300, width: 300, height: 60))
    stage.view.addSubview(text)
    text.becomeFirstResponder()
    stage.phone.untilKeyboardRests()
    stage.phone.type("\n")
    #expect(text.text == "\n" && text.isFirstResponder && text.returnKeyType == .default)
    #expect(third.returnKeyType == .next, "the last field is not the last input")
    stage.hide()
  }

  @Test(
    "A field has the app's own Return action: the navigator's explanation says so",
    arguments: [UIControl.Event.editingDidEndOnExit, .primaryActionTriggered])
  func report(event: UIControl.Event) throws {
    let stage = try NavigationStage { view in
      view.addField("a", 20, 100)
      view.addField("b", 20, 150).addAction(UIAction { _ in }, for: event)
    }
    let remark = "Return is left to the app: a target of its own waits for it"
    for name in ["a", "b"] {
      stage.focus(name)
      let lines = stage.navigator.explanation.split(separator: "\n")
      #expect(lines.filter { $0.contains(remark) }.count == 1, "\(lines)")
      #expect(lines.contains { $0.contains("b begins a row (" + remark) }, "\(lines)")
    }
    stage.hide()
  }
}
