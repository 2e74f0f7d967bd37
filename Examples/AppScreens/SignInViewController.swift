import UIKit

/// Two fields and a button at the lower edge of the safe area. An error label above them appears
/// when the password was wrong. There is no scroll view.
public final class SignInViewController: UIViewController, NoticeShowing {
  private let error = UILabel.text(
    "That password does not belong to this address. After three more attempts the account is "
      + "locked for an hour.", .footnote)
  private let email = UITextField.entry("Email")
  private let password = UITextField.entry("Password")

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Sign in"
    let view: UIView = self.view
    view.backgroundColor = .systemBackground
    error.textColor = .systemRed
    error.isHidden = true
    email.textContentType = .username
    password.isSecureTextEntry = true
    let button = UIButton(
      configuration: .filled(), primaryAction: UIAction { [weak self] _ in self?.signIn() })
    button.configuration?.title = "Sign in"
    let form = UIStackView.column([email, error, password, button], spacing: 12)
    view.addAtBottom(form, inset: 40)
  }

  public func showNotice(_ isShown: Bool) { error.isHidden = !isShown }

  private func signIn() { showNotice(password.text != "correct horse") }
}
