import KeyboardNavigation
import KeyboardStrut
import UIKit

/// A sample screen that a person goes through by a bar above the keyboard.
@MainActor
public protocol NavigatedScreen: UIViewController {
  /// What takes a person from input to input: one for each part that is gone through alone.
  var navigators: [KeyboardInputNavigator] { get }
}

extension UITextField {
  /// A field with its name in it.
  static func named(_ name: String) -> UITextField {
    let field = UITextField(frame: .zero)
    field.borderStyle = .roundedRect
    field.placeholder = name
    return field
  }
}

extension UIStackView {
  /// Inputs one below the other.
  static func column(_ views: [UIView]) -> UIStackView {
    let column = UIStackView(arrangedSubviews: views)
    column.axis = .vertical
    column.spacing = 16
    column.translatesAutoresizingMaskIntoConstraints = false
    return column
  }
}
