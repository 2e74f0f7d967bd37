import ScreenTesting
import Testing

/// An ordinary form in nested scroll views, used as a person would.
@MainActor
@Suite struct SignUpTests {
  private func makeScreen() throws -> (Phone, SignUpViewController) {
    let phone = try Phone("iPhone 8")
    let controller = SignUpViewController()
    phone.show(controller)
    return (phone, controller)
  }

  private func bottom(_ view: UIView) -> CGFloat { view.onScreen().maxY }

  @Test("The form is laid out by its constraints")
  func formLaid() throws {
    let (_, controller) = try makeScreen()
    let scrollView = controller.scrollView
    #expect(scrollView.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    #expect(scrollView.contentSize.width == 375)
    // Margins of 20, avatars of 80, six fields of 34, seven gaps of 40, and the button.
    #expect(scrollView.contentSize.height == 604 + controller.button.frame.height)
    #expect(controller.avatars.contentSize == CGSize(width: 890, height: 80))
    #expect(controller.avatars.frame == CGRect(x: 0, y: 0, width: 335, height: 80))
  }

  // KeyboardFacts 6.1, row 1: UIKit scrolls the field that gets the focus into view, after the
  // app has made room in `keyboardWillShow`.
  @Test("The focused field is scrolled into view")
  func focusedFieldScrolled() throws {
    let (phone, controller) = try makeScreen()
    let last = controller.fields[5]
    let first = controller.fields[0]
    phone.tap(last)
    #expect(last.isFirstResponder)
    phone.advance(by: 1)
    #expect(abs(bottom(last) - phone.keyboardFrame.minY) <= 0.5)
    let offset = controller.scrollView.contentOffset
    last.resignFirstResponder()
    phone.advance(by: 1)
    #expect(controller.scrollView.contentOffset.y < offset.y)
    phone.tap(first)
    phone.advance(by: 1)
    #expect(
      controller.scrollView.contentOffset.y == -controller.scrollView.adjustedContentInset.top)
  }

  @Test("Return walks through the fields")
  func returnWalks() throws {
    let (phone, controller) = try makeScreen()
    phone.tap(controller.fields[0])
    for field in controller.fields.dropFirst() {
      phone.advance(by: 0.5)
      phone.type("\n")
      #expect(field.isFirstResponder)
    }
    phone.advance(by: 0.5)
    #expect(bottom(controller.fields[5]) <= phone.keyboardFrame.minY + 0.5)
    phone.type("\n")
    phone.advance(by: 1)
    #expect(phone.keyboardFrame.minY >= 667)
  }

  @Test("A drag dismisses the keyboard")
  func dragDismissesKeyboard() throws {
    let (phone, controller) = try makeScreen()
    phone.tap(controller.fields[1])
    phone.advance(by: 1)
    let start = CGPoint(x: 350, y: 300)
    phone.drag(from: start, to: CGPoint(x: 350, y: 260), rest: 0.2)
    phone.advance(by: 1)
    #expect(!controller.fields[1].isFirstResponder)
    #expect(phone.keyboardFrame.minY >= 667)
  }

  @Test("The strip scrolls sideways and the form does not")
  func stripScrollsSideways() throws {
    let (phone, controller) = try makeScreen()
    let middle = controller.avatars.convert(CGPoint(x: 150, y: 40), to: nil)
    let before = controller.scrollView.contentOffset
    phone.drag(from: middle, to: CGPoint(x: middle.x - 110, y: middle.y), rest: 0.2)
    #expect(controller.avatars.contentOffset.x == 100)
    #expect(controller.scrollView.contentOffset == before)
  }

  // KeyboardFacts 6.1, row 3 (openradar-mirror#4260): the app's scroll in the turn of the focus
  // is lost, one a turn later is not.
  @Test("The system's scroll comes last in its turn")
  func systemsScrollComes() throws {
    final class Hasty: NSObject, UITextFieldDelegate {
      weak var scrollView: UIScrollView?
      func textFieldDidBeginEditing(_ textField: UITextField) {
        scrollView?.scrollRectToVisible(CGRect(x: 0, y: 1990, width: 1, height: 1), animated: true)
      }
    }
    let stage = try ScrollStage()
    let field = UITextField(frame: CGRect(x: 0, y: 700, width: 200, height: 34))
    let hasty = Hasty()
    hasty.scrollView = stage.scrollView
    field.delegate = hasty
    stage.scrollView.addSubview(field)
    field.becomeFirstResponder()
    stage.phone.advance(by: 1)
    #expect(stage.offset == 234)
    stage.scrollView.scrollRectToVisible(CGRect(x: 0, y: 1990, width: 1, height: 1), animated: true)
    stage.phone.advance(by: 1)
    #expect(stage.offset == 1491)
  }

  /// The content and its frame are the same, byte for byte, each time.
  @Test("The same hands give the same picture")
  func sameHandsGive() throws {
    func run() throws -> (CGPoint, Data?) {
      let (phone, controller) = try makeScreen()
      phone.tap(controller.fields[4])
      phone.advance(by: 0.3)
      phone.drag(from: CGPoint(x: 350, y: 350), to: CGPoint(x: 350, y: 280), duration: 0.1)
      phone.advance(by: 0.2)
      return (controller.scrollView.contentOffset, phone.snapshot()?.pngData())
    }
    let (first, second) = (try run(), try run())
    #expect(first.0 == second.0)
    #expect(first.1 == second.1)
    #expect(first.1 != nil)
  }
}
