import KeyboardStrut
import UIKit

/// A profile in a scroll view: a picture, a name, and a text about the user. The counter below the
/// text must be visible while the user writes.
public final class ProfileViewController: UIViewController, UITextViewDelegate, NoticeShowing {
  private let notice = UILabel.text("This name is taken already.", .footnote)
  private let about = UITextView(frame: .zero)
  /// Shows the number of letters that are left.
  public let counter = UILabel.text("", .footnote)

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Profile"
    let view: UIView = self.view
    view.backgroundColor = .systemBackground
    notice.isHidden = true
    let picture = UIView(frame: .zero)
    picture.backgroundColor = .systemTeal
    about.font = UIFont.preferredFont(forTextStyle: .body)
    about.backgroundColor = .secondarySystemBackground
    about.text = "I collect stamps."
    about.delegate = self
    textViewDidChange(about)
    NSLayoutConstraint.activate([
      picture.heightAnchor.constraint(equalToConstant: 300),
      about.heightAnchor.constraint(equalToConstant: 120),
    ])
    view.addScrolling(
      UIStackView.column(
        [
          picture, notice, UITextField.entry("Name"), about, counter,
          UILabel.text("Birthday and town"),
        ], spacing: 16))
    about.keyboardCompanions = [counter]
  }

  public func textViewDidChange(_ textView: UITextView) {
    counter.text = "\(160 - textView.text.count) letters left"
  }

  public func showNotice(_ isShown: Bool) { notice.isHidden = !isShown }
}
