import ScreenTesting
import UIKit

/// A screen with a scroll view that fills it, and a text field every 60 points.
@MainActor
struct FieldForm {
  static let step: CGFloat = 60
  static let fieldHeight: CGFloat = 34

  let phone: any TestStage
  let screen = UIViewController()
  let list: UIScrollView
  let fields: [UITextField]

  init(_ device: String = "iPhone 15", fields count: Int = 16) throws {
    phone = try Stages.make(device)
    list = UIScrollView(frame: screen.view.bounds)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.contentSize = CGSize(width: 300, height: CGFloat(count) * Self.step + 16)
    fields = (0..<count).map {
      UITextField(
        frame: CGRect(x: 20, y: 16 + CGFloat($0) * Self.step, width: 260, height: Self.fieldHeight))
    }
    for field in fields { list.addSubview(field) }
    screen.view.addSubview(list)
  }

  /// Returns the lowest field that ends above `keyboardTop`, in window coordinates. If nothing has
  /// moved, the field is less than `step` points above the keyboard.
  func lastVisibleField(above keyboardTop: CGFloat) -> UITextField? {
    fields.last { windowFrame($0).maxY <= keyboardTop }
  }

  func edit(_ field: UITextField) {
    field.becomeFirstResponder()
    phone.untilKeyboardRests()
  }

  func endEditing() {
    phone.dismissKeyboard()
    phone.untilKeyboardRests()
  }

  /// Returns a field's distance above the keyboard, in points. Negative if the keyboard covers the
  /// field.
  func gap(_ field: UITextField) -> CGFloat { phone.keyboardFrame.minY - windowFrame(field).maxY }

  /// The vertical content offset of a list that is scrolled to its top.
  var top: CGFloat { -list.adjustedContentInset.top }
}
