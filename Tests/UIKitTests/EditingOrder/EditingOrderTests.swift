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

  @Test("a text field begins before the keyboard is announced, a text view after", arguments: cases)
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
}
