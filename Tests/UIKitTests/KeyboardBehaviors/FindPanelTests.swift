import KeyboardSimulation
import ScreenTesting
import Testing

/// A find panel, which takes the focus while the keyboard stays.
@MainActor
@Suite struct FindPanelTests {
  private let phone: Phone
  private let controller = UIViewController()
  private let text = UITextView(frame: CGRect(x: 0, y: 60, width: 393, height: 700))
  private let events = EventLog()

  init() throws {
    phone = try Phone("iPhone 15")
    controller.view.addSubview(text)
    phone.show(controller)
    events.listen(to: EventLog.keyboard + EventLog.editing)
    text.becomeFirstResponder()
    phone.advance(by: 1)
    _ = events.take()
  }

  @Test("A find panel raises the keyboard, which never hides")
  func opening() {
    phone.openFindPanel()
    phone.advance(by: 1)
    #expect(!text.isFirstResponder)
    #expect(phone.window.firstResponder == nil)
    #expect(abs(phone.keyboardFrame.minY - (516 - 52)) < 0.001)
    #expect(
      phone.keyboard.posted.suffix(4).map(\.event.phase) == [
        .willChangeFrame, .willShow, .didChangeFrame, .didShow,
      ])
    #expect(!events.take().contains { $0.contains("Hide") })
    phone.type("abc")
    #expect(text.text == "")
  }

  @Test("The field of the panel lies on the keyboard, in no scene of the app")
  func field() throws {
    phone.openFindPanel()
    phone.advance(by: 1)
    let field = try #require(phone.findPanel?.field)
    #expect(field.isFirstResponder)
    #expect(field.window.map { !phone.scene.windows.contains($0) } == true)
    #expect(phone.tap(at: CGPoint(x: 200, y: 516 - 26)) === field)
  }

  @Test("A closed panel gives the focus back under a keyboard that stays")
  func closingWithFocus() {
    phone.openFindPanel()
    phone.advance(by: 1)
    _ = events.take()
    phone.closeFindPanel(focusing: text)
    phone.advance(by: 1)
    #expect(text.isFirstResponder)
    #expect(abs(phone.keyboardFrame.minY - 516) < 0.001)
    #expect(!events.take().contains { $0.contains("Hide") })
  }

  @Test("A closed panel that gives the focus to nothing hides the keyboard")
  func closing() {
    phone.openFindPanel()
    phone.advance(by: 1)
    phone.closeFindPanel()
    phone.advance(by: 1)
    #expect(phone.keyboardFrame.minY == 852)
    #expect(events.take().contains("didHide"))
  }

  @Test("The bar of a controller gives way to the panel")
  func accessoryOfController() throws {
    final class Chat: UIViewController {
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
      override var canBecomeFirstResponder: Bool { true }
      override var inputAccessoryView: UIView? { bar }
    }
    let (phone, chat) = (try Phone("iPhone 15"), Chat())
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    chat.view.addSubview(field)
    phone.show(chat)
    field.becomeFirstResponder()
    phone.advance(by: 1)
    phone.openFindPanel()
    phone.advance(by: 1)
    #expect(!chat.isFirstResponder)
    #expect(abs(phone.keyboardFrame.minY - (516 - 52)) < 0.001)
  }
}
