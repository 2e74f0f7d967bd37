import KeyboardStrut
import UIKit

/// Shows the known state of the keyboard, at any time and with each notification.
public final class KeyboardReportViewController: UIViewController {
  private let report = UILabel(frame: .zero)
  private var observation: KeyboardObservation?

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let field = UITextField(frame: .zero)
    field.borderStyle = .roundedRect
    field.placeholder = "Type here"
    report.numberOfLines = 0
    let form = UIStackView(arrangedSubviews: [field, report])
    form.axis = .vertical
    form.spacing = 16
    form.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(form)
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      form.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 20),
      form.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 20),
      form.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -20),
    ])
    observation = Keyboard.observe { [weak self] transition in
      self?.keyboardDidAnnounce(transition)
    }
  }

  private func keyboardDidAnnounce(_ transition: KeyboardTransition) {
    guard let screen = view.window?.screen else { return }
    let placement = Keyboard.state(of: screen).placement
    let covered = Keyboard.overlap(with: view)
    Keyboard.animate(alongside: transition) { [self] in
      report.text = "The keyboard is \(placement) and covers \(covered) points of this view."
      report.alpha = placement.coversContent ? 1 : 0.5
      view.layoutIfNeeded()
    }
  }
}
