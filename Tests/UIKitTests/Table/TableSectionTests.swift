import ScreenTesting
import Testing

/// Headers, footers, separators, backgrounds and selection.
@MainActor
@Suite struct TableSectionTests {
  @Test("Headers of plain tables float until their section ends")
  func headersPlainTables() throws {
    let stage = try TableStage(rows: [20, 20])
    stage.source.headers = [0: "First", 1: "Second"]
    stage.table.sectionHeaderTopPadding = 0
    stage.table.rowHeight = 60
    stage.table.reloadData()
    stage.phone.settle()
    let header = try #require(stage.table.headerView(forSection: 0))
    let height = header.frame.height
    #expect(header.frame.minY == 0 && height > 20)
    stage.offset = 300
    #expect(stage.table.headerView(forSection: 0)?.frame.minY == 300)
    let end = stage.table.rect(forSection: 0).maxY
    stage.offset = end - height / 2
    #expect(stage.table.headerView(forSection: 0)?.frame.maxY == end)
    #expect(stage.table.headerView(forSection: 1)?.frame.minY == end)
    stage.offset = end + 100
    #expect(stage.table.headerView(forSection: 0) == nil)
    #expect(stage.table.headerView(forSection: 1)?.frame.minY == end + 100)
  }

  @Test("The footer of a plain table floats while rows of its section show")
  func footerFloats() throws {
    let stage = try TableStage(rows: [30, 20])
    stage.source.footers = [0: "First"]
    stage.table.rowHeight = 60
    stage.table.reloadData()
    stage.phone.settle()
    #expect(stage.table.footerView(forSection: 0)?.frame.maxY == 600)
    stage.table.contentInset.bottom = 200
    stage.offset = 300
    #expect(stage.table.footerView(forSection: 0)?.frame.maxY == 700)
  }

  @Test("Headers of grouped tables scroll away")
  func headersGroupedTables() throws {
    let stage = try TableStage(rows: [20], style: .grouped)
    stage.source.headers = [0: "First"]
    stage.table.reloadData()
    stage.phone.settle()
    let header = try #require(stage.table.headerView(forSection: 0))
    #expect(header.frame.minY == 0)
    stage.offset = 200
    #expect(header.superview == nil)
  }

  // Numbers that apps have met for years: 35 points above the first section, 17.5 between.
  @Test("Grouped tables leave gaps without titles")
  func groupedTablesLeave() throws {
    let stage = try TableStage(rows: [1, 1], style: .grouped)
    #expect(stage.cell(0, 0)?.frame.minY == 35)
    #expect(stage.cell(0, 1)?.frame.minY == 130)
  }

