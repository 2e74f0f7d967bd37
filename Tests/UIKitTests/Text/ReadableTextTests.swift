import Phone
import ScreenTesting
import Testing
import UIKit

/// A text view that can be read and copied from, and not edited.
@MainActor
@Suite struct ReadableTextTests {
  @MainActor
  private final class Stage: NSObject, ScreenStage, UITextViewDelegate {
    let phone: Phone
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 34))
    let terms = UITextView(frame: CGRect(x: 20, y: 200, width: 300, height: 100))
    private let events = EventLog()
    private(set) var asked = 0

    override init() {
      phone = try! Phone("iPhone 15")
      super.init()
      let controller = UIViewController()
      terms.font = .systemFont(ofSize: 17)
      terms.text = "Terms to read and to copy from"
      terms.isEditable = false
      terms.delegate = self
      controller.view.addSubview(field)
      controller.view.addSubview(terms)
      phone.show(controller)
      events.listen(to: EventLog.keyboard + EventLog.editing)
    }

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
      asked += 1
      return true
    }

    func takeLog() -> [String] { events.take() }

    /// In points of the screen, in the middle of a range of the text.
    func point(in range: NSRange) -> CGPoint {
      let start = terms.position(from: terms.beginningOfDocument, offset: range.location)!
      let end = terms.position(from: start, offset: range.length)!
      let rect = terms.firstRect(for: terms.textRange(from: start, to: end)!)
      return terms.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
    }
  }

  /// Text selected in one such view took the focus without a word of it: IQKeyboardManager#56.
  @Test("A readable text takes the focus, and nothing begins")
  func takesFocus() {
    let stage = Stage()
    #expect(stage.terms.canBecomeFirstResponder)
    #expect(stage.terms.becomeFirstResponder())
    #expect(stage.terms.isFirstResponder)
    stage.phone.advance(by: 1)
    #expect(stage.phone.keyboardFrame.minY == 852)
    #expect(stage.takeLog() == [])
    #expect(stage.asked == 0, "it does not begin to edit")
    #expect(stage.terms.resignFirstResponder())
    #expect(stage.takeLog() == [])
  }

  /// KeyboardFacts 1.2: a responder without a keyboard takes over, the field ends, then will-hide.
  @Test("A readable text takes the keyboard away from a field")
  func takesKeyboardAway() {
    let stage = Stage()
    stage.field.becomeFirstResponder()
    stage.phone.advance(by: 1)
    _ = stage.takeLog()
    #expect(stage.terms.becomeFirstResponder())
    stage.phone.advance(by: 1)
    #expect(stage.takeLog() == ["end", "willChange", "willHide", "didChange", "didHide"])
    #expect(stage.phone.keyboardFrame.minY == 852)
    stage.phone.type("x")
    #expect(stage.terms.text == "Terms to read and to copy from")
    stage.field.becomeFirstResponder()
    stage.phone.advance(by: 1)
    #expect(stage.phone.keyboardFrame.minY == 516)
  }

  @Test("What cannot be selected takes no focus")
  func notSelectable() {
    let stage = Stage()
    stage.terms.isSelectable = false
    #expect(!stage.terms.canBecomeFirstResponder)
    #expect(!stage.terms.becomeFirstResponder())
    stage.phone.tap(at: stage.point(in: NSRange(location: 0, length: 5)))
    stage.phone.tap(at: stage.point(in: NSRange(location: 0, length: 5)))
    #expect(!stage.terms.isFirstResponder)
  }

  @Test("Two taps select a word, one does nothing")
  func taps() {
    let stage = Stage()
    let word = NSRange(location: 9, length: 4)
    stage.phone.tap(at: stage.point(in: word))
    #expect(!stage.terms.isFirstResponder)
    stage.phone.tap(at: stage.point(in: word))
    #expect(stage.terms.isFirstResponder)
    #expect(stage.terms.selectedRange == word)
    #expect(stage.phone.keyboardFrame.minY == 852)
  }

  /// danielamitay/DAKeyboardControl#67: its accessory view makes UIKit post a show.
  @Test("A readable text's accessory view comes alone")
  func accessoryAlone() {
    let stage = Stage()
    stage.terms.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
    stage.terms.becomeFirstResponder()
    stage.phone.advance(by: 1)
    #expect(stage.takeLog() == ["willChange", "willShow", "didChange", "didShow"])
    #expect(stage.phone.keyboardFrame.minY == 808)
  }
}
