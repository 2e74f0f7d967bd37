import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite struct TextFieldTests {
  /// Notes all that a delegate, the actions and the notifications of a field say, in order.
  @MainActor
  private final class Log: NSObject, UITextFieldDelegate {
    var lines: [String] = []
    var refuses: Set<String> = []

    private func ask(_ name: String, _ field: UITextField) -> Bool {
      lines.append("\(field.tag) \(name)?")
      return !refuses.contains(name)
    }

    private func note(_ name: String, _ field: UITextField) {
      lines.append("\(field.tag) \(name)\(field.isEditing ? " editing" : "")")
    }

    func textFieldShouldBeginEditing(_ field: UITextField) -> Bool { ask("begin", field) }
    func textFieldDidBeginEditing(_ field: UITextField) { note("didBegin", field) }
    func textFieldShouldEndEditing(_ field: UITextField) -> Bool { ask("end", field) }
    func textFieldDidEndEditing(_ field: UITextField) { note("didEnd", field) }
    func textFieldShouldReturn(_ field: UITextField) -> Bool { ask("return", field) }
    func textFieldShouldClear(_ field: UITextField) -> Bool { ask("clear", field) }

    func textField(
      _ field: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      ask("change \(range.location)+\(range.length) \"\(string)\"", field)
    }

    func hear(_ field: UITextField) {
      let events: [(UIControl.Event, String)] = [
        (.editingDidBegin, "editingDidBegin"), (.editingChanged, "editingChanged"),
        (.editingDidEnd, "editingDidEnd"), (.primaryActionTriggered, "primary"),
      ]
      for (event, name) in events {
        field.addAction(
          UIAction { [weak self] action in
            if let field = action.sender as? UITextField {
              self?.lines.append("\(field.tag) \(name)")
            }
          }, for: event)
      }
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  private let log = Log()

  init() {
    UIApplication.launch()
    window.isHidden = false
  }

  private func field(_ tag: Int = 1, text: String = "") -> UITextField {
    let field = UITextField(frame: CGRect(x: 20, y: 100 * CGFloat(tag), width: 200, height: 34))
    field.tag = tag
    field.text = text
    field.borderStyle = .roundedRect
    field.delegate = log
    log.hear(field)
    window.addSubview(field)
    return field
  }

  private func tap(_ field: UITextField, x: CGFloat = 100) {
    let point = field.convert(CGPoint(x: x, y: 17), to: window as UIView)
    let touch = UITouch(at: point, in: window, view: field)
    field.touchesBegan([touch], with: nil)
    touch.end()
    field.touchesEnded([touch], with: nil)
  }

  // MARK: Focus

  @Test("Tap begins editing")
  func tapBeginsEditing() {
    let field = field()
    tap(field)
    #expect(field.isFirstResponder && field.isEditing)
    #expect(log.lines == ["1 begin?", "1 didBegin editing", "1 editingDidBegin"])
  }

  @Test("Delegate may refuse to begin")
  func delegateRefuseBegin() {
    let field = field()
    log.refuses = ["begin"]
    tap(field)
    #expect(!field.isFirstResponder && !field.isEditing)
    #expect(!field.becomeFirstResponder())
    #expect(log.lines == ["1 begin?", "1 begin?"])
  }

  @Test("Focus moves in order")
  func focusMovesOrder() {
    let (first, second) = (field(1), field(2))
    first.becomeFirstResponder()
    log.lines = []
    second.becomeFirstResponder()
    #expect(
      log.lines == [
        "2 begin?", "1 end?", "1 didEnd", "1 editingDidEnd", "2 didBegin editing",
        "2 editingDidBegin",
      ])
  }

  @Test("Delegate may keep the focus")
  func delegateKeepFocus() {
    let (first, second) = (field(1), field(2))
    first.becomeFirstResponder()
    log.refuses = ["end"]
    #expect(!second.becomeFirstResponder())
    #expect(!first.resignFirstResponder())
    #expect(!window.endEditing(false))
    #expect(first.isEditing)
    #expect(window.endEditing(true))
    #expect(!first.isEditing && window.firstResponder == nil)
  }

  @Test("Removed field ends editing")
  func removedFieldEnds() {
    let field = field()
    field.becomeFirstResponder()
    log.refuses = ["end"]
    field.removeFromSuperview()
    #expect(!field.isEditing)
  }

  @Test("End editing leaves other subtrees alone")
  func endEditingLeaves() {
    let field = field()
    let other = UIView()
    window.addSubview(other)
    field.becomeFirstResponder()
    #expect(other.endEditing(true))
    #expect(field.isEditing)
  }

  @Test("Disabled field takes no focus")
  func disabledFieldTakes() {
    let field = field()
    field.isEnabled = false
    tap(field)
    #expect(!field.isFirstResponder)
    #expect(log.lines.isEmpty)
  }

  @Test("Notifications tell of editing")
  func notificationsTellEditing() {
    var names: [String] = []
    let field = field()
    let tokens = [
      UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
      UITextField.textDidEndEditingNotification,
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: field, queue: nil) {
        let raw = $0.name.rawValue
        MainActor.assumeIsolated { names.append(raw) }
      }
    }
    field.becomeFirstResponder()
    field.keyboardDidType("a")
    field.text = "b"
    field.resignFirstResponder()
    tokens.forEach(NotificationCenter.default.removeObserver)
    #expect(
      names == [
        "UITextFieldTextDidBeginEditingNotification", "UITextFieldTextDidChangeNotification",
        "UITextFieldTextDidEndEditingNotification",
      ])
  }

  @Test("Delegate is not kept alive")
  func delegateNotKeptAlive() {
    let field = field()
    var other: Log? = Log()
    field.delegate = other
    #expect(field.delegate != nil)
    other = nil
    #expect(field.delegate == nil)
  }

  // MARK: Typing

  @Test("Key asks then changes then tells")
  func keyAsksThenChanges() {
    let field = field(text: "ab")
    field.becomeFirstResponder()
    log.lines = []
    field.keyboardDidType("c")
    #expect(field.text == "abc")
    #expect(log.lines == ["1 change 2+0 \"c\"?", "1 editingChanged"])
  }

  @Test("Delegate may refuse a key")
  func delegateRefuseKey() {
    let field = field(text: "ab")
    field.becomeFirstResponder()
    log.refuses = ["change 2+0 \"c\"", "change 1+1 \"\""]
    field.keyboardDidType("c")
    field.keyboardDidDelete()
    #expect(field.text == "ab")
    #expect(!log.lines.contains("1 editingChanged"))
  }

  @Test("Key replaces the selection")
  func keyReplacesSelection() {
    let field = field(text: "abcdef")
    field.becomeFirstResponder()
    field.select(1..<5)
    field.keyboardDidType("X")
    #expect(field.text == "aXf")
    #expect(field.edited.selection == 2..<2)
    field.keyboardDidDelete()
    #expect(field.text == "af")
  }

  @Test("Delete takes a whole character")
  func deleteTakesWhole() {
    let field = field(text: "a👨‍👩‍👧")
    field.deleteBackward()
    #expect(field.text == "a")
    field.deleteBackward()
    field.deleteBackward()
    #expect(field.text == "" && !field.hasText)
  }

  @Test("Insert text asks nobody")
  func insertTextAsks() {
    let field = field()
    field.becomeFirstResponder()
    log.lines = []
    field.insertText("hi")
    #expect(field.text == "hi")
    #expect(log.lines == ["1 editingChanged"])
  }

  @Test("Setting text tells nobody")
  func settingTextTells() {
    let field = field()
    field.becomeFirstResponder()
    log.lines = []
    field.text = "hello"
    #expect(log.lines.isEmpty)
    #expect(field.edited.selection == 5..<5)
    field.text = nil
    #expect(field.text == "")
  }

  // MARK: Return

  @Test("Return asks and triggers but stays")
  func returnAsksTriggers() {
    let field = field()
    field.becomeFirstResponder()
    log.lines = []
    field.keyboardDidType("\n")
    #expect(log.lines == ["1 return?", "1 primary"])
    #expect(field.isEditing)
    #expect(field.text == "")
  }

  @Test("Refused return does nothing")
  func refusedReturn() {
    let field = field()
    field.becomeFirstResponder()
    log.lines = []
    log.refuses = ["return"]
    field.keyboardDidType("\n")
    #expect(log.lines == ["1 return?"])
  }

  @Test("Return ends editing where someone waits for that")
  func returnEndsEditing() {
    let field = field()
    var count = 0
    field.addAction(UIAction { _ in count += 1 }, for: .editingDidEndOnExit)
    field.becomeFirstResponder()
    field.keyboardDidType("\n")
    #expect(count == 1)
    #expect(!field.isEditing)
  }

  // MARK: Secure and cleared text

  @Test("Secure text is dots and is replaced when edited again")
  func secureTextDots() {
    let field = field(text: "a😀b")
    field.isSecureTextEntry = true
    #expect(field.shownText == "•••")
    #expect(field.shownOffset(3) == 2)
    field.becomeFirstResponder()
    field.keyboardDidType("x")
    #expect(field.text == "x")
    field.keyboardDidType("y")
    #expect(field.text == "xy")
    #expect(log.lines.contains("1 change 0+4 \"x\"?"))
  }

  @Test("Clears on begin editing after asking")
  func clearsBeginEditing() {
    let field = field(text: "old")
    field.clearsOnBeginEditing = true
    field.becomeFirstResponder()
    #expect(field.text == "")
    #expect(log.lines.contains("1 clear?"))
  }

  @Test("Clear button empties the field")
  func clearButtonEmpties() {
    let field = field(text: "old")
    field.clearButtonMode = .always
    field.layoutIfNeeded()
    #expect(!field.clearButton.isHidden)
    let middle = CGPoint(x: field.clearButton.frame.midX, y: field.clearButton.frame.midY)
    #expect(field.hitTest(middle, with: nil) === field.clearButton)
    field.clearButton.sendActions(for: .touchUpInside)
    field.layoutIfNeeded()
    #expect(field.text == "")
    #expect(field.clearButton.isHidden)
    #expect(log.lines.first == "1 clear?")
    #expect(log.lines.contains("1 editingChanged"))
  }
}