  @Test("Views above and below all rows scroll along")
  func viewsAbove() throws {
    let stage = try TableStage(rows: [3])
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
    let footer = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 70))
    stage.table.tableHeaderView = header
    stage.table.tableFooterView = footer
    stage.phone.settle()
    #expect(header.frame == CGRect(x: 0, y: 0, width: 375, height: 50))
    #expect(stage.cell(0)?.frame.minY == 50)
    #expect(footer.frame == CGRect(x: 0, y: 230, width: 375, height: 70))
    #expect(stage.table.contentSize.height == 300)
    stage.table.tableHeaderView = nil
    stage.phone.settle()
    #expect(header.superview == nil)
    #expect(stage.cell(0)?.frame.minY == 0)
  }

  @Test("A background view stays behind the rows")
  func backgroundViewStays() throws {
    let stage = try TableStage()
    let background = UIView()
    stage.table.backgroundView = background
    stage.offset = 500
    #expect(background.frame == stage.table.bounds)
    #expect(stage.table.subviews.first === background)
  }

  // MARK: Selection

  @Test("A tap highlights and selects")
  func tapHighlightsSelects() throws {
    let stage = try TableStage()
    stage.phone.tap(at: CGPoint(x: 300, y: 90))
    #expect(stage.source.takeLog() == ["highlight 1", "select 1", "unhighlight 1"])
    #expect(stage.cell(1)?.isSelected == true)
    #expect(stage.table.indexPathForSelectedRow?.row == 1)
    stage.phone.tap(at: CGPoint(x: 300, y: 150))
    #expect(
      stage.source.takeLog() == ["highlight 2", "deselect 1", "select 2", "unhighlight 2"])
    #expect(stage.cell(1)?.isSelected == false)
  }

  @Test("A touch that rests highlights and a drag takes it back")
  func touchRestsHighlights() throws {
    let stage = try TableStage()
    stage.phone.touchDown(at: CGPoint(x: 300, y: 90))
    #expect(stage.cell(1)?.isHighlighted == false, "touches wait for 150 ms")
    stage.phone.advance(by: 0.2)
    #expect(stage.cell(1)?.isHighlighted == true)
    stage.phone.touchMove(to: CGPoint(x: 300, y: 60))
    stage.phone.advance(by: 0.1)
    #expect(stage.cell(1)?.isHighlighted == false)
    stage.phone.touchUp()
    #expect(stage.table.indexPathForSelectedRow == nil)
  }

  @Test("Selection can be many or none")
  func selectionManyNone() throws {
    let stage = try TableStage()
    stage.table.allowsMultipleSelection = true
    stage.phone.tap(at: CGPoint(x: 300, y: 90))
    stage.phone.advance(by: 1)
    stage.phone.tap(at: CGPoint(x: 300, y: 210))
    #expect(stage.table.indexPathsForSelectedRows?.map(\.row) == [1, 3])
    stage.phone.advance(by: 1)
    stage.phone.tap(at: CGPoint(x: 300, y: 90))
    #expect(stage.table.indexPathsForSelectedRows?.map(\.row) == [3])
    stage.table.allowsSelection = false
    stage.phone.advance(by: 1)
    stage.phone.tap(at: CGPoint(x: 300, y: 90))
    #expect(stage.table.indexPathsForSelectedRows?.map(\.row) == [3])
  }

  // The documentation of selectRow and deselectRow: the delegate does not hear of them.
  @Test("Selecting in code is silent and outlasts scrolling")
  func selectingCodeSilent() throws {
    let stage = try TableStage()
    let path = IndexPath(row: 30, section: 0)
    stage.table.selectRow(at: path, animated: false, scrollPosition: .middle)
    stage.phone.settle()
    #expect(stage.cell(30)?.isSelected == true)
    stage.offset = 0
    stage.offset = 1500
    stage.table.scrollToNearestSelectedRow(at: .top, animated: false)
    stage.phone.settle()
    #expect(stage.cell(30)?.isSelected == true)
    stage.table.deselectRow(at: path, animated: true)
    #expect(stage.cell(30)?.isSelected == false)
    #expect(stage.source.takeLog() == [])
  }

  @Test("Fields in cells take their own taps")
  func fieldsCellsTake() throws {
    let stage = try TableStage()
    stage.phone.tap(at: CGPoint(x: 40, y: 90))
    #expect(stage.cell(1)?.field.isFirstResponder == true)
    #expect(stage.source.takeLog() == [])
  }

  // MARK: Cells

  @Test("The accessory leaves the content less")
  func accessoryLeavesContent() throws {
    let stage = try TableStage()
    let cell = try #require(stage.cell(0))
    #expect(cell.contentView.frame.width == 375)
    cell.accessoryType = .disclosureIndicator
    stage.phone.settle()
    let narrow = cell.contentView.frame.width
    #expect(narrow < 375 - 16)
    let own = UIView(frame: CGRect(x: 0, y: 0, width: 51, height: 31))
    cell.accessoryView = own
    stage.phone.settle()
    #expect(own.frame.maxX == 359)
    #expect(own.frame.midY == 30)
    #expect(cell.contentView.frame.maxX == own.frame.minX - 8)
  }

  @Test(
    "The labels of a style can be set one by one",
    arguments: [
      (UITableViewCell.CellStyle.default, nil as String?), (.value1, "Detail"),
      (.subtitle, "Detail"),
    ])
  func labelsStyleSet(
    _ style: UITableViewCell.CellStyle, _ detail: String?
  ) throws {
    let stage = try TableStage(rows: [1])
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.textLabel?.text = "Title"
    cell.detailTextLabel?.text = detail
    stage.table.addSubview(cell)
    cell.frame = CGRect(x: 0, y: 100, width: 375, height: 60)
    stage.phone.settle()
    let title = try #require(cell.textLabel)
    #expect(title.convert(title.bounds, to: cell).minX == 16, "\(style)")
    #expect((cell.detailTextLabel == nil) == (detail == nil))
    if let label = cell.detailTextLabel {
      let frame = label.convert(label.bounds, to: cell)
      if style == .value1 { #expect(frame.maxX == 359) } else { #expect(frame.minY > 25) }
    }
  }
}
