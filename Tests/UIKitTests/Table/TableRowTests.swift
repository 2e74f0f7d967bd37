import ScreenTesting
import Testing

/// Which rows a table makes, how high they are, and that nothing jumps when that becomes known.
///
/// What is asserted of estimates is Apple's documentation of `estimatedRowHeight` and
/// `automaticDimension`: heights are worked out as rows come on screen, and the table manages its
/// content size and offset meanwhile.
@MainActor
@Suite struct TableRowTests {
  // Laying out a self-sizing table of 500 rows touches only visible rows.
  @Test("Only rows on screen are made", arguments: [500, 50_000])
  func rowsScreenMade(_ count: Int) throws {
    BoxCell.made = 0
    let stage = try TableStage(rows: [count])
    let asked = stage.source.takeAsked()
    #expect(asked == (0..<10).map { IndexPath(row: $0, section: 0) }, "\(count) rows")
    #expect(BoxCell.made == 10)
    #expect(stage.source.countings == 1)
    #expect(stage.rows.count == 10)
  }

  @Test("Scrolling by a row costs a row", arguments: [500, 50_000])
  func scrollingRowCosts(_ count: Int) throws {
    let stage = try TableStage(rows: [count])
    stage.offset = CGFloat(count / 2) * 44
    _ = stage.source.takeAsked()
    let made = BoxCell.made
    BoxCell.layouts = 0
    for _ in 0..<10 { stage.offset += 60 }
    #expect(stage.source.takeAsked().count == 10, "\(count) rows")
    #expect(BoxCell.made <= made + 1, "cells are used again")
    #expect(BoxCell.layouts <= 30, "only the row that comes is laid out")
  }

  @Test("Cells that leave are used again")
  func cellsLeaveUsed() throws {
    let stage = try TableStage()
    BoxCell.made = 0
    for _ in 0..<50 { stage.offset += 60 }
    #expect(BoxCell.made <= 1)
    #expect(stage.cell(55)?.field.text == "0.55")
    #expect((stage.cell(55)?.reuses ?? 0) > 0)
  }

