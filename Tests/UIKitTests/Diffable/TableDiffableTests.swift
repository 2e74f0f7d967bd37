import Phone
import Testing
import UIKit

/// Rows as values: what comes, goes and moves.
@MainActor
@Suite struct TableDiffableTests {
  private let phone: Phone
  private let table = UITableView()
  private let source: UITableViewDiffableDataSource<String, Int>

  init() throws {
    phone = try Phone("iPhone 15")
    let controller = UIViewController()
    controller.view = table
    source = UITableViewDiffableDataSource(tableView: table) { _, _, item in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.tag = item
      return cell
    }
    phone.show(controller)
  }

  private func show(_ sections: [(String, [Int])], animated: Bool = false) {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    source.apply(snapshot, animatingDifferences: animated)
    phone.advance(by: animated ? 1 : 0.02)
  }

  private var shown: [[Int]] {
    (0..<table.numberOfSections).map { section in
      (0..<table.numberOfRows(inSection: section)).map {
        table.cellForRow(at: IndexPath(row: $0, section: section))?.tag ?? -1
      }
    }
  }

  static nonisolated let steps: [[(String, [Int])]] = [
    [("a", [1, 2, 3])], [("a", [3, 1, 4])], [("a", [3, 1]), ("b", [5, 4])], [("b", [4, 6, 5])],
    [("c", [4]), ("b", [7])], [], [("a", [9, 8])],
  ]

  @Test("The table shows what the snapshot says", arguments: [false, true])
  func shows(animated: Bool) {
    for step in Self.steps {
      show(step, animated: animated)
      #expect(shown == step.map(\.1), "\(step)")
    }
  }

  @Test("What stays keeps its cell")
  func keepsCell() {
    show([("a", [1, 2, 3, 4])])
    let cells = (0..<4).map { table.cellForRow(at: IndexPath(row: $0, section: 0)) }
    show([("a", [4, 1, 9, 3])])
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) === cells[0])
    #expect(table.cellForRow(at: IndexPath(row: 3, section: 0)) === cells[2])
    #expect(source.itemIdentifier(for: IndexPath(row: 2, section: 0)) == 9)
    #expect(source.indexPath(for: 4) == IndexPath(row: 0, section: 0))
    #expect(source.snapshot().itemIdentifiers == [4, 1, 9, 3])
  }
}
