import KeyboardSimulation
import Phone
import Testing
import UIKit

/// Whether editing begins before or after the keyboard is announced.
@MainActor
@Suite struct EditingOrderTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let isTextView: Bool
    let system: SimulatedSystem
    let order: [String]
    var testDescription: String { "\(isTextView ? "text view" : "text field"), iOS \(system)" }
  }

  nonisolated private static let cases = [
    // react-native-keyboard-controller#760: on iOS 15 the keyboard comes first.
    Case(isTextView: false, system: .iOS15, order: ["willShow", "begin"]),
    Case(isTextView: false, system: .iOS18, order: ["begin", "willShow"]),
    // craiggrummitt.com 2016, IQKeyboardManager#271, surfstudio/iOS-Utils#34, DAKeyboardControl#9.
    Case(isTextView: true, system: .iOS15, order: ["willShow", "begin"]),
    Case(isTextView: true, system: .iOS18, order: ["willShow", "begin"]),
  ]

  @Test("A text field begins before the keyboard is announced, a text view after", arguments: cases)
  func order(_ one: Case) throws {
    let phone = Phone(try SimulatedDeviceConfiguration("iPhone 15", system: one.system))
    let controller = UIViewController()
    let frame = CGRect(x: 20, y: 100, width: 200, height: 60)
    let input: UIView = one.isTextView ? UITextView(frame: frame) : UITextField(frame: frame)
    controller.view.addSubview(input)
    phone.show(controller)
    var heard: [String] = []
    let names: [(Notification.Name, String)] = [
      (UIResponder.keyboardWillShowNotification, "willShow"),
      (UITextField.textDidBeginEditingNotification, "begin"),
      (UITextView.textDidBeginEditingNotification, "begin"),
    ]
    let tokens = names.map { name, word in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { heard.append(word) }
      }
    }
    defer { tokens.forEach(NotificationCenter.default.removeObserver) }
    input.becomeFirstResponder()
    #expect(heard == one.order)
  }

  // openradar 4421 (iOS 7), BottleRocketStudios/iOS-KeyboardSupport#23 (2018).
  @Test("A tap into a text view moves the caret after the keyboard is announced")
  func caretOfTap() throws {
    let phone = try Phone("iPhone 15")
    let controller = UIViewController()
    let view = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 60))
    view.text = "One two three"
    view.selectedRange = NSRange(location: 0, length: 0)
    controller.view.addSubview(view)
    phone.show(controller)
    var announced: [Int] = []
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { announced.append(view.selectedRange.location) } }
    defer { NotificationCenter.default.removeObserver(token) }
    phone.tap(at: CGPoint(x: 210, y: 115))
    #expect(announced == [0])
    #expect(view.selectedRange.location == 13)
  }
}
