import Phone
import Testing
import UIKit

/// The modes of `keyboardDismissMode` under a chat's bar, which its controller owns.
@MainActor
@Suite struct DismissModeTests {
  /// A list, and a bar with a field that is the controller's accessory view.
  private final class ChatController: UIViewController {
    let list = UIScrollView()
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 50))
    let field = UITextField(frame: CGRect(x: 8, y: 8, width: 300, height: 34))

    override func viewDidLoad() {
      super.viewDidLoad()
      list.frame = view.bounds
      list.contentSize = CGSize(width: 393, height: 3000)
      list.contentInsetAdjustmentBehavior = .never
      view.addSubview(list)
      bar.addSubview(field)
    }

    override var inputAccessoryView: UIView? { bar }
    override var canBecomeFirstResponder: Bool { true }
  }

  private let phone: Phone
  private let chat = ChatController()

  init() throws {
    phone = try Phone("iPhone 15")
    phone.show(chat)
    chat.becomeFirstResponder()
    phone.advance(by: 1)
    chat.field.becomeFirstResponder()
    phone.advance(by: 1)
  }

  private var top: CGFloat { phone.keyboardFrame.minY }

  @Test(
    "a drag takes the keys, and with them the bar only where the mode says so",
    arguments: [
      (UIScrollView.KeyboardDismissMode.onDrag, true), (.onDragWithAccessory, false),
      (.interactive, true), (.interactiveWithAccessory, false),
    ])
  func dragTakesBar(mode: UIScrollView.KeyboardDismissMode, barStays: Bool) {
    chat.list.keyboardDismissMode = mode
    phone.drag(from: CGPoint(x: 187, y: top - 60), to: CGPoint(x: 187, y: 845))
    phone.advance(by: 1)
    #expect(!chat.field.isFirstResponder)
    #expect(chat.isFirstResponder == barStays)
    #expect(abs(top - (barStays ? 852 - 50 : 852)) < 0.01)
    #expect((chat.bar.window != nil) == barStays)
  }

  @Test(
    "a finger pushes the bar below the screen only where the mode says so",
    arguments: [
      (UIScrollView.KeyboardDismissMode.interactive, CGFloat(802)),
      (.interactiveWithAccessory, 840),
    ])
  func fingerPushesBar(mode: UIScrollView.KeyboardDismissMode, top: CGFloat) {
    chat.list.keyboardDismissMode = mode
    let rest = self.top
    phone.touchDown(at: CGPoint(x: 187, y: 200))
    phone.touchMove(to: CGPoint(x: 187, y: 300))
    phone.touchMove(to: CGPoint(x: 187, y: 840))
    phone.advance(by: 0.2)
    #expect(abs(self.top - top) < 0.01)
    phone.touchMove(to: CGPoint(x: 187, y: 830))
    phone.advance(by: 0.02)
    phone.touchMove(to: CGPoint(x: 187, y: 700))
    phone.touchUp()
    phone.advance(by: 1)
    #expect(abs(self.top - rest) < 0.01, "it came back")
    #expect(chat.field.isFirstResponder)
  }

  @Test("the bar comes back when its controller is first responder again")
  func barComesBack() {
    chat.list.keyboardDismissMode = .onDragWithAccessory
    phone.drag(from: CGPoint(x: 187, y: 200), to: CGPoint(x: 187, y: 300))
    phone.advance(by: 1)
    chat.becomeFirstResponder()
    phone.advance(by: 1)
    #expect(abs(top - (852 - 50)) < 0.01)
    #expect(chat.bar.window != nil)
  }
}
