import KeyboardNavigation
import KeyboardStrut
import ScreenTesting
import Testing

/// A phone that shows a screen with a navigator, which moves the focus between the screen's inputs.
@MainActor
struct NavigationStage: TestScreen {
  let phone: any TestStage
  let controller = UIViewController()
  let navigator: KeyboardInputNavigator

  init(
    toolbar: KeyboardInputNavigator.Toolbar = .full, device: String = "iPhone 15",
    content: (UIView) -> Void
  ) throws {
    phone = try Stages.make(device)
    controller.loadViewIfNeeded()
    content(controller.view)
    navigator = controller.view.navigateInputs(toolbar: toolbar)
    phone.show(controller)
  }

  var view: UIView { controller.view }

  /// The name of the input that is first responder.
  var current: String? { (phone.firstResponder as? UIView)?.accessibilityIdentifier }

  /// The names of the inputs in order.
  var names: [String] { navigator.inputs.map { $0.accessibilityIdentifier ?? "?" } }

  /// The toolbar above the keyboard.
  var bar: UIToolbar? {
    (phone.firstResponder?.inputAccessoryView as? UIToolbar).flatMap {
      $0.window == nil ? nil : $0
    }
  }

  /// A button of the toolbar, counted from the left. Nil if there are not so many.
  func barButton(_ index: Int) -> UIView? {
    let buttons = bar?.descendants(UIButton.self).sorted { $0.frame.minX < $1.frame.minX } ?? []
    return buttons.indices.contains(index) ? buttons[index] : nil
  }

  func field(_ name: String) -> UITextField {
    view.descendants(UITextField.self).first { $0.accessibilityIdentifier == name } ?? UITextField()
  }

  func focus(_ name: String) {
    field(name).becomeFirstResponder()
    phone.untilKeyboardRests()
  }

  func pressReturn() {
    phone.type("\n")
    phone.untilKeyboardRests()
  }
}

extension UIView {
  @discardableResult
  func addField(_ name: String, _ x: CGFloat, _ y: CGFloat, width: CGFloat = 150) -> UITextField {
    let field = UITextField(frame: CGRect(x: x, y: y, width: width, height: 34))
    field.accessibilityIdentifier = name
    addSubview(field)
    return field
  }

  /// Adds four fields in two columns and two rows. The fields of a row are misaligned by a point,
  /// and the order of the subviews is arbitrary.
  func addColumns() {
    addField("d", 200, 150)
    addField("b", 200, 99)
    addField("c", 20, 151)
    addField("a", 20, 100)
  }
}
