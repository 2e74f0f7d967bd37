import KeyboardNavigation
import KeyboardStrut
import UIKit

/// A form in one column that scrolls. The user moves through it by the bar above the keyboard.
public final class NavigatedColumnViewController: UIViewController, NavigatedScreen {
  public private(set) var navigators: [KeyboardInputNavigator] = []

  private static let names = [
    "Given name", "Family name", "Company", "Street", "House number", "Postcode", "Town",
    "Country", "Telephone", "Email",
  ]

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let scrollView = UIScrollView(frame: view.bounds)
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.alwaysBounceVertical = true
    view.addSubview(scrollView)

    let form = UIStackView.column(Self.names.map(UITextField.named))
    scrollView.addSubview(form)
    NSLayoutConstraint.activate([
      form.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 24),
      form.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: 20),
      form.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor, constant: -20),
      form.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: -24),
      form.widthAnchor.constraint(equalTo: scrollView.widthAnchor, constant: -40),
    ])

    view.avoidKeyboard()
    navigators = [view.navigateInputs()]
  }
}
