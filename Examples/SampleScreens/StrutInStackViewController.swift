import KeyboardStrut
import UIKit

/// The strut is the last arranged view of the form.
public final class StrutInStackViewController: UIViewController {
  public private(set) weak var field: UITextField?

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground

    let nameLabel = UILabel(frame: .zero)
    nameLabel.text = "Enter your name:"
    let nameField = UITextField(frame: .zero)
    nameField.placeholder = "type your name here"

    let form = UIStackView(arrangedSubviews: [
      nameLabel,
      nameField,
      KeyboardStrutView(frame: .zero),
    ])
    form.axis = .vertical
    form.alignment = .center

    self.view.addSubview(form)
    form.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      form.leftAnchor.constraint(equalTo: self.view.leftAnchor),
      form.rightAnchor.constraint(equalTo: self.view.rightAnchor),
      form.bottomAnchor.constraint(equalTo: self.view.bottomAnchor, constant: -200),
    ])
    field = nameField
  }
}
