import KeyboardStrut
import UIKit

/// A form with a number pad. A number pad has no return key, so a bar with a button lies above it.
/// The bar is an input accessory view, which belongs to the keyboard.
public final class AmountFormViewController: UIViewController {
  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground

    let amountField = UITextField(frame: .zero)
    amountField.borderStyle = .roundedRect
    amountField.placeholder = "Amount"
    amountField.keyboardType = .numberPad
    amountField.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(amountField)
    NSLayoutConstraint.activate([
      amountField.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 32),
      amountField.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -32),
      amountField.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -120),
    ])

    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let done = UIAction { [weak amountField] _ in amountField?.resignFirstResponder() }
    toolbar.items = [.flexibleSpace(), UIBarButtonItem(systemItem: .done, primaryAction: done)]
    amountField.inputAccessoryView = toolbar
    view.avoidKeyboard()
  }
}
