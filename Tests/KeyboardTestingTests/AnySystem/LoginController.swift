#if canImport(UIKit)
  import KeyboardStrut
  import UIKit

  /// A login screen at the bottom of its window: two fields and a button, with or without a strut
  /// below.
  final class LoginController: UIViewController {
    let logo = UILabel()
    let nameField = UITextField()
    let passwordField = UITextField()
    let button = UIButton(type: .system)
    private let hasStrut: Bool

    init(hasStrut: Bool) {
      self.hasStrut = hasStrut
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
      hasStrut = false
      super.init(coder: coder)
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      logo.text = "Strut"
      nameField.placeholder = "Name"
      passwordField.placeholder = "Password"
      button.setTitle("Log in", for: .normal)
      let form = UIStackView(arrangedSubviews: [nameField, passwordField, button])
      form.axis = .vertical
      form.spacing = 4
      if hasStrut { form.addArrangedSubview(KeyboardStrutView()) }
      for view in [logo, form] {
        view.translatesAutoresizingMaskIntoConstraints = false
        self.view.addSubview(view)
      }
      NSLayoutConstraint.activate([
        logo.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
        logo.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        form.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
        form.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
        form.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        nameField.heightAnchor.constraint(equalToConstant: 34),
        passwordField.heightAnchor.constraint(equalToConstant: 34),
        button.heightAnchor.constraint(equalToConstant: 34),
      ])
    }
  }
#endif
