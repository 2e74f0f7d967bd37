import KeyboardNavigation
import KeyboardStrut
import UIKit

/// A form in two columns. The user moves through it by the bar above the keyboard and by Return.
public final class NavigatedFormViewController: UIViewController, NavigatedScreen {
  public private(set) var navigator: KeyboardInputNavigator?
  public var navigators: [KeyboardInputNavigator] { [navigator].compactMap { $0 } }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let rows = [
      ["Given name", "Family name"], ["Street"], ["Postcode", "Town"], ["Telephone", "Email"],
    ].map { names -> UIView in
      let row = UIStackView(arrangedSubviews: names.map(UITextField.named))
      row.spacing = 12
      row.distribution = .fillEqually
      return row
    }
    let notes = UITextView(frame: .zero)
    notes.font = .systemFont(ofSize: 17)
    notes.backgroundColor = .secondarySystemBackground
    notes.accessibilityLabel = "Notes"
    notes.heightAnchor.constraint(equalToConstant: 90).isActive = true

    let form = UIStackView(arrangedSubviews: rows + [notes])
    form.axis = .vertical
    form.spacing = 20
    form.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(form)
    NSLayoutConstraint.activate([
      form.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      form.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
      form.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -200),
    ])

    view.avoidKeyboard()
    let navigator = view.navigateInputs()
    view.dismissKeyboardOnTap()
    self.navigator = navigator
  }

  /// Shows further settings that an app may use.
  public func adjust(amounts: UIView, table: UITableView, rowsWithFields: [IndexPath]) {
    guard let navigator else { return }
    amounts.navigateInputs(toolbar: .done)
    navigator.movesOnReturn = false
    navigator.usesHardwareKeys = true
    navigator.indexPathsOfInputs = { list in list === table ? rowsWithFields : nil }
  }

  /// Called by a button of the app's own toolbar.
  public func nextWasTapped() {
    guard let navigator else { return }
    navigator.moveToNext()
  }
}