  @Test("Constraints in the content view make the height")
  func constraintsContentView() throws {
    let stage = try TableStage(rows: [20]) { CGFloat(30 + 10 * $0.row) }
    for row in 0..<6 {
      #expect(
        stage.table.rectForRow(at: IndexPath(row: row, section: 0)).height
          == CGFloat(30 + 10 * row), "row \(row)")
    }
    #expect(stage.cell(3)?.contentView.frame.height == 60)
  }

  @Test("The content size grows as heights become known")
  func contentSizeGrows() throws {
    let stage = try TableStage(rows: [100]) { _ in 100 }
    #expect(stage.table.contentSize == CGSize(width: 375, height: 6 * 100 + 94 * 44))
    stage.offset = 600
    #expect(stage.table.contentSize == CGSize(width: 375, height: 12 * 100 + 88 * 44))
  }

  @Test("What shows stays where it is when rows above turn out higher")
  func showsStaysRows() throws {
    let stage = try TableStage(rows: [100]) { _ in 100 }
    stage.table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .top, animated: false)
    stage.phone.settle()
    let row = try #require(stage.cell(50))
    func top() -> CGFloat { row.frame.minY - stage.offset }
    #expect(top() == 0)
    for step in 1...20 {
      stage.offset -= 20
      #expect(top() == CGFloat(20 * step), "step \(step)")
    }
  }

  // `rowHeight`'s documentation: without automaticDimension no cell is asked.
  @Test("A fixed height is exact from the start, and content of another height is told of")
  func fixedHeightExact() throws {
    let stage = try TableStage(rows: [1000])
    let messages = DeveloperLog.messages {
      stage.table.rowHeight = 50
      stage.table.reloadData()
      stage.phone.settle()
    }
    #expect(messages.count == 12)
    #expect(messages.allSatisfy { $0.contains("'UIView-Encapsulated-Layout-Height'") })
    #expect(stage.table.contentSize.height == 50_000)
    #expect(stage.table.rectForRow(at: IndexPath(row: 999, section: 0)).minY == 49_950)
    #expect(stage.rows.count == 12)
  }

  @Test(
    "Scrolling to a row arrives whatever was estimated",
    arguments: [
      (UITableView.ScrollPosition.top, CGFloat(0)), (.middle, 250), (.bottom, 500),
    ])
  func scrollingRowArrives(
    _ position: UITableView.ScrollPosition, _ expected: CGFloat
  ) throws {
    for animated in [false, true] {
      let stage = try TableStage(rows: [300]) { _ in 100 }
      let path = IndexPath(row: 150, section: 0)
      stage.table.scrollToRow(at: path, at: position, animated: animated)
      stage.phone.advance(by: 1)
      let top = stage.table.rectForRow(at: path).minY - stage.offset
      #expect(abs(top - expected) <= 1, "\(position), animated \(animated)")
      #expect(stage.cell(150) != nil)
    }
  }

  @Test("A row that shows is not scrolled to")
  func rowShows() throws {
    let stage = try TableStage()
    stage.table.scrollToRow(at: IndexPath(row: 5, section: 0), at: .none, animated: false)
    #expect(stage.offset == 0)
    stage.table.scrollToRow(at: IndexPath(row: 10, section: 0), at: .none, animated: false)
    #expect(stage.offset == 60)
  }

  @Test("Points and rows and cells find each other")
  func pointsRowsCells() throws {
    let stage = try TableStage(rows: [3, 0, 4])
    let path = IndexPath(row: 1, section: 2)
    let rect = stage.table.rectForRow(at: path)
    #expect(rect == CGRect(x: 0, y: 240, width: 375, height: 60))
    #expect(stage.table.indexPathForRow(at: CGPoint(x: 10, y: 240)) == path)
    #expect(
      stage.table.indexPathForRow(at: CGPoint(x: 10, y: 239)) == IndexPath(row: 0, section: 2))
    #expect(stage.table.indexPathForRow(at: CGPoint(x: 10, y: 500)) == nil)
    #expect(stage.table.indexPathForRow(at: CGPoint(x: 10, y: -1)) == nil)
    let cell = try #require(stage.table.cellForRow(at: path))
    #expect(stage.table.indexPath(for: cell) == path)
    #expect(stage.table.visibleCells.count == 7)
    #expect(stage.table.numberOfRows(inSection: 2) == 4)
  }

  // Apple's collection and table views keep the cell that holds the first responder
  // (rdar 13113345); the focus ends where they do not (CollectionKit#113).
  @Test("The cell that is typed into stays alive")
  func cellTyped() throws {
    let stage = try TableStage()
    let cell = try #require(stage.cell(2))
    cell.field.becomeFirstResponder()
    stage.phone.advance(by: 1)
    cell.field.text = "typed"
    stage.offset = 3000
    #expect(cell.field.isFirstResponder)
    #expect(stage.table.cellForRow(at: IndexPath(row: 2, section: 0)) == nil)
    #expect(!stage.table.visibleCells.contains(cell))
    _ = stage.source.takeAsked()
    stage.offset = 0
    #expect(stage.cell(2) === cell)
    #expect(!stage.source.takeAsked().contains(IndexPath(row: 2, section: 0)))
    #expect(cell.field.text == "typed")
    stage.offset = 3000
    cell.field.resignFirstResponder()
    stage.offset = 3060
    #expect(cell.superview == nil, "without the focus it goes as any other")
  }

  @Test("A drag scrolls and the rows follow")
  func dragScrollsRows() throws {
    let stage = try TableStage()
    stage.drag(by: 310)
    stage.phone.advance(by: 1)
    #expect(stage.offset == 300)
    #expect(stage.rows.first == "0.5")
    #expect(stage.source.takeLog() == [], "a drag selects nothing")
  }

  @Test("A width of its own makes heights new")
  func widthMakesHeights() throws {
    let stage = try TableStage(rows: [50], style: .insetGrouped)
    #expect(stage.cell(0)?.frame.minX == 16)
    #expect(stage.cell(0)?.frame.width == 343)
    stage.table.frame.size.width = 500
    stage.phone.settle()
    #expect(stage.cell(0)?.frame.minX == 20)
    #expect(stage.cell(0)?.frame.width == 460)
    #expect(stage.cell(0)?.contentView.frame.width == 460)
  }
}
