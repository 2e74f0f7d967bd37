import KeyboardStrut
import UIKit

/// A text field pinned 20 points above the bottom; the constraint follows the
/// keyboard.
public final class BottomConstraintViewController: UIViewController {
  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground

    let field = UITextField(frame: .zero)
    field.borderStyle = .roundedRect
    field.placeholder = "Say something"
    field.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(field)

    let bottom = view.bottomAnchor.constraint(equalTo: field.bottomAnchor, constant: 20)
    NSLayoutConstraint.activate([
      bottom,
      field.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      field.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
    ])
    bottom.followKeyboard(gap: 20)
  }
}
