import KeyboardNavigation
import KeyboardStrut
import UIKit

/// A form whose toolbar has custom labels and titles, and which skips one field.
public final class ToolbarFormViewController: UIViewController {
  let nameField = UITextField()
  let couponField = UITextField()
  let amountField = UITextField()
  /// The inputs that the steps have reached, for example for statistics.
  private(set) var visited: [UIView?] = []

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let stack = UIStackView(arrangedSubviews: [nameField, couponField, amountField])
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
    for (field, placeholder) in zip([nameField, couponField, amountField], ["Name", "Code", "€"]) {
      field.borderStyle = .roundedRect
      field.placeholder = placeholder
    }

    var toolbar = KeyboardInputNavigator.Toolbar.full
    toolbar.showsTitle = true
    toolbar.configure = { previous, next, title, done in
      previous.accessibilityLabel = "Zurück"
      next.accessibilityLabel = "Weiter"
      done.tintColor = .systemGreen
    }
    let navigator = view.navigateInputs(toolbar: toolbar)
    amountField.keyboardToolbarTitle = "Betrag in Euro"
    couponField.isSkippedByKeyboardNavigation = true
    navigator.lastReturnKey = .send
    navigator.didMove = { [weak self] input in self?.log(input) }
  }

  /// Called after an alert, for example.
  func alertDidClose() {
    let navigator = view.navigateInputs()
    navigator.moveToLatest()
  }

  private func log(_ input: UIView?) { visited.append(input) }
}
