import KeyboardStrut
import UIKit

/// A login form without a scroll view. The view moves up just enough to show all of the active
/// field and 8 points below it.
public final class LiftedLoginViewController: UIViewController {
  /// The position of the fields.
  public enum Position {
    case bottom
    case middle
  }

  private let position: Position

  public init(fieldsAt position: Position) {
    self.position = position
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    position = .bottom
    super.init(coder: coder)
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground

    let form = UIStackView(arrangedSubviews: [field("Email"), field("Password")])
    form.axis = .vertical
    form.spacing = 12
    form.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(form)
    let place =
      position == .bottom
      ? form.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -60)
      : form.centerYAnchor.constraint(equalTo: view.centerYAnchor, constant: 80)
    NSLayoutConstraint.activate([
      place,
      form.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 32),
      form.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -32),
    ])
    view.avoidKeyboard(by: .lifting, gap: 8)
  }

  private func field(_ placeholder: String) -> UITextField {
    let field = UITextField(frame: .zero)
    field.borderStyle = .roundedRect
    field.placeholder = placeholder
    return field
  }
}
