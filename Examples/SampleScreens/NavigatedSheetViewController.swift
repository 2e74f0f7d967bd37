import KeyboardNavigation
import KeyboardStrut
import UIKit

/// Two fields, and a button for a sheet with its own form. Steps in the sheet stay in the sheet.
public final class NavigatedSheetViewController: UIViewController, NavigatedScreen {
  public private(set) var navigators: [KeyboardInputNavigator] = []

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let button = UIButton(type: .system)
    button.setTitle("Address", for: .normal)
    button.addAction(
      UIAction { [weak self] _ in self?.showAddress() }, for: .touchUpInside)
    let form = UIStackView.column(["Sender", "Subject"].map(UITextField.named) + [button])
    view.addSubview(form)
    NSLayoutConstraint.activate([
      form.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
      form.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      form.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
    ])
    view.avoidKeyboard()
    navigators = [view.navigateInputs()]
  }

  private func showAddress() {
    let address = NavigatedColumnViewController()
    address.modalPresentationStyle = .pageSheet
    present(address, animated: true)
  }
}
