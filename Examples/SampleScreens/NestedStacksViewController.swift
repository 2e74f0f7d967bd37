import KeyboardStrut
import UIKit

/// A field inside stack views, of which only the outermost has a constraint.
/// The field comes to rest on the keyboard, moved up or down.
public final class NestedStacksViewController: UIViewController {
  private let top: CGFloat

  /// - Parameter top: Where the outer stack view starts, in points below the view's top.
  public init(top: CGFloat = 20) {
    self.top = top
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    top = 20
    super.init(coder: coder)
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground

    let nameField = UITextField(frame: .zero)
    nameField.borderStyle = .roundedRect
    nameField.placeholder = "Your name"
    let nameStack = stack([label("Name"), nameField], spacing: 4)
    let questions = stack([label("How do you like it?"), label("A lot.")], spacing: 4)
    let outerStack = stack([label("Survey"), questions, nameStack], spacing: 24)
    outerStack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(outerStack)

    let outerStackTop = outerStack.topAnchor.constraint(equalTo: view.topAnchor, constant: top)
    NSLayoutConstraint.activate([
      outerStackTop,
      outerStack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      outerStack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
    ])
    nameField.hugKeyboard(moving: outerStackTop, gap: 20)
  }

  private func stack(_ views: [UIView], spacing: CGFloat) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.spacing = spacing
    return stack
  }

  private func label(_ text: String) -> UILabel {
    let label = UILabel(frame: .zero)
    label.text = text
    return label
  }
}
