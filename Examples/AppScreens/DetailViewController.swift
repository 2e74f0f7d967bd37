import UIKit

/// A list of orders and its detail side by side, each in its own controller. At the bottom of the
/// detail is a field for a remark. The screen sets all frames itself, without Auto Layout.
public final class DetailViewController: UIViewController, NoticeShowing {
  private let orders = OrdersViewController(style: .plain)
  private let order = OrderViewController()

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Orders"
    view.backgroundColor = .systemBackground
    for child in [orders, order] {
      addChild(child)
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds
    let width = (area.width * 0.35).rounded()
    orders.view.frame = CGRect(x: 0, y: 0, width: width, height: area.height)
    order.view.frame = CGRect(x: width, y: 0, width: area.width - width, height: area.height)
  }

  public func showNotice(_ isShown: Bool) { order.notice.isHidden = !isShown }
}

/// The list.
final class OrdersViewController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "order")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    12
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "order", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = "Order \(indexPath.row + 1)"
    cell.contentConfiguration = content
    return cell
  }
}

/// The detail.
final class OrderViewController: UIViewController {
  let notice = UILabel.text("This order was paid.", .footnote)

  override func viewDidLoad() {
    super.viewDidLoad()
    let view: UIView = self.view
    view.backgroundColor = .secondarySystemBackground
    notice.isHidden = true
    let remark = UITextField.entry("Remark")
    let parts = [UILabel.text("Order 4"), notice, remark]
    view.addAtBottom(UIStackView.column(parts, spacing: 12), inset: 40)
  }
}
