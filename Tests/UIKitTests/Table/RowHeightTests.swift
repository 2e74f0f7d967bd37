import Foundation
import ScreenTesting
import Testing

/// What a table remembers about rows off screen: `SystemBehavior.rowHeights`.
@MainActor
@Suite struct RowHeightTests {
  /// A table of forty self-sizing rows of 90 points.
  private func stage(_ heights: SystemBehavior.RowHeights) throws -> TableStage {
    let stage = try TableStage(rows: [40], height: { _ in 90 })
    stage.phone.behavior.rowHeights = heights
    stage.table.reloadData()
    stage.phone.settle()
    return stage
  }

  /// How far the first row on screen is drawn above the table's upper edge.
  private func shift(_ stage: TableStage) throws -> CGFloat {
    let row = try #require(stage.table.indexPathsForVisibleRows?.first)
    return stage.offset - stage.table.rectForRow(at: row).minY
  }

  @Test("Forgotten row heights change the offset, visible rows stay")
  func offset() throws {
    for heights in SystemBehavior.RowHeights.allCases {
      let stage = try stage(heights)
      stage.offset = 200
      #expect(stage.rows.first == "0.2", "\(heights)")
      #expect(try shift(stage) == 20)
      // Two rows of 90 points have left the screen. The table counts each as 60 points.
      #expect(stage.offset == (heights == .forgotten ? 140 : 200))
    }
  }

  @Test("Rows that come back are measured again")
  func comingBack() throws {
    let stage = try stage(.forgotten)
    stage.offset = 200
    stage.offset -= 20
    let before = stage.offset
    stage.offset -= 10
    #expect(stage.rows.first == "0.1")
    #expect(stage.offset == before - 10 + 30)
    #expect(try shift(stage) == 80)
    stage.offset = 0
    stage.offset = 0
    #expect(stage.rows.first == "0.0")
  }
}
