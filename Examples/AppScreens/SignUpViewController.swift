import UIKit

/// Twelve fields in a scroll view, which ends above a button that is pinned to the bottom.
public final class SignUpViewController: UIViewController, NoticeShowing {
  private let notice = UILabel.text("Some of the fields are still empty.", .footnote)

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Sign up"
    let view: UIView = self.view
    view.backgroundColor = .systemBackground
    notice.textColor = .systemRed
    notice.isHidden = true
    let button = UIButton(
      configuration: .filled(),
      primaryAction: UIAction { [weak self] _ in self?.showNotice(true) })
    button.configuration?.title = "Continue"
    view.addAtBottom(button, inset: 12)
    let fields = [
      "Given name", "Family name", "Email", "Telephone", "Street", "House number", "Postcode",
      "Town", "Country", "Company", "Tax number", "How did you hear of us?",
    ].map(UITextField.entry)
    view.addScrolling(
      UIStackView.column([notice] + fields, spacing: 20), above: button.topAnchor)
  }

  public func showNotice(_ isShown: Bool) { notice.isHidden = !isShown }
}
