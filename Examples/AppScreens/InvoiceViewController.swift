import KeyboardStrut
import UIKit

/// A form whose bottom constraint follows the keyboard, while a constraint of a higher priority
/// fixes its top. The bottom constraint therefore moves nothing. The field is high enough to stay
/// visible.
public final class InvoiceViewController: UIViewController, NoticeShowing {
  private let notice = UILabel.text("Due in three days.", .footnote)

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Invoice"
    let view: UIView = self.view
    view.backgroundColor = .systemBackground
    notice.isHidden = true
    let sum = UITextField.entry("Sum")
    let form = UIStackView.column([notice, sum, UILabel.text("Rest")], spacing: 12)
    view.addSubview(form)
    let safe = view.safeAreaLayoutGuide
    let bottom = form.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -40)
    bottom.priority = .defaultHigh
    NSLayoutConstraint.activate([
      bottom,
      form.topAnchor.constraint(equalTo: safe.topAnchor, constant: 24),
      form.heightAnchor.constraint(equalToConstant: 110),
      form.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 20),
      form.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -20),
    ])
    bottom.followKeyboard(gap: 8)
  }

  public func showNotice(_ isShown: Bool) { notice.isHidden = !isShown }
}
