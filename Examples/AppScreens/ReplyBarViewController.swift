import KeyboardStrut
import UIKit

/// A text input on a bar that follows the keyboard by its bottom constraint. The constraint starts
/// to follow the keyboard before the bar has a superview.
public final class ReplyBarViewController: UIViewController, NoticeShowing {
  private let notice = UILabel.text("The other side is writing.", .footnote)

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Reply"
    let view: UIView = self.view
    view.backgroundColor = .systemBackground
    notice.isHidden = true
    let bar = UIStackView.column([notice, UITextField.entry("Reply")], spacing: 8)
    let bottom = bar.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -40)
    bottom.followKeyboard(gap: 8)
    view.addSubview(bar)
    NSLayoutConstraint.activate([
      bottom,
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
    ])
  }

  public func showNotice(_ isShown: Bool) { notice.isHidden = !isShown }
}
