import Phone

/// The keys of the window, on a card.
final class HelpViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor.black.withAlphaComponent(0.3)
    let rows = UIStackView(arrangedSubviews: PhoneCommand.allCases.map(Self.row))
    rows.axis = .vertical
    rows.spacing = 8
    let card = UIView()
    card.backgroundColor = .systemBackground
    card.layer.cornerRadius = 14
    card.addSubview(rows)
    view.addSubview(card)
    rows.translatesAutoresizingMaskIntoConstraints = false
    card.translatesAutoresizingMaskIntoConstraints = false
    let width = card.widthAnchor.constraint(equalToConstant: 340)
    width.priority = .defaultHigh
    NSLayoutConstraint.activate([
      rows.topAnchor.constraint(equalTo: card.topAnchor, constant: 16),
      rows.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -16),
      rows.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
      rows.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
      card.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      card.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      card.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor, constant: -24),
      width,
    ])
  }

  private static func row(_ command: PhoneCommand) -> UIView {
    let key = UILabel()
    key.text = String(command.rawValue)
    key.font = .boldSystemFont(ofSize: 15)
    key.textAlignment = .center
    key.widthAnchor.constraint(equalToConstant: 20).isActive = true
    let summary = UILabel()
    summary.text = command.summary
    summary.font = .systemFont(ofSize: 13)
    summary.numberOfLines = 0
    let row = UIStackView(arrangedSubviews: [key, summary])
    row.spacing = 10
    row.alignment = .firstBaseline
    return row
  }
}
