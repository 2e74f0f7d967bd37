import Foundation
import ScreenTesting
import Testing

@testable import UIKit

/// A table that is laid out in the middle of its own update, which ends the app on a device.
@MainActor
@Suite struct TableLayoutInUpdateTests {
  private static let inApplying = "_visibleRows and _visibleCells must be of same length."
  private static let first = IndexPath(row: 0, section: 0)

  /// A table with the focus in its first row. The app runs a closure in its will-hide handler.
  @MainActor
  private final class FocusedStage {
    let list: TableStage
    private var observer: (any NSObjectProtocol)?

    init(atWillHide action: @escaping @MainActor (UITableView) -> Void) throws {
      list = try TableStage(rows: [20])
      list.cell(0)?.field.becomeFirstResponder()
      list.phone.advance(by: 1)
      observer = NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillHideNotification, object: nil, queue: nil
      ) { [weak table = list.table] _ in
        MainActor.assumeIsolated { if let table { action(table) } }
      }
    }

    /// Runs an action, removes the observer, and returns the exceptions.
    func exceptions(of action: () -> Void) -> [String] {
      defer { observer.map { NotificationCenter.default.removeObserver($0) } }
      return SystemException.raised {
        action()
        list.phone.advance(by: 1)
      }.map(\.reason)
    }
  }

  @Test(
    "Forced layout in willHide during a deletion ends the app",
    arguments: [UITableView.RowAnimation.none, .automatic])
  func layoutInDeletion(animation: UITableView.RowAnimation) throws {
    let stage = try FocusedStage { table in
      table.contentInset.bottom = 10
      table.setNeedsLayout()
      table.window?.layoutIfNeeded()
    }
    let exceptions = stage.exceptions {
      stage.list.source.counts = [19]
      stage.list.table.deleteRows(at: [Self.first], with: animation)
    }
    #expect(exceptions == [Self.inApplying])
    #expect(stage.list.cell(0)?.field.text == "0.1", "the update goes on")
  }

  @Test("Forced layout in willHide during a reload ends the app")
  func layoutInReload() throws {
    let stage = try FocusedStage { table in
      table.setNeedsLayout()
      table.layoutIfNeeded()
    }
    let exceptions = stage.exceptions {
      stage.list.table.reloadRows(at: [Self.first], with: .automatic)
    }
    #expect(exceptions == [Self.inApplying])
  }

  @Test("Inset and offset changes in willHide during deletion are harmless")
  func scrollInDeletion() throws {
    let stage = try FocusedStage { table in
      table.contentInset.bottom = 10
      table.contentOffset.y = 30
    }
    let exceptions = stage.exceptions {
      stage.list.source.counts = [19]
      stage.list.table.deleteRows(at: [Self.first], with: .automatic)
    }
    #expect(exceptions.isEmpty)
  }

  @Test("Deleting a focused row hides the keyboard before the fade")
  func hideInDeletion() throws {
    let stage = try FocusedStage { _ in }
    stage.list.source.counts = [19]
    stage.list.table.deleteRows(at: [Self.first], with: .automatic)
    #expect(stage.list.phone.keyboard.posted.last?.event.phase == .willHide)
  }

  @Test("In an update, layout after data changes ends the app")
  func layoutInBatch() throws {
    let stage = try TableStage(rows: [20])
    let exceptions = SystemException.raised {
      stage.table.beginUpdates()
      stage.source.counts = [19]
      stage.table.setNeedsLayout()
      stage.phone.window.layoutIfNeeded()
      stage.table.deleteRows(at: [Self.first], with: .none)
      stage.table.endUpdates()
      stage.phone.settle()
    }
    #expect(exceptions.count == 1)
    #expect(exceptions.first?.name == "NSInternalInconsistencyException")
    #expect(
      exceptions.first?.reason.hasPrefix("Invalid update: invalid number of rows in section 0")
        == true)
  }

  @Test("Layout in an update without data changes is harmless")
  func harmlessLayout() throws {
    let stage = try TableStage(rows: [20])
    let exceptions = SystemException.raised {
      stage.table.performBatchUpdates {
        stage.table.setNeedsLayout()
        stage.phone.window.layoutIfNeeded()
      }
      stage.phone.settle()
    }
    #expect(exceptions.isEmpty)
  }
}
