import KeyboardStrut
import UIKit

/// Auto Layout: the content view's top and bottom constraints move together.
public final class ShiftedConstraintsViewController: UIViewController {
  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground

    let content = UIView(frame: .zero)
    content.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(content)
    let top = content.topAnchor.constraint(equalTo: view.topAnchor)
    let bottom = view.bottomAnchor.constraint(equalTo: content.bottomAnchor)

    let fields = UIStackView(
      arrangedSubviews: (1...5).map { index in
        let field = UITextField(frame: .zero)
        field.borderStyle = .roundedRect
        field.placeholder = "Field \(index)"
        return field
      })
    fields.axis = .vertical
    fields.spacing = 18
    fields.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(fields)
    NSLayoutConstraint.activate([
      top, bottom,
      content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      fields.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 24),
      fields.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -24),
      fields.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -40),
    ])
    view.avoidKeyboard(moving: [top, bottom], gap: 0)
  }
}
