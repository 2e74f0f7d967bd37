import KeyboardStrut
import ScreenTesting
import Testing

/// Return moves on without a delegate, and leaves the decision to an app that handles Return.
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
    "Without a delegate Return goes on, and closes the keyboard in the last field", .needs(.touches)
  )
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
    "A delegate that answers true and does nothing lets us go on (RxSwift#1228)", .needs(.touches))
  func agrees() {
    first.delegate = delegate
    stage.focus("a")
    stage.pressReturn()
    #expect(stage.current == "b" && isKeyboardUp)
    #expect(first.delegate === delegate)
  }

  @Test("A delegate that answers false has decided (textFieldShouldReturn(_:))")
  func refuses() {
    first.delegate = delegate
    delegate.answer = { _ in false }
    stage.focus("a")
    stage.pressReturn()
    #expect(stage.current == "a" && isKeyboardUp)
  }

  @Test("A delegate that resigns has decided", .needs(.touches), arguments: [true, false])
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
    "A delegate that moves on has decided, and keeps the keyboard (RxSwift#392, #1364, Bond#499)",
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
    "A target of the app for Return has decided (RxSwift#1228, #1685, #1717; Bond#333)",
    .needs(.touches),
    arguments: [UIControl.Event.editingDidEndOnExit, .allEditingEvents, .primaryActionTriggered])
  func target(event: UIControl.Event) {
    first.addAction(UIAction { _ in }, for: event)
    stage.focus("a")
    stage.pressReturn()
    #expect(stage.current == (event == .primaryActionTriggered ? "a" : nil))
    #expect(first.allControlEvents == event)
  }

  @Test("An action of the app that moves on keeps the keyboard (Bond#499)", .needs(.touches))
  func actionMovesOn() {
    first.addAction(
      UIAction { [third] _ in third.becomeFirstResponder() }, for: .editingDidEndOnExit)
    stage.focus("a")
    stage.pressReturn()
    #expect(stage.current == "c" && isKeyboardUp)
  }

  @Test("A field has a target of ours only while it is first responder", .needs(.touches))
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
    "A return key that the app has chosen keeps its words and its meaning",
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

  @Test("Switched off, Return is as without us")
  func off() {
    stage.focus("a")
    stage.navigator.movesOnReturn = false
    #expect(first.returnKeyType == .default)
    stage.pressReturn()
    #expect(stage.current == "a" && isKeyboardUp)
  }

  @Test("In a text view Return is a line break, and its key stays")
  func textView() throws {
    let text = UITextView(frame: CGRect(x: 20, y: 300, width: 300, height: 60))
    stage.view.addSubview(text)
    text.becomeFirstResponder()
    stage.phone.advance(by: 1)
    stage.phone.type("\n")
    #expect(text.text == "\n" && text.isFirstResponder && text.returnKeyType == .default)
    #expect(third.returnKeyType == .next, "the last field is not the last input")
    stage.hide()
  }

  @Test(
    "The report says where a target of the app's waits for Return, and not of ours",
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
