import Phone

/// The keys of the window, on a card.
final class HelpViewController: UIViewController {
  private var rows: UIStackView?
  private var columns = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor.black.withAlphaComponent(0.3)
    let rows = UIStackView()
    rows.axis = .vertical
    rows.spacing = 7
    self.rows = rows
    let card = UIView()
    card.backgroundColor = .systemBackground
    card.layer.cornerRadius = 14
    card.addSubview(rows)
    view.addSubview(card)
    rows.translatesAutoresizingMaskIntoConstraints = false
    card.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      rows.topAnchor.constraint(equalTo: card.topAnchor, constant: 16),
      rows.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -16),
      rows.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
      rows.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
      card.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      card.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }

  /// One column upright, two where the screen is wide.
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let columns = view.bounds.width > 600 ? 2 : 1
    guard let rows, columns != self.columns else { return }
    self.columns = columns
    for row in rows.arrangedSubviews { row.removeFromSuperview() }
    let commands = PhoneCommand.allCases
    let height = (commands.count + columns - 1) / columns
    for row in 0..<height {
      let pair = stride(from: row, to: commands.count, by: height).map { Self.row(commands[$0]) }
      let line = UIStackView(arrangedSubviews: pair)
      line.spacing = 20
      line.alignment = .firstBaseline
      rows.addArrangedSubview(line)
    }
  }

  private static func row(_ command: PhoneCommand) -> UIView {
    let key = UILabel()
    key.text = String(command.rawValue)
    key.font = .boldSystemFont(ofSize: 15)
    key.textAlignment = .center
    key.widthAnchor.constraint(equalToConstant: 18).isActive = true
    let summary = UILabel()
    summary.text = command.summary
    summary.font = .systemFont(ofSize: 12.5)
    summary.numberOfLines = 0
    summary.widthAnchor.constraint(equalToConstant: 300).isActive = true
    let row = UIStackView(arrangedSubviews: [key, summary])
    row.spacing = 8
    row.alignment = .firstBaseline
    return row
  }
}
