import KeyboardNavigation
import KeyboardStrut
import Phone
import SampleScreens

/// Three fields one below the other.
final class FieldsController: UIViewController, NavigatedScreen, UITextFieldDelegate {
  let fields = ["a", "b", "c"].map { name in
    let field = UITextField(frame: .zero)
    field.placeholder = name
    return field
  }
  private(set) var navigators: [KeyboardInputNavigator] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    for (index, field) in fields.enumerated() {
      field.frame = CGRect(x: 20, y: 100 + 50 * CGFloat(index), width: 80, height: 34)
      view.addSubview(field)
    }
    navigators = [view.navigateInputs()]
  }

  func putInRow(mirrored: Bool = false) {
    view.semanticContentAttribute = mirrored ? .forceRightToLeft : .forceLeftToRight
    for (index, field) in fields.enumerated() {
      let column = CGFloat(mirrored ? 2 - index : index)
      field.frame = CGRect(x: 20 + 100 * column, y: 100, width: 80, height: 34)
    }
  }

  /// A field that has this delegate keeps the keyboard.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
}
