import KeyboardStrut
import UIKit

/// A form in a scroll view. The counter below its text view must be visible together with the text.
public final class ProfileFormViewController: UIViewController, UITextViewDelegate {
  private let counter = UILabel(frame: .zero)

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground

    let portrait = UIView(frame: .zero)
    portrait.backgroundColor = .systemTeal
    portrait.heightAnchor.constraint(equalToConstant: 320).isActive = true
    let nameField = UITextField(frame: .zero)
    nameField.borderStyle = .roundedRect
    nameField.placeholder = "Name"
    let about = UITextView(frame: .zero)
    about.font = .systemFont(ofSize: 17)
    about.backgroundColor = .secondarySystemBackground
    about.heightAnchor.constraint(equalToConstant: 90).isActive = true
    about.delegate = self
    textViewDidChange(about)
    let bottomLabel = UILabel(frame: .zero)
    bottomLabel.text = "Only your friends see this."

    let form = UIStackView(arrangedSubviews: [portrait, nameField, about, counter, bottomLabel])
    form.axis = .vertical
    form.spacing = 16
    form.translatesAutoresizingMaskIntoConstraints = false
    let scrollView = UIScrollView(frame: .zero)
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(form)
    view.addSubview(scrollView)
    let content = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      form.topAnchor.constraint(equalTo: content.topAnchor, constant: 20),
      form.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -20),
      form.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 20),
      form.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -20),
      form.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -40),
    ])
    view.avoidKeyboard()
    about.keyboardCompanions = [counter]
    nameField.keyboardGap = 24
  }

  public func textViewDidChange(_ textView: UITextView) {
    counter.text = "\(160 - textView.text.count) letters left"
  }
}
