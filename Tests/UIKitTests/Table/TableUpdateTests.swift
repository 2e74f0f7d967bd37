import Foundation
import ScreenTesting
import Testing

/// Insertions, deletions, reloads and moves: Apple's "Batch insertion, deletion, and reloading of
/// rows and sections": deletions count in the old order, insertions in the new one.
@MainActor
@Suite struct TableUpdateTests {
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  private func texts(_ stage: TableStage) -> [String] {
    stage.table.visibleCells.map { ($0 as? BoxCell)?.field.text ?? "" }
  }

  @Test(
    "An inserted row is asked for and the others move",
    arguments: [UITableView.RowAnimation.none, .automatic])
  func insertedRowAsked(_ animation: UITableView.RowAnimation) throws {
    let stage = try TableStage(rows: [3])
    let last = try #require(stage.cell(2))
    _ = stage.source.takeAsked()
    stage.source.counts = [4]
    stage.table.insertRows(at: [path(1)], with: animation)
    #expect(stage.source.takeAsked() == [path(1)], "\(animation)")
    stage.phone.advance(by: 1)
    #expect(stage.cell(3) === last)
    #expect(last.frame.minY == 180)
    #expect(stage.table.contentSize.height == 240)
    #expect(stage.cell(1)?.alpha == 1)
  }

  @Test("A deleted row goes", arguments: [UITableView.RowAnimation.none, .fade])
  func deletedRow(_ animation: UITableView.RowAnimation) throws {
    let stage = try TableStage(rows: [3])
    let gone = try #require(stage.cell(0))
    stage.source.counts = [2]
    stage.table.deleteRows(at: [path(0)], with: animation)
    stage.phone.advance(by: 1)
    #expect(gone.superview == nil, "\(animation)")
    #expect(texts(stage) == ["0.1", "0.2"])
    #expect(stage.cell(0)?.frame.minY == 0)
  }

  @Test("Rows move in the animation")
  func rowsMoveAnimation() throws {
    let stage = try TableStage(rows: [3])
    let last = try #require(stage.cell(2))
    stage.source.counts = [2]
    stage.table.deleteRows(at: [path(0)], with: .automatic)
    stage.phone.advance(by: 0.15)
    let middle = try #require(last.layer.presentation()).frame.minY
    #expect(middle > 60 && middle < 120, "\(middle)")
    stage.phone.advance(by: 0.3)
    #expect(last.layer.presentation()?.frame.minY == 60)
  }

  @Test("Asking for cells in willDisplay: the table complains and knows no cell of the row")
  func cellsAskedInUpdate() throws {
    let stage = try TableStage(rows: [20])
    var answers: [UITableViewCell?] = []
    stage.source.willDisplay = { table, row in
      answers.append(table.cellForRow(at: row))
      _ = table.visibleCells
    }
    let complaints = DeveloperLog.messages { stage.offset = 60 }
    #expect(!answers.isEmpty && answers.allSatisfy { $0 == nil })
    #expect(complaints.count == 2 * answers.count)
    #expect(complaints.allSatisfy { $0.contains("process of") })
    var known: UITableViewCell?
    let afterwards = DeveloperLog.messages {
      known = stage.table.cellForRow(at: IndexPath(row: 3, section: 0))
    }
    #expect(known != nil && afterwards.isEmpty)
  }

  @Test("A batch mixes both orders")
  func batchMixesBoth() throws {
    let stage = try TableStage(rows: [5])
    stage.source.counts = [5]
    var isOver = false
    stage.table.performBatchUpdates {
      stage.table.deleteRows(at: [path(0), path(3)], with: .automatic)
      stage.table.insertRows(at: [path(1), path(4)], with: .automatic)
    } completion: {
      isOver = $0
    }
    stage.phone.advance(by: 1)
    #expect(texts(stage) == ["0.1", "0.1", "0.2", "0.4", "0.4"])
    #expect(isOver)
  }

