import ScreenTesting

/// A table on a phone, over a data source that counts what it is asked for.
@MainActor
final class TableStage: ScreenStage {
  let phone: Phone
  let table: UITableView
  let source: CountingSource

  init(
    rows: [Int] = [500], style: UITableView.Style = .plain, height: ((IndexPath) -> CGFloat)? = nil
  ) throws {
    phone = try Phone("iPhone 8")
    source = CountingSource(rows)
    source.height = height ?? { _ in 60 }
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600), style: style)
    table.contentInsetAdjustmentBehavior = .never
    table.register(BoxCell.self, forCellReuseIdentifier: "box")
    table.dataSource = source
    table.delegate = source
    phone.show(table)
  }

  var offset: CGFloat {
    get { table.contentOffset.y }
    set {
      table.contentOffset.y = newValue
      phone.settle()
    }
  }

  /// The rows on screen as "section.row".
  var rows: [String] { (table.indexPathsForVisibleRows ?? []).map { "\($0.section).\($0.row)" } }

  func drag(by distance: CGFloat, rest: Double = 0.3) {
    phone.drag(
      from: CGPoint(x: 187, y: 400), to: CGPoint(x: 187, y: 400 - distance), rest: rest)
  }

  func cell(_ row: Int, _ section: Int = 0) -> BoxCell? {
    table.cellForRow(at: IndexPath(row: row, section: section)) as? BoxCell
  }
}

/// Says how many rows there are, how high, and what it was asked and told.
final class CountingSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  var counts: [Int]
  var height: (IndexPath) -> CGFloat = { _ in 60 }
  var headers: [Int: String] = [:]
  var footers: [Int: String] = [:]
  var log: [String] = []
  var willDisplay: (UITableView, IndexPath) -> Void = { _, _ in }
  private(set) var asked: [IndexPath] = []
  private(set) var countings = 0

  init(_ counts: [Int]) {
    self.counts = counts
    super.init()
  }

  func takeAsked() -> [IndexPath] {
    defer { asked = [] }
    return asked
  }

  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  func numberOfSections(in tableView: UITableView) -> Int { counts.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    countings += 1
    return counts[section]
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    asked.append(indexPath)
    let cell = tableView.dequeueReusableCell(withIdentifier: "box", for: indexPath)
    (cell as? BoxCell)?.show(indexPath, height(indexPath))
    return cell
  }

  func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { headers[section] }

  func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { footers[section] }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { willDisplay(tableView, indexPath) }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("select \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log.append("deselect \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    log.append("highlight \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    log.append("unhighlight \(indexPath.row)")
  }
}

/// A cell whose constraints ask for a height, with a text field in it.
final class BoxCell: UITableViewCell {
  static var made = 0
  static var layouts = 0
  let field = UITextField()
  private lazy var height = field.heightAnchor.constraint(equalToConstant: 60)
  private(set) var reuses = 0

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    Self.made += 1
    field.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(field)
    NSLayoutConstraint.activate([
      height, field.topAnchor.constraint(equalTo: contentView.topAnchor),
      field.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      field.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      field.widthAnchor.constraint(equalToConstant: 100),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  func show(_ path: IndexPath, _ height: CGFloat) {
    field.text = "\(path.section).\(path.row)"
    self.height.constant = height
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    Self.layouts += 1
  }
}
