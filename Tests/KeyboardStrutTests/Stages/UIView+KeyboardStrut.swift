import KeyboardStrut
import UIKit

extension UIView {
  /// Adds a `KeyboardStrutView` at the view's lower edge, as wide as the view.
  @MainActor
  func addKeyboardStrut() -> KeyboardStrutView {
    let strut = KeyboardStrutView(frame: .zero)
    strut.translatesAutoresizingMaskIntoConstraints = false
    addSubview(strut)
    NSLayoutConstraint.activate([
      strut.leadingAnchor.constraint(equalTo: leadingAnchor),
      strut.trailingAnchor.constraint(equalTo: trailingAnchor),
      strut.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
    return strut
  }
}
