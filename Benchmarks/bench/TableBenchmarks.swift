import Phone

/// Loading, laying out and scrolling a table of self-sizing rows: what shows, whatever there is.
@MainActor
func tableBenchmarks() throws -> [BenchmarkResult] {
  var results: [BenchmarkResult] = []
  for rows in [50, 500, 50_000] {
    let phone = try Phone("iPhone 15")
    let controller = RowsViewController(rows: rows)
    phone.show(controller)
    let table: UITableView = controller.tableView
    results += measure("table\(rows).layout", unit: .milliseconds) {
      table.reloadData()
      table.layoutIfNeeded()
    }
    var distance: CGFloat = 50
    results += measure("table\(rows).scrollRow", unit: .microseconds) {
      table.contentOffset.y += distance
      table.layoutIfNeeded()
      if !(0...1000).contains(table.contentOffset.y) { distance = -distance }
    }
  }
  return results
}

/// Rows with a field in each, whose constraints say how high they are.
private final class RowsViewController: UITableViewController {
  private let rows: Int

  init(rows: Int) {
    self.rows = rows
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(RowCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
}

private final class RowCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let field = UITextField()
    field.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(field)
    NSLayoutConstraint.activate([
      field.heightAnchor.constraint(equalToConstant: 34),
      field.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      field.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
      field.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      field.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
