import KeyboardNavigation
import KeyboardStrut
import UIKit

/// An order that contains an address card with its own navigator. The steps of the order skip the
/// card, and the steps of the card stay in it.
public final class NestedNavigatorsViewController: UIViewController, NavigatedScreen {
  public private(set) var navigators: [KeyboardInputNavigator] = []

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let card = UIView(frame: .zero)
    card.backgroundColor = .secondarySystemBackground
    card.layer.cornerRadius = 12
    let address = UIStackView.column(["Street", "Postcode", "Town"].map(UITextField.named))
    card.addSubview(address)
    let (above, below) = (["Name", "Email"], ["Telephone", "Voucher"])
    let order = UIStackView.column(
      above.map(UITextField.named) + [card] + below.map(UITextField.named))
    view.addSubview(order)
    NSLayoutConstraint.activate([
      address.topAnchor.constraint(equalTo: card.topAnchor, constant: 16),
      address.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
      address.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
      address.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -16),
      order.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      order.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
      order.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -150),
    ])

    view.avoidKeyboard()
    navigators = [view.navigateInputs(), card.navigateInputs()]
  }
}
