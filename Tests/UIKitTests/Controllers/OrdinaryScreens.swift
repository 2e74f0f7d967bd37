import UIKit

// Screens as one finds them in apps, written against UIKit's public API alone: that they compile is
// half of the test.

final class LoginViewController: UIViewController, UITextFieldDelegate {
  let emailField = UITextField()
  let passwordField = UITextField()
  let signInButton = UIButton(type: .system)
  var onSignIn: ((String) -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Sign in"
    view.backgroundColor = .systemBackground
    emailField.placeholder = "E-mail"
    emailField.keyboardType = .emailAddress
    passwordField.placeholder = "Password"
    passwordField.isSecureTextEntry = true
    for field in [emailField, passwordField] {
      field.borderStyle = .roundedRect
      field.font = .preferredFont(forTextStyle: .body)
      field.adjustsFontForContentSizeCategory = true
      field.delegate = self
    }
    signInButton.setTitle("Sign in", for: .normal)
    signInButton.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        self.view.endEditing(true)
        self.onSignIn?(self.emailField.text ?? "")
      }, for: .touchUpInside)

    let stack = UIStackView(arrangedSubviews: [emailField, passwordField, signInButton])
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
    ])
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === emailField {
      passwordField.becomeFirstResponder()
    } else {
      textField.resignFirstResponder()
    }
    return true
  }
}

/// A list of settings inside a navigation controller; a row pushes its own screen.
final class SettingsViewController: UIViewController {
  let names = ["Account", "Notifications", "Privacy"]
  private(set) var rows: [UIButton] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Settings"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add,
      primaryAction: UIAction { [weak self] _ in self?.presentForm() })
    view.backgroundColor = .systemGroupedBackground
    rows = names.map { name in
      let row = UIButton(type: .system)
      row.setTitle(name, for: .normal)
      row.contentHorizontalAlignment = .leading
      row.addAction(
        UIAction { [weak self] _ in
          let detail = LoginViewController()
          self?.navigationController?.pushViewController(detail, animated: true)
        }, for: .touchUpInside)
      return row
    }
    let stack = UIStackView(arrangedSubviews: rows)
    stack.axis = .vertical
    stack.spacing = 1
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
    ])
  }

  func presentForm() {
    let form = SheetFormViewController()
    let container = UINavigationController(rootViewController: form)
    container.modalPresentationStyle = .formSheet
    if let sheet = container.sheetPresentationController {
      sheet.detents = [.medium(), .large()]
      sheet.prefersGrabberVisible = true
    }
    present(container, animated: true)
  }
}

/// A form in a sheet that follows the keyboard's notifications, in step with rotations.
final class SheetFormViewController: UIViewController {
  let noteField = UITextField()
  private(set) var bottom: NSLayoutConstraint?
  private(set) var transitions = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "New entry"
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    view.backgroundColor = .systemBackground
    noteField.borderStyle = .roundedRect
    noteField.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(noteField)
    let bottom = noteField.bottomAnchor.constraint(
      equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16)
    self.bottom = bottom
    NSLayoutConstraint.activate([
      noteField.leadingAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 16),
      noteField.trailingAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -16),
      bottom,
    ])
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    noteField.becomeFirstResponder()
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate { _ in
      self.view.layoutIfNeeded()
    } completion: { _ in
      self.transitions += 1
    }
  }
}
