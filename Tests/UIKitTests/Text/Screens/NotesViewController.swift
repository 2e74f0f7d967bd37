import UIKit

/// A note: a title, and a body that grows with its text in a form that scrolls.
final class NotesViewController: UIViewController, UITextViewDelegate {
  let scrollView = UIScrollView()
  let titleField = UITextField()
  let bodyView = UITextView()
  let countLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground

    titleField.placeholder = "Title"
    titleField.font = .systemFont(ofSize: 22, weight: .semibold)
    titleField.borderStyle = .roundedRect

    bodyView.font = .systemFont(ofSize: 17)
    bodyView.isScrollEnabled = false
    bodyView.layer.cornerRadius = 8
    bodyView.delegate = self

    countLabel.font = .systemFont(ofSize: 13)
    countLabel.textColor = .secondaryLabel
    countLabel.text = "0 characters"

    let stack = UIStackView(arrangedSubviews: [titleField, bodyView, countLabel])
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(stack)
    view.addSubview(scrollView)

    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      stack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 16),
      stack.bottomAnchor.constraint(
        equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -16),
      stack.leadingAnchor.constraint(
        equalTo: scrollView.contentLayoutGuide.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(
        equalTo: scrollView.contentLayoutGuide.trailingAnchor, constant: -16),
      stack.widthAnchor.constraint(
        equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -32),
    ])
  }

  func textViewDidChange(_ textView: UITextView) {
    countLabel.text = "\(textView.text.count) characters"
  }
}
