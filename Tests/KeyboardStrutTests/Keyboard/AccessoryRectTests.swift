import ScreenTesting
import Testing

@testable import KeyboardStrut

/// For a text view with an accessory view, in a window that does not fill an iPad's screen, UIKit
/// posts the keyboard's frame in window coordinates instead of screen coordinates (FB18129544).
@MainActor
@Suite(.needs(.worlds)) struct AccessoryRectTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let device: String
    let window: CGRect
  }

  nonisolated static let cases = [
    Case(
      testDescription: "aside and below the origin", device: "iPad Pro 11-inch",
      window: CGRect(x: 90, y: 60, width: 600, height: 1_000)),
    Case(
      testDescription: "as wide as the screen", device: "iPad Pro 11-inch",
      window: CGRect(x: 0, y: 100, width: 834, height: 1_000)),
    Case(
      testDescription: "at the lower edge", device: "iPad Pro 12.9-inch (3rd generation)",
      window: CGRect(x: 120, y: 300, width: 700, height: 1_066)),
    Case(
      testDescription: "at the origin", device: "iPad Pro 11-inch",
      window: CGRect(x: 0, y: 0, width: 700, height: 1_100)),
  ]

  private func phone(_ one: Case, _ screen: UIViewController) throws -> Phone {
    let phone = try Phone(one.device)
    phone.behavior.accessoryRects = .window
    phone.resizeScene(to: .stageManager(one.window))
    phone.show(screen)
    return phone
  }

  private func textView(at y: CGFloat) -> UITextView {
    let text = UITextView(frame: CGRect(x: 20, y: y, width: 300, height: 60))
    text.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    return text
  }

  @Test(
    "UIKit posts the keyboard frame in window coordinates: a lifted text view is still visible",
    arguments: cases)
  func lift(one: Case) throws {
    let screen = UIViewController()
    let text = textView(at: one.window.height - 100)
    screen.view.addSubview(text)
    screen.view.avoidKeyboard(by: .lifting, gap: 8)
    let phone = try phone(one, screen)
    text.becomeFirstResponder()
    phone.advance(by: 2)
    #expect(text.onScreen().maxY <= phone.keyboardTop - 7.5)
    #expect(
      abs(Keyboard.overlap(with: phone.window) - (one.window.maxY - phone.keyboardTop)) <= 0.5)
    text.resignFirstResponder()
    phone.untilKeyboardRests()
    #expect(text.onScreen().maxY == one.window.maxY - 40)
    #expect(Keyboard.overlap(with: phone.window) == 0)
  }

  @Test(
    "A posted keyboard frame is in window coordinates: an avoider scrolls a text view into view",
    arguments: cases)
  func list(one: Case) throws {
    let screen = UIViewController()
    let list = UIScrollView(frame: screen.view.bounds)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.contentSize = CGSize(width: 300, height: 1_600)
    let text = textView(at: one.window.height - 100)
    list.addSubview(text)
    screen.view.addSubview(list)
    screen.view.avoidKeyboard()
    let phone = try phone(one, UINavigationController(rootViewController: screen))
    text.becomeFirstResponder()
    phone.advance(by: 2)
    #expect(text.onScreen().maxY <= phone.keyboardTop - 7.5)
  }

  /// No avoider exists before UIKit posts `keyboardWillShow`.
  @Test(
    "UIKit posts the frame in window coordinates: automatic avoidance still lifts the text view",
    arguments: cases)
  func automatic(one: Case) throws {
    let screen = UIViewController()
    let text = textView(at: one.window.height - 100)
    screen.view.addSubview(text)
    let phone = try phone(one, screen)
    KeyboardAvoidance.isAutomatic = true
    defer { KeyboardAvoidance.isAutomatic = false }
    text.becomeFirstResponder()
    phone.advance(by: 2)
    #expect(text.onScreen().maxY <= phone.keyboardTop - 7.5)
    text.resignFirstResponder()
    phone.untilKeyboardRests()
    #expect(text.onScreen().maxY == one.window.maxY - 40)
  }

  @Test(
    "A posted keyboard frame is in window coordinates: KeyboardStrutView's top meets the keyboard",
    arguments: cases)
  func strut(one: Case) throws {
    let screen = UIViewController()
    let (strut, text) = (KeyboardStrutView(), textView(at: 100))
    strut.translatesAutoresizingMaskIntoConstraints = false
    screen.view.addSubview(strut)
    screen.view.addSubview(text)
    NSLayoutConstraint.activate([
      strut.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
      strut.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor),
      strut.bottomAnchor.constraint(equalTo: screen.view.bottomAnchor),
    ])
    let phone = try phone(one, screen)
    text.becomeFirstResponder()
    phone.untilKeyboardRests()
    #expect(abs(strut.onScreen().minY - phone.keyboardTop) <= 0.5)
    phone.dragKeyboard(by: 0.3, dismissing: false) {
      #expect(abs(strut.onScreen().minY - phone.keyboardTop) <= 0.5, "dragged")
    }
    text.resignFirstResponder()
    phone.untilKeyboardRests()
    #expect(strut.bounds.height == 0)
  }
}
