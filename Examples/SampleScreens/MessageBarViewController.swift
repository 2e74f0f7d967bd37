import KeyboardStrut
import UIKit

/// Messages with a bar below them. The user writes a message in the bar, which follows the
/// keyboard.
public final class MessageBarViewController: UIViewController {
  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground

    let messages = UITextView(frame: .zero)
    messages.font = .systemFont(ofSize: 17)
    messages.isEditable = false
    messages.text = (1...24).map { "Message \($0)" }.joined(separator: "\n")
    let field = UITextField(frame: .zero)
    field.borderStyle = .roundedRect
    field.placeholder = "Write a message"
    let bar = UIView(frame: .zero)
    bar.backgroundColor = .secondarySystemBackground
    bar.addSubview(field)
    for part in [messages, bar] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
      part.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
      part.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
    }
    field.translatesAutoresizingMaskIntoConstraints = false

    let safeArea = view.safeAreaLayoutGuide
    let barBottom = bar.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor)
    NSLayoutConstraint.activate([
      barBottom,
      messages.topAnchor.constraint(equalTo: safeArea.topAnchor),
      messages.bottomAnchor.constraint(equalTo: bar.topAnchor),
      field.topAnchor.constraint(equalTo: bar.topAnchor, constant: 8),
      field.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: -8),
      field.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 16),
      field.trailingAnchor.constraint(equalTo: bar.trailingAnchor, constant: -16),
    ])
    barBottom.followKeyboard()
  }
}
