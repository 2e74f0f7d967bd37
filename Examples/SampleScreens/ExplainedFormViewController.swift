import KeyboardStrut
import UIKit

/// A form that can explain why it moved, for a debug menu.
public final class ExplainedFormViewController: UIViewController {
  private let field = UITextField(frame: .zero)
  private var avoider: KeyboardAvoider?

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    field.borderStyle = .roundedRect
    field.placeholder = "Email"
    field.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(field)
    NSLayoutConstraint.activate([
      field.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 32),
      field.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -32),
      field.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -60),
    ])
    let avoider = view.avoidKeyboard()
    self.avoider = avoider
  }

  /// Writes the explanation to the log.
  public func explain() {
    guard let avoider else { return }
    print(avoider.explanation)
  }

  /// Draws the explanation on top of the screen.
  public func drawExplanation() {
    guard let avoider, let window = view.window else { return }
    window.addSubview(KeyboardExplanationView(of: avoider))
  }

  /// Asks for the avoider of a field without keeping a reference to it.
  public func explainField() {
    print(Keyboard.avoider(serving: field)?.explanation ?? "Nothing reveals this field.")
  }

  /// Asks for all avoiders of the view without keeping references to them.
  public func explainFromElsewhere() {
    for avoider in view.keyboardAvoiders { print(avoider.explanation) }
  }
}
