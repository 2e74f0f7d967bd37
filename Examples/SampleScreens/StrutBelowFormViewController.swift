import KeyboardStrut
import UIKit

/// The strut lies at the bottom of the view, the form stands on it.
public final class StrutBelowFormViewController: UIViewController {
  public private(set) weak var field: UITextField?

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground

    let nameLabel = UILabel(frame: .zero)
    nameLabel.text = "Enter your name:"
    let nameField = UITextField(frame: .zero)
    nameField.placeholder = "type your name here"

    let form = UIStackView(arrangedSubviews: [nameLabel, nameField])
    form.axis = .vertical
    form.alignment = .center

    let keyboardStrut = KeyboardStrutView(frame: .zero)
    keyboardStrut.translatesAutoresizingMaskIntoConstraints = false
    self.view.addSubview(keyboardStrut)
    NSLayoutConstraint.activate([
      keyboardStrut.leftAnchor.constraint(equalTo: self.view.leftAnchor),
      keyboardStrut.rightAnchor.constraint(equalTo: self.view.rightAnchor),
      keyboardStrut.bottomAnchor.constraint(equalTo: self.view.bottomAnchor),
    ])

    self.view.addSubview(form)
    form.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      form.leftAnchor.constraint(equalTo: self.view.leftAnchor),
      form.rightAnchor.constraint(equalTo: self.view.rightAnchor),
      form.bottomAnchor.constraint(equalTo: keyboardStrut.topAnchor, constant: -200),
    ])
    field = nameField
  }
}
