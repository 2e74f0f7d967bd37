import Phone
import Testing

/// Which rows are there while the offset moves.
@MainActor
@Suite struct AnimatedOffsetTests {
  final class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      100
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
  }

  private func stage() throws -> (phone: Phone, table: UITableView) {
    let phone = try Phone("iPhone 8")
    let rows = Rows(style: .plain)
    rows.tableView.rowHeight = 50
    rows.tableView.contentInsetAdjustmentBehavior = .never
    phone.show(rows)
    return (phone, rows.tableView)
  }

  // openradar 19678 (iOS 11.3).
  @Test("An offset in UIView.animate removes rows beyond its end at the start of the animation")
  func animateBlock() throws {
    let (phone, table) = try stage()
    UIView.animate(withDuration: 0.5) { table.contentOffset.y = 1000 }
    phone.advance(by: 0.1)
    #expect(table.indexPathsForVisibleRows?.first?.row == 20)
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
  }

  // ekazaev/ChatLayout#52.
  @Test("setContentOffset(_:animated:) keeps rows until they have left")
  func stepped() throws {
    let (phone, table) = try stage()
    table.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
    phone.advance(by: 0.05)
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) != nil)
    phone.advance(by: 1)
    #expect(table.indexPathsForVisibleRows?.first?.row == 20)
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) == nil)
  }
}
