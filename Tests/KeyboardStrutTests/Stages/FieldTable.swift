import ScreenTesting
import UIKit

/// A screen that is a plain table with a text field in each row.
@MainActor
final class FieldTable: UIViewController, UITableViewDataSource, UITableViewDelegate {
  static let rowHeight: CGFloat = 44

  final class Cell: UITableViewCell {
    let field = UITextField(frame: .zero)

    override func layoutSubviews() {
      super.layoutSubviews()
      if field.superview == nil { contentView.addSubview(field) }
      field.frame = contentView.bounds.insetBy(dx: 16, dy: 5)
    }
  }

  let table: UITableView
  /// The number of rows of each section.
  var rows: [Int]
  private let header: CGFloat
  private let footer: CGFloat
  /// Prepares each new cell.
  var prepare: (Cell) -> Void = { _ in }
  /// Called as the table scrolls.
  var didScroll: (UITableView) -> Void = { _ in }

  init(
    rows: [Int], header: CGFloat = 0, footer: CGFloat = 0, style: UITableView.Style = .plain
  ) {
    (self.rows, self.header, self.footer) = (rows, header, footer)
    table = UITableView(frame: .zero, style: style)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.register(Cell.self, forCellReuseIdentifier: "row")
    table.rowHeight = Self.rowHeight
    table.estimatedRowHeight = 0
    table.dataSource = self
    table.delegate = self
    table.frame = view.bounds
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(table)
  }

  func field(_ row: Int, section: Int = 0) -> UITextField? {
    (table.cellForRow(at: IndexPath(row: row, section: section)) as? Cell)?.field
  }

  /// Returns the visible field whose lower edge is nearest to `y`, in window coordinates.
  func field(near y: CGFloat) -> UITextField? {
    func distance(_ field: UITextField) -> CGFloat {
      abs(field.convert(field.bounds, to: nil as UIView?).maxY - y)
    }
    return table.visibleCells.compactMap { ($0 as? Cell)?.field }
      .min { distance($0) < distance($1) }
  }

  func numberOfSections(in tableView: UITableView) -> Int { rows.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows[section]
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    if let cell = cell as? Cell { prepare(cell) }
    return cell
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    header
  }

  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    footer
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    header > 0 ? UITableViewHeaderFooterView(reuseIdentifier: nil) : nil
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    footer > 0 ? UITableViewHeaderFooterView(reuseIdentifier: nil) : nil
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { didScroll(table) }
}

/// Returns a view's frame in window coordinates.
@MainActor
func windowFrame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil as UIView?) }
