import KeyboardNavigation
import KeyboardStrut
import UIKit

/// A sample screen that the user moves through by a bar above the keyboard.
@MainActor
public protocol NavigatedScreen: UIViewController {
  /// The navigators of the screen, one for each part with its own order of inputs.
  var navigators: [KeyboardInputNavigator] { get }
}

extension UITextField {
  /// Makes a field with its name as placeholder.
  static func named(_ name: String) -> UITextField {
    let field = UITextField(frame: .zero)
    field.borderStyle = .roundedRect
    field.placeholder = name
    return field
  }
}

extension UIStackView {
  /// Makes a column of inputs.
  static func column(_ views: [UIView]) -> UIStackView {
    let column = UIStackView(arrangedSubviews: views)
    column.axis = .vertical
    column.spacing = 16
    column.translatesAutoresizingMaskIntoConstraints = false
    return column
  }
}
