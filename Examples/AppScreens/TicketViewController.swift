import KeyboardStrut
import UIKit

/// A card of a fixed height with a top and a bottom constraint; both constraints move it.
public final class TicketViewController: UIViewController, NoticeShowing {
  private let notice = UILabel.text("The code is not valid.", .footnote)

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Ticket"
    let view: UIView = self.view
    view.backgroundColor = .systemBackground
    notice.isHidden = true
    let card = UIView(frame: .zero)
    card.backgroundColor = .secondarySystemBackground
    card.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(card)
    let top = card.topAnchor.constraint(equalTo: view.bottomAnchor, constant: -300)
    let bottom = card.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -40)
    let form = UIStackView.column(
      [notice, UILabel.text("Seat 17"), UITextField.entry("Code")], spacing: 12)
    card.addSubview(form)
    NSLayoutConstraint.activate([
      top, bottom,
      card.heightAnchor.constraint(equalToConstant: 260),
      card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      card.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
      form.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -20),
      form.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 20),
      form.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -20),
    ])
    view.avoidKeyboard(moving: [top, bottom])
  }

  public func showNotice(_ isShown: Bool) { notice.isHidden = !isShown }
}
