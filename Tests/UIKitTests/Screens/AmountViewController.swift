import UIKit

/// A payment: an amount on a number pad, which has no return key, with the usual bar above it.
final class AmountViewController: UIViewController {
  let amountField = UITextField()
  let noteField = UITextField()
  let repeatSwitch = UISwitch()
  let periodControl = UISegmentedControl(items: ["Week", "Month", "Year"])
  private(set) var paid: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Payment"
    view.backgroundColor = .systemGroupedBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .save,
      primaryAction: UIAction { [weak self] _ in self?.pay() })
    toolbarItems = [
      UIBarButtonItem(title: "Scan", primaryAction: UIAction { _ in }),
      .flexibleSpace(),
      UIBarButtonItem(
        title: "Later",
        primaryAction: UIAction { [weak self] _ in
          self?.navigationController?.popViewController(animated: true)
        }),
    ]

    amountField.placeholder = "Amount"
    amountField.keyboardType = .decimalPad
    amountField.inputAccessoryView = makeDoneBar()
    noteField.placeholder = "Note"
    for field in [amountField, noteField] { field.borderStyle = .roundedRect }
    periodControl.selectedSegmentIndex = 1
    periodControl.isEnabled = false
    repeatSwitch.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        periodControl.isEnabled = repeatSwitch.isOn
      }, for: .valueChanged)

    let label = UILabel()
    label.text = "Repeat"
    let row = UIStackView(arrangedSubviews: [label, repeatSwitch])
    let stack = UIStackView(arrangedSubviews: [amountField, noteField, row, periodControl])
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
    ])
  }

  private func makeDoneBar() -> UIToolbar {
    let bar = UIToolbar()
    bar.sizeToFit()
    let next = UIBarButtonItem(
      title: "Next",
      primaryAction: UIAction { [weak self] _ in self?.noteField.becomeFirstResponder() })
    let done = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.view.endEditing(true) })
    bar.items = [next, .flexibleSpace(), done]
    return bar
  }

  private func pay() {
    view.endEditing(true)
    paid.append(amountField.text ?? "")
  }
}