  @Test("Sections come and go")
  func sectionsComeGo() throws {
    let stage = try TableStage(rows: [1, 2])
    stage.source.counts = [1, 3, 2]
    stage.table.insertSections([1], with: .automatic)
    stage.phone.advance(by: 1)
    #expect(stage.rows == ["0.0", "1.0", "1.1", "1.2", "2.0", "2.1"])
    stage.source.counts = [2]
    stage.table.deleteSections([0, 1], with: .automatic)
    stage.phone.advance(by: 1)
    #expect(stage.rows == ["0.0", "0.1"])
    #expect(texts(stage) == ["1.0", "1.1"], "cells that stay are not asked for again")
  }

  @Test("Moves keep the cell")
  func movesKeepCell() throws {
    let stage = try TableStage(rows: [3, 2])
    let cell = try #require(stage.cell(0))
    stage.source.counts = [2, 3]
    stage.table.moveRow(at: path(0), to: path(1, 1))
    stage.phone.advance(by: 1)
    #expect(stage.cell(1, 1) === cell)
    stage.source.counts = [3, 2]
    stage.table.moveSection(1, toSection: 0)
    stage.phone.advance(by: 1)
    #expect(stage.cell(1, 0) === cell)
  }

  @Test("Reloaded rows get new cells")
  func reloadedRowsGet() throws {
    let stage = try TableStage(rows: [3])
    let old = try #require(stage.cell(1))
    _ = stage.source.takeAsked()
    stage.source.height = { _ in 90 }
    stage.table.reloadRows(at: [path(1)], with: .automatic)
    #expect(stage.source.takeAsked() == [path(1)])
    stage.phone.advance(by: 1)
    #expect(old.superview == nil)
    #expect(stage.table.rectForRow(at: path(1)).height == 90)
    #expect(stage.cell(2)?.frame.minY == 150)
  }

  // Known of growing text views in cells: an empty beginUpdates/endUpdates asks for heights again.
  @Test("An empty update asks for heights again")
  func emptyUpdateAsks() throws {
    let stage = try TableStage(rows: [3])
    stage.cell(0)?.show(path(0), 100)
    stage.table.beginUpdates()
    stage.table.endUpdates()
    stage.phone.advance(by: 1)
    #expect(stage.cell(1)?.frame.minY == 100)
    #expect(stage.source.takeAsked().count == 3)
  }

  @Test("Selection moves with its rows")
  func selectionMovesRows() throws {
    let stage = try TableStage(rows: [3])
    stage.table.selectRow(at: path(1), animated: false, scrollPosition: .none)
    stage.source.counts = [4]
    stage.table.insertRows(at: [path(0)], with: .none)
    #expect(stage.table.indexPathForSelectedRow == path(2))
    stage.table.reloadData()
    #expect(stage.table.indexPathForSelectedRow == nil)
  }

  @Test("The field with the focus keeps it through an insertion")
  func fieldFocusKeeps() throws {
    let stage = try TableStage(rows: [3])
    let field = try #require(stage.cell(1)).field
    field.becomeFirstResponder()
    stage.source.counts = [4]
    stage.table.insertRows(at: [path(0)], with: .automatic)
    stage.phone.advance(by: 1)
    #expect(field.isFirstResponder)
    stage.table.reloadData()
    stage.phone.settle()
    #expect(!field.isFirstResponder, "a reload takes the cells away")
  }

  @Test("A reload keeps the offset")
  func reloadKeepsOffset() throws {
    let stage = try TableStage(rows: [100]) { _ in 100 }
    for _ in 0..<30 { stage.offset += 70 }
    let before = (stage.offset, stage.rows)
    stage.table.reloadData()
    stage.phone.settle()
    #expect(stage.offset == before.0)
    #expect(stage.rows == before.1)
  }

  @Test("An update that does not fit the data traps")
  func updateNotFitData() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        guard let stage = try? TableStage(rows: [3]) else { return }
        stage.source.counts = [5]
        stage.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Invalid update: the number of rows in section 0 was 3 and is 5"))
    #expect(text.contains("1 inserted, 0 deleted"))
  }
}
