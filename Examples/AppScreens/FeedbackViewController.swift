import KeyboardStrut
import UIKit

/// A small scroll view in the lower half, placed by frames. The screen asks the library to avoid
/// the keyboard for this scroll view only.
public final class FeedbackViewController: UIViewController, NoticeShowing {
  private let scrollView = UIScrollView(frame: .zero)
  private let fields = ["Subject", "What happened?", "Email"].map { UITextField.entry($0) }
  private var top: CGFloat = 12

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Feedback"
    view.backgroundColor = .systemBackground
    scrollView.backgroundColor = .secondarySystemBackground
    view.addSubview(scrollView)
    for field in fields { scrollView.addSubview(field) }
    scrollView.avoidKeyboard()
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = CGSize(width: view.bounds.width - 40, height: 180)
    guard scrollView.bounds.size != size else { return }
    scrollView.frame = CGRect(
      origin: CGPoint(x: 20, y: view.bounds.height - size.height - 60), size: size)
    placeFields()
  }

  public func showNotice(_ isShown: Bool) {
    top = isShown ? 80 : 12
    placeFields()
  }

  private func placeFields() {
    let width = scrollView.bounds.width - 24
    for (index, field) in fields.enumerated() {
      field.frame = CGRect(x: 12, y: top + CGFloat(index) * 56, width: width, height: 40)
    }
    scrollView.contentSize = CGSize(width: width, height: top + 56 * 3)
  }
}
