import UIKit

/// Comments in a table, and a bar below it with a field to write one more.
public final class CommentsViewController: UIViewController, UITableViewDataSource, NoticeShowing {
  private let table = UITableView(frame: .zero, style: .plain)
  private let notice = UILabel.text("Your last comment was not sent.", .footnote)
  private let field = UITextField.entry("Write a comment")

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Comments"
    let view: UIView = self.view
    view.backgroundColor = .systemBackground
    notice.isHidden = true
    table.dataSource = self
    table.register(UITableViewCell.self, forCellReuseIdentifier: "comment")
    table.translatesAutoresizingMaskIntoConstraints = false
    let bar = UIStackView.column([notice, field], spacing: 8)
    view.addSubview(table)
    view.addAtBottom(bar, inset: 8)
    NSLayoutConstraint.activate([
      table.topAnchor.constraint(equalTo: view.topAnchor),
      table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      table.bottomAnchor.constraint(equalTo: bar.topAnchor, constant: -8),
    ])
  }

  public func showNotice(_ isShown: Bool) { notice.isHidden = !isShown }

  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "comment", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = "Comment \(indexPath.row + 1)"
    cell.contentConfiguration = content
    return cell
  }
}
