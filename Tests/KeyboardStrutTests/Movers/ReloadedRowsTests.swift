import KeyboardStrut
import ScreenTesting
import Testing
import UIKit

/// The app removes rows of a table, or reloads it, while the user edits one of its rows.
@MainActor
@Suite(.attachingStage) struct ReloadedRowsTests {
  /// Edits a field near the lower edge of a table, takes rows away, and hides the keyboard.
  ///
  /// - Returns: The content offset in the end, measured from the content's top.
  private func end(
    _ device: String, rows: Int, scrolledBy distance: CGFloat, removing count: Int,
    usesLibrary: Bool
  ) throws -> CGFloat {
    let phone = try Stages.make(device)
    let screen = FieldTable(rows: [rows])
    phone.show(UINavigationController(rootViewController: screen))
    if usesLibrary { screen.view.avoidKeyboard(gap: 8) }
    screen.table.contentOffset.y += distance
    phone.settle()
    let field = try #require(screen.field(near: phone.window.bounds.maxY - 60))
    field.becomeFirstResponder()
    phone.untilKeyboardRests()
    screen.rows = [rows - count]
    screen.table.reloadData()
    phone.untilKeyboardRests()
    phone.dismissKeyboard()
    phone.untilKeyboardRests()
    return screen.table.contentOffset.y + screen.table.adjustedContentInset.top
  }

  @Test(
    "Rows are removed while editing: after editing, a table's offset is as without an avoider",
    .needs(.virtualTime),
    arguments: [5, 15, 28, 30])
  func offset(removed: Int) throws {
    for device in ["iPhone 15", "iPhone SE (3rd generation)"] {
      for (rows, distance) in [(30, 0), (60, 0), (60, 300), (60, 1500)] as [(Int, CGFloat)] {
        let ends = try [false, true].map {
          try end(
            device, rows: rows, scrolledBy: distance, removing: removed, usesLibrary: $0)
        }
        #expect(ends[0] == ends[1], "\(device), \(removed) of \(rows) rows, \(distance)")
      }
    }
  }

  @Test(
    "A table with section titles reloads while editing: its offset ends as before editing",
    .needs([.virtualTime, .rotation]),
    arguments: [20, 28, 44] as [CGFloat], [[40], [10, 10, 10], [14]])
  func reloaded(header: CGFloat, rows: [Int]) throws {
    for held in Held.all {
      for (footer, mode) in [(0, Mode.explicit), (0, .automatic), (30, .explicit)]
        as [(CGFloat, Mode)]
      {
        let phone = try held.make()
        let screen = FieldTable(rows: rows, header: header, footer: footer)
        phone.show(screen)
        phone.advance(by: 0.3)
        let offset = screen.table.contentOffset
        try mode.serve(screen) {
          let field = try #require(screen.field(near: phone.window.bounds.maxY - 60))
          field.becomeFirstResponder()
          phone.untilKeyboardRests()
          screen.table.reloadData()
          phone.untilKeyboardRests()
          phone.dismissKeyboard()
          phone.untilKeyboardRests()
          let what: Comment = "\(held) \(footer) \(mode)"
          #expect(screen.table.contentOffset == offset, what)
          #expect(screen.table.contentInset == .zero, what)
        }
      }
    }
  }

  // .ci/contract compiles the other tests with the names that Objective-C sees. There, the
  // identifiers of a snapshot have to be objects.
  #if os(Linux)
    /// Edits a row near the lower edge of a table, applies a snapshot without the rows from `first`
    /// on, and hides the keyboard.
    ///
    /// - Returns: The content offset in the end.
    private func end(_ held: Held, _ place: Place, from first: Int, mode: Mode?) throws -> CGFloat {
      let phone = try held.make()
      let screen = UIViewController()
      let table = UITableView(frame: screen.view.bounds, style: .plain)
      table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      table.rowHeight = FieldTable.rowHeight
      table.register(FieldTable.Cell.self, forCellReuseIdentifier: "row")
      screen.view.addSubview(table)
      let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, _ in
        table.dequeueReusableCell(withIdentifier: "row", for: path)
      }
      func apply(_ rows: Range<Int>, animated: Bool) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(rows))
        source.apply(snapshot, animatingDifferences: animated)
      }
      apply(0..<60, animated: false)
      place.show(screen, on: phone)
      table.contentOffset.y += 200
      phone.settle()
      func play() throws {
        let row = try #require(table.indexPathsForVisibleRows?.dropLast(2).last)
        let cell = try #require(table.cellForRow(at: row) as? FieldTable.Cell)
        cell.field.becomeFirstResponder()
        phone.untilKeyboardRests()
        apply(0..<first, animated: true)
        phone.untilKeyboardRests()
        phone.dismissKeyboard()
        phone.untilKeyboardRests()
      }
      if let mode { try mode.serve(screen, play) } else { try play() }
      return table.contentOffset.y
    }

    @Test(
      "A snapshot removes rows while editing: after editing, the offset is as without an avoider",
      .needs([.virtualTime, .rotation]), arguments: [2, 12, 20, 55])
    func snapshot(first: Int) throws {
      for (held, place, mode) in Held.stages where place != .drawer && place != .child {
        let plain = try end(held, place, from: first, mode: nil)
        let served = try end(held, place, from: first, mode: mode)
        #expect(served == plain, "\(held) \(place) \(mode)")
      }
    }
  #endif
}
