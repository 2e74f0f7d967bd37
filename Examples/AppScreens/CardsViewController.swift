import UIKit

/// Cards in the stack of a scroll view, each a child controller with its own field.
public final class CardsViewController: UIViewController, NoticeShowing {
  private let notice = UILabel.text("One of the cards is not complete.", .footnote)

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Cards"
    let view: UIView = self.view
    view.backgroundColor = .systemBackground
    notice.isHidden = true
    let children = ["Bank", "Insurance", "Library", "Gym"].map(CardController.init)
    for child in children { addChild(child) }
    view.addScrolling(
      UIStackView.column([notice] + children.map { $0.view }, spacing: 16))
    for child in children { child.didMove(toParent: self) }
  }

  public func showNotice(_ isShown: Bool) { notice.isHidden = !isShown }
}

/// One card.
final class CardController: UIViewController {
  init(_ name: String) {
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func viewDidLoad() {
    super.viewDidLoad()
    let view: UIView = self.view
    view.backgroundColor = .secondarySystemBackground
    view.layer.cornerRadius = 12
    let parts = [UILabel.text(title ?? ""), UITextField.entry("Number")]
    let form = UIStackView.column(parts, spacing: 40)
    view.addSubview(form)
    NSLayoutConstraint.activate([
      form.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
      form.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      form.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      form.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -16),
    ])
  }
}
