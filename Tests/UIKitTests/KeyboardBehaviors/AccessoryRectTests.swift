import KeyboardSimulation
import ScreenTesting
import Testing

/// The end rect of a text view with an accessory view, by `SystemBehavior.accessoryRects`.
@MainActor
@Suite struct AccessoryRectTests {
  private static let windowFrame = CGRect(x: 90, y: 60, width: 600, height: 700)

  /// An iPad, upright, with a window that lies anywhere.
  private func phone(_ rects: SystemBehavior.AccessoryRects, with input: UIView) throws -> Phone {
    let phone = try Phone("iPad Pro 11-inch")
    phone.behavior.accessoryRects = rects
    phone.resizeScene(to: .stageManager(Self.windowFrame))
    let controller = UIViewController()
    controller.view.addSubview(input)
    phone.show(controller)
    return phone
  }

  private func textView(accessoryHeight: CGFloat?) -> UITextView {
    let text = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 100))
    text.inputAccessoryView = accessoryHeight.map {
      UIView(frame: CGRect(x: 0, y: 0, width: 0, height: $0))
    }
    return text
  }

  @Test(
    "A text view with an accessory view has rects of the screen or of its window",
    arguments: SystemBehavior.AccessoryRects.allCases)
  func textViewWithAccessory(rects: SystemBehavior.AccessoryRects) throws {
    let text = textView(accessoryHeight: 44)
    let phone = try phone(rects, with: text)
    let origin = rects == .window ? Self.windowFrame.origin : .zero
    text.becomeFirstResponder()
    phone.advance(by: 1)
    #expect(
      phone.keyboard.posted.last?.event.end
        == phone.keyboardFrame.offsetBy(dx: -origin.x, dy: -origin.y))
    text.resignFirstResponder()
    phone.advance(by: 1)
    #expect(phone.keyboard.posted.last?.event.phase == .didHide)
    #expect(phone.keyboard.posted.last?.event.end?.minY == phone.screen.bounds.maxY - origin.y)
  }

  @Test("A text view without an accessory view has rects of the screen")
  func textViewWithoutAccessory() throws {
    let text = textView(accessoryHeight: nil)
    let phone = try phone(.window, with: text)
    text.becomeFirstResponder()
    phone.advance(by: 1)
    #expect(phone.keyboard.posted.last?.event.end == phone.keyboardFrame)
  }

  @Test("A text field with an accessory view has rects of the screen")
  func textField() throws {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
    let phone = try phone(.window, with: field)
    field.becomeFirstResponder()
    phone.advance(by: 1)
    #expect(phone.keyboard.posted.last?.event.end == phone.keyboardFrame)
  }

  @Test(
    "The rect of a keyboard contains its accessory view or leaves it out",
    arguments: SystemBehavior.AccessoryHeights.allCases, [CGFloat(0), 44, 60])
  func accessoryHeight(heights: SystemBehavior.AccessoryHeights, height: CGFloat) throws {
    let phone = try Phone("iPhone 15")
    phone.behavior.accessoryHeights = heights
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: height))
    phone.show(field)
    field.becomeFirstResponder()
    phone.advance(by: 1)
    #expect(phone.keyboardFrame.minY == 516 - height)
    let leftOut = heights == .leftOut ? height : 0
    #expect(
      phone.keyboard.posted.last?.event.end
        == CGRect(x: 0, y: 516 - height + leftOut, width: 393, height: 336 + height - leftOut))
    field.resignFirstResponder()
    phone.advance(by: 1)
    #expect(phone.keyboard.posted.last?.event.end?.minY == 852)
  }
}
