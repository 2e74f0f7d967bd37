import KeyboardBars
import KeyboardStrut
import UIKit

/// A post and its comments. The bar for a comment is visible only while the user writes one.
public final class PostViewController: UIViewController, UITextViewDelegate {
  private let post = UITextView(frame: .zero)
  private let bar = KeyboardBar(frame: .zero)
  private let text = UITextView(frame: .zero)

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Post"
    let view: UIView = self.view
    view.backgroundColor = .systemBackground
    post.isEditable = false
    post.font = .systemFont(ofSize: 17)
    post.text = (1...40).map { "Comment \($0)" }.joined(separator: "\n")
    post.alwaysBounceVertical = true
    post.keyboardDismissMode = .interactive
    post.frame = view.bounds
    post.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(post)
    let comment = UIButton(
      configuration: .filled(),
      primaryAction: UIAction(title: "Comment") { [weak self] _ in self?.comment() })
    comment.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(comment)

    let row = UIStackView.writing(text) { [weak self] in self?.text.resignFirstResponder() }
    bar.contentView.addSubview(row)
    row.pin(in: bar)
    bar.list = post
    bar.listBehavior = .scrollsToEnd
    bar.textView = text
    bar.isHidden = true
    text.delegate = self
    view.addSubview(bar)
    NSLayoutConstraint.activate([
      comment.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      comment.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    ])
  }

  private func comment() {
    bar.isHidden = false
    text.becomeFirstResponder()
  }

  public func textViewDidEndEditing(_ textView: UITextView) {
    bar.isHidden = true
  }
}
