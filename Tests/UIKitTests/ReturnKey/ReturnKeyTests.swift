import Phone
import Testing

@testable import UIKit

/// The return key with and without targets for `.editingDidEndOnExit`, as users of reactive
/// libraries report it. Each test names its sources.
@MainActor
@Suite struct ReturnKeyTests {
  @MainActor
  private final class Delegate: NSObject, UITextFieldDelegate {
    var answer: (UITextField) -> Bool = { _ in true }
    func textFieldShouldReturn(_ field: UITextField) -> Bool { answer(field) }
  }

  private let phone: Phone
  private let first = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
  private let second = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
  private let delegate = Delegate()

  init() throws {
    phone = try Phone("iPhone 15")
    let controller = UIViewController()
    controller.view.addSubview(first)
    controller.view.addSubview(second)
    phone.show(controller)
    first.delegate = delegate
    first.becomeFirstResponder()
    phone.advance(by: 1)
  }

  private func pressReturn() {
    first.keyboardDidType("\n")
    phone.advance(by: 1)
  }

  private var isKeyboardUp: Bool { phone.keyboardFrame.minY < 852 }

  @Test(
    "without a target nothing ends, whatever the delegate answers (RxSwift#1228)",
    arguments: [true, false])
  func noTarget(answer: Bool) {
    delegate.answer = { _ in answer }
    pressReturn()
    #expect(first.isFirstResponder)
    #expect(isKeyboardUp)
  }

  @Test(
    "any target ends editing, be it empty or for all editing events (RxSwift#1228, #1685, #1717)",
    arguments: [UIControl.Event.editingDidEndOnExit, .allEditingEvents])
  func anyTarget(event: UIControl.Event) {
    first.addAction(UIAction { _ in }, for: event)
    pressReturn()
    #expect(!first.isFirstResponder)
    #expect(!isKeyboardUp)
  }

  @Test("an action that moves on keeps the keyboard (DeclarativeHub/Bond#499)")
  func actionMovesOn() {
    first.addAction(
      UIAction { [second] _ in second.becomeFirstResponder() }, for: .editingDidEndOnExit)
    pressReturn()
    #expect(second.isFirstResponder)
    #expect(isKeyboardUp)
  }

  @Test("an action that asks for the first responder again keeps it (RxSwift#1228)")
  func actionStays() {
    first.addAction(
      UIAction { [first] _ in first.becomeFirstResponder() }, for: .editingDidEndOnExit)
    pressReturn()
    #expect(first.isFirstResponder)
    #expect(isKeyboardUp)
    pressReturn()
    #expect(first.isFirstResponder, "each time")
  }

  @Test("where the delegate answers false there is no event (textFieldShouldReturn(_:))")
  func refused() {
    var events = 0
    let action = UIAction { _ in events += 1 }
    first.addAction(action, for: [.editingDidEndOnExit, .primaryActionTriggered])
    delegate.answer = { _ in false }
    pressReturn()
    #expect(events == 0)
    #expect(first.isFirstResponder)
  }

  @Test(
    """
    a delegate that moves on and answers true loses the keyboard if the next field has a target \
    (RxSwift#392, #1364, Bond#499, SearchTextField#36)
    """,
    arguments: [(answer: true, stays: false), (false, true)])
  func trap(answer: Bool, stays: Bool) {
    var began = false
    second.addAction(UIAction { _ in began = true }, for: .editingDidBegin)
    second.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
    delegate.answer = { [second] _ in
      second.becomeFirstResponder()
      return answer
    }
    pressReturn()
    #expect(began)
    #expect(second.isFirstResponder == stays)
    #expect(isKeyboardUp == stays)
  }

  @Test("a target on the field that is left does no harm (RxSwift#1364)")
  func harmlessTarget() {
    first.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
    delegate.answer = { [second] _ in
      second.becomeFirstResponder()
      return true
    }
    pressReturn()
    #expect(second.isFirstResponder)
    #expect(isKeyboardUp)
  }

  @Test("the event comes before the end of editing (measured by takehilo on qiita.com, 2018)")
  func order() {
    var events: [String] = []
    first.addAction(UIAction { _ in events.append("end") }, for: .editingDidEnd)
    first.addAction(UIAction { _ in events.append("exit") }, for: .editingDidEndOnExit)
    pressReturn()
    #expect(events == ["exit", "end"])
  }

  @Test("the primary action comes with return and ends nothing (DeclarativeHub/Bond#333)")
  func primaryAction() {
    var count = 0
    first.addAction(UIAction { _ in count += 1 }, for: .primaryActionTriggered)
    pressReturn()
    #expect(count == 1)
    #expect(first.isFirstResponder)
    #expect(isKeyboardUp)
  }
}
