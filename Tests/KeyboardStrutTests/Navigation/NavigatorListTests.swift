import KeyboardStrut
import ScreenTesting
import Testing

/// A navigator searches a list for inputs, row by row. It scrolls to rows that have no cell on
/// screen, and searches them, too.
@MainActor
@Suite struct NavigatorListTests {
  @MainActor
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    let count: Int
    let hasField: (Int) -> Bool
    var displayed: [Int] = []
    var willDisplay: (Int, UITableViewCell) -> Void = { _, _ in }

    init(_ count: Int, hasField: @escaping (Int) -> Bool) {
      self.count = count
      self.hasField = hasField
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let kind = hasField(indexPath.row) ? "field" : "text"
      let cell =
        tableView.dequeueReusableCell(withIdentifier: kind)
        ?? UITableViewCell(style: .default, reuseIdentifier: kind)
      guard kind == "field" else { return cell }
      let field =
        cell.contentView.descendant(UITextField.self) ?? cell.contentView.addField("", 20, 5)
      field.accessibilityIdentifier = "\(indexPath.row)"
      return cell
    }

    func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
      displayed.append(indexPath.row)
      willDisplay(indexPath.row, cell)
    }
  }

  @MainActor
  private struct Table {
    let rows: Rows
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    let stage: NavigationStage

    init(_ count: Int, hasField: @escaping (Int) -> Bool) throws {
      let rows = Rows(count, hasField: hasField)
      self.rows = rows
      let table = table
      table.rowHeight = 44
      table.dataSource = rows
      table.delegate = rows
      stage = try NavigationStage { view in
        view.addSubview(table)
        view.avoidKeyboard()
      }
      rows.displayed = []
    }

    /// The largest number of rows on screen, if the first and the last row are cut off.
    var screenful: Int { Int(table.bounds.height / 44) + 1 }

    /// Whether the first responder is fully visible above the keyboard.
    var isVisible: Bool {
      guard let input = stage.phone.firstResponder as? UIView else { return false }
      let frame = stage.frame(input)
      return frame.minY >= 0 && frame.maxY <= stage.keyboardTop
    }

    /// Repeats a step until it fails, at most 67 times. Returns the visited rows, the largest
    /// number of rows that one step has loaded, and whether the input was visible after each step.
    func walk(_ step: () -> Bool) -> (visited: [Int], mostRows: Int, isAlwaysVisible: Bool) {
      var visited: [Int] = []
      var most = 0
      var isAlwaysVisible = true
      while visited.count < 67 {
        rows.displayed = []
        guard step() else { break }
        most = max(most, rows.displayed.count)
        stage.phone.advance(by: visited.isEmpty ? 1 : 0.5)
        isAlwaysVisible = isAlwaysVisible && isVisible
        visited.append(stage.current.flatMap { Int($0) } ?? -1)
      }
      return (visited, most, isAlwaysVisible)
    }
  }

  @Test(
    "A diffable table applies a new snapshot: the Next button visits fields in the new row order")
  func diffable() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    table.rowHeight = 44
    let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, _, item in
      let cell =
        table.dequeueReusableCell(withIdentifier: "field")
        ?? UITableViewCell(style: .default, reuseIdentifier: "field")
      let field =
        cell.contentView.descendant(UITextField.self) ?? cell.contentView.addField("", 20, 5)
      field.accessibilityIdentifier = "\(item)"
      return cell
    }
    func show(_ items: [Int]) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0, 1])
      snapshot.appendItems(Array(items.prefix(items.count / 2)), toSection: 0)
      snapshot.appendItems(Array(items.dropFirst(items.count / 2)), toSection: 1)
      source.apply(snapshot, animatingDifferences: false)
    }
    show(Array(0..<60))
    let stage = try NavigationStage { view in
      view.addSubview(table)
      view.avoidKeyboard()
    }
    func walk() -> [String] {
      var visited = [stage.current ?? "none"]
      while stage.navigator.moveToNext() {
        stage.phone.advance(by: 0.5)
        visited.append(stage.current ?? "none")
      }
      return visited
    }
    stage.focus("0")
    #expect(walk() == (0..<60).map(String.init))
    stage.hide()
    show(Array((0..<40).reversed()))
    table.setContentOffset(.zero, animated: false)
    stage.phone.untilKeyboardRests()
    stage.focus("39")
    #expect(walk() == (0..<40).reversed().map(String.init))
    stage.hide()
  }

  #if canImport(Phone)
    /// A way in which a table view displays a row again.
    enum Display: CaseIterable { case scroll, reload, rowReload }

    /// UIKit complains on the console if code asks for cells while it updates the visible cells.
    @Test(
      "A field gets focus in willDisplay: UIKit logs no complaint, and Next skips no row",
      .needs(.systemKeyboard), arguments: Display.allCases)
    func focusInDisplay(display: Display) throws {
      let table = try Table(200) { _ in true }
      let row = display == .scroll ? 60 : 9
      let path = IndexPath(row: row, section: 0)
      table.rows.willDisplay = { shown, cell in
        if shown == row { cell.descendant(UITextField.self)?.becomeFirstResponder() }
      }
      let complaints = DeveloperLog.messages {
        switch display {
        case .scroll: table.table.scrollToRow(at: path, at: .middle, animated: false)
        case .reload: table.table.reloadData()
        case .rowReload: table.table.reloadRows(at: [path], with: .none)
        }
        table.stage.phone.untilKeyboardRests()
      }
      #expect(complaints == [])
      #expect(table.stage.current == "\(row)" && table.stage.bar != nil)
      table.rows.willDisplay = { _, _ in }
      for next in row + 1...row + 30 {
        #expect(table.stage.navigator.moveToNext())
        table.stage.phone.advance(by: 0.5)
        #expect(table.stage.current == "\(next)")
      }
      table.stage.hide()
    }
  #endif

  @Test(
    "Only every third row has a field: the Next and Previous buttons visit each field once",
    arguments: [200, 10_000])
  func everyThird(count: Int) throws {
    let table = try Table(count) { $0 % 3 == 1 }
    let wanted = Array(stride(from: 1, to: 200, by: 3))
    let there = table.walk { table.stage.navigator.moveToNext() }
    #expect(there.visited == wanted)
    #expect(there.isAlwaysVisible)
    #expect(there.mostRows <= 3 * table.screenful, "\(there.mostRows)")
    #expect(table.stage.navigator.canMoveToNext == (count > 200))
    let back = table.walk { table.stage.navigator.moveToPrevious() }
    #expect(back.visited == Array(wanted.reversed().dropFirst()))
    #expect(back.isAlwaysVisible)
    #expect(back.mostRows <= 3 * table.screenful, "\(back.mostRows)")
    table.stage.hide()
  }

  @Test(
    "No nearby row has a field: the Next button loads at most three screenfuls of rows",
    .needs(.systemKeyboard),
    arguments: [200, 10_000])
  func bound(count: Int) throws {
    let table = try Table(count) { $0 == 0 || $0 == count - 1 }
    let navigator = table.stage.navigator
    table.stage.focus("0")
    let offset = table.table.contentOffset
    table.rows.displayed = []
    #expect(navigator.canMoveToNext, "rows are unsearched")
    #expect(table.stage.bar?.items?[1].isEnabled == true)
    #expect(!navigator.moveToNext())
    // Rows that reappear when the step restores the offset were on screen before it, so they do not
    // count.
    let beyond = table.rows.displayed.filter { $0 >= table.screenful }
    #expect(beyond.count <= 3 * table.screenful, "\(beyond.count)")
    #expect((beyond.max() ?? 0) < 4 * table.screenful)
    #expect(table.table.contentOffset == offset, "the offset is given back")
    #expect(table.stage.current == "0")
    #expect(!navigator.canMoveToNext, "a press has found nothing")
    #expect(table.stage.bar?.items?[1].isEnabled == false)
    #expect(table.stage.field("0").returnKeyType == .done)
    table.stage.hide()
  }

  @Test(
    "With indexPathsOfInputs, the Next button goes to a distant row without loading rows between",
    arguments: [200, 10_000])
  func hint(count: Int) throws {
    let table = try Table(count) { $0 == 0 || $0 == count - 1 }
    table.stage.navigator.indexPathsOfInputs = { _ in
      [IndexPath(row: 0, section: 0), IndexPath(row: count - 1, section: 0)]
    }
    table.stage.focus("0")
    table.rows.displayed = []
    #expect(table.stage.navigator.moveToNext())
    #expect(table.stage.current == "\(count - 1)")
    #expect(table.rows.displayed.count <= table.screenful, "\(table.rows.displayed.count)")
    #expect(!table.stage.navigator.canMoveToNext)
    #expect(table.stage.navigator.moveToPrevious() && table.stage.current == "0")
    table.stage.hide()
  }

  @Test("The Next and Previous buttons move to the fields before, inside and after a table")
  func aroundList() throws {
    let rows = Rows(60) { $0 % 20 == 5 }
    let table = UITableView(frame: CGRect(x: 0, y: 150, width: 393, height: 300))
    table.rowHeight = 44
    table.dataSource = rows
    let stage = try NavigationStage { view in
      view.addField("before", 20, 100)
      view.addSubview(table)
      view.addField("after", 20, 460)
    }
    table.contentOffset.y = 1000
    stage.phone.settle()
    stage.focus("before")
    var visited: [String?] = []
    while stage.navigator.moveToNext() { visited.append(stage.current) }
    #expect(visited == ["5", "25", "45", "after"], "\(stage.navigator.explanation)")
    visited = []
    table.contentOffset.y = 500
    stage.phone.settle()
    while stage.navigator.moveToPrevious() { visited.append(stage.current) }
    #expect(visited == ["45", "25", "5", "before"])
    stage.hide()
  }
}
