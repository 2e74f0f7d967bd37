import ScreenTesting
import UIKit

/// A window above a stage's main window, as wide as the main window and 52 points high, with one
/// text field.
@MainActor
struct FindPanel {
  let window: UIWindow
  let field = UITextField(frame: CGRect(x: 20, y: 10, width: 200, height: 30))

  /// Shows the panel.
  ///
  /// - Parameters:
  ///   - y: The panel's top edge, in points, in screen coordinates.
  ///   - accessoryHeight: The height of the accessory view of the field. Nil for no accessory view.
  init(on phone: any TestStage, at y: CGFloat = 80, accessoryHeight: CGFloat? = nil) {
    window = phone.makeWindow()
    window.windowLevel = .alert
    window.frame = CGRect(x: 0, y: y, width: phone.window.bounds.width, height: 52)
    window.isHidden = false
    window.addSubview(field)
    if let accessoryHeight {
      field.inputAccessoryView = UIView(
        frame: CGRect(x: 0, y: 0, width: 300, height: accessoryHeight))
    }
  }
}
