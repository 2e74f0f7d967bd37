import KeyboardStrut
import ScreenTesting
import Testing
import UIKit

/// A table view's content offset is animated frame by frame, because a table view keeps only the
/// rows inside its bounds.
@MainActor
@Suite(.attachingStage) struct ListScrollAnimationTests {
  /// A phone with a table of fields.
  @MainActor
  private struct Stage {
    let phone: any TestStage
    let screen: FieldTable
    var table: UITableView { screen.table }

    init(_ device: String = "iPhone 15") throws {
      phone = try Stages.make(device)
      screen = FieldTable(rows: [40])
      phone.show(screen)
      screen.view.avoidKeyboard(gap: 8)
    }

    /// Focuses the visible field that is nearest to a line `distance` points above the screen's
    /// lower edge.
    func focus(above distance: CGFloat = 60) throws -> UITextField {
      let field = try #require(screen.field(near: phone.window.bounds.maxY - distance))
      field.becomeFirstResponder()
      return field
    }

    var blankHeight: CGFloat { table.blankHeight }
  }

  @Test(
    "An avoider scrolls a table up and back: rows fill the table in every frame",
    arguments: ["iPhone 15", "iPhone SE (3rd generation)", "iPad Pro 11-inch"])
  func rows(device: String) throws {
    let stage = try Stage(device)
    let start = stage.table.contentOffset.y
    _ = try stage.focus()
    var blank: CGFloat = 0
    stage.phone.untilKeyboardRests { blank = max(blank, stage.blankHeight) }
    #expect(stage.table.contentOffset.y > start + 100)
    stage.phone.dismissKeyboard()
    stage.phone.untilKeyboardRests { blank = max(blank, stage.blankHeight) }
    #expect(stage.table.contentOffset.y == start)
    #expect(blank <= 0.5)
  }

  /// How an app moves the upper edge of a table's content, with animation.
  enum EdgeChange: CaseIterable {
    case rotation, hiddenBar, smallerInset

    @MainActor
    func make(in screen: UIViewController, of table: UITableView, on phone: any TestStage) {
      switch self {
      case .rotation: phone.rotate(to: .landscape)
      case .hiddenBar: screen.navigationController?.setNavigationBarHidden(true, animated: true)
      case .smallerInset: UIView.animate(withDuration: 0.3) { table.contentInset.top = 0 }
      }
    }
  }

  @Test(
    "The content's upper edge moves while a table scrolls back: the table ends at its top",
    .needs([.rotation, .virtualTime]), arguments: EdgeChange.allCases, Mode.allCases)
  func movedEdge(change: EdgeChange, mode: Mode) throws {
    // The keyboard's notification promises 0.25 s. The spring of its animation lasts longer.
    for pause in [0.1, 0.27, 0.35, 0.45, 0.6] {
      let phone = try Stages.make("iPhone 15")
      let screen = FieldTable(rows: [40])
      phone.show(UINavigationController(rootViewController: screen))
      phone.advance(by: 0.2)
      if change == .smallerInset { screen.table.contentInset.top = 60 }
      phone.advance(by: 0.2)
      try mode.serve(screen) {
        let field = screen.field(near: phone.window.bounds.maxY - 60)
        try #require(field).becomeFirstResponder()
        phone.untilKeyboardRests()
        phone.dismissKeyboard()
        phone.advance(by: pause)
        change.make(in: screen, of: screen.table, on: phone)
        phone.advance(by: 2)
        #expect(screen.table.contentOffset.y == -screen.table.adjustedContentInset.top, "\(pause)")
      }
    }
  }

  @Test(
    "A table's top inset grows and shrinks while it scrolls back: the table ends at its top",
    .needs(.virtualTime), arguments: [0.03, 0.13, 0.3], [0.13, 0.27, 0.33])
  func briefInset(pause: Double, duration: Double) throws {
    for device in ["iPhone 15", "iPhone SE (3rd generation)", "iPad Pro 11-inch"] {
      let stage = try Stage(device)
      let start = stage.table.contentOffset.y
      _ = try stage.focus()
      stage.phone.untilKeyboardRests()
      stage.phone.dismissKeyboard()
      stage.phone.advance(by: pause)
      UIView.animate(withDuration: 0.3) { stage.table.contentInset.top += 60 }
      stage.phone.advance(by: duration)
      UIView.animate(withDuration: 0.3) { stage.table.contentInset.top -= 60 }
      stage.phone.advance(by: 2)
      #expect(stage.table.contentOffset.y == start, "\(device)")
    }
  }

  /// The controller removes its inset when the keyboard hides. UIKit then clamps the content offset
  /// in the keyboard's animation, and the avoider restores the offset in the same turn.
  @Test(
    "A table view controller's table scrolls back at the hide: rows fill the table in every frame",
    .needs(.virtualTime))
  func clampedRows() throws {
    let phone = try Stages.make("iPhone 15")
    let controller = TallTableController()
    phone.show(controller)
    controller.view.avoidKeyboard(gap: 8)
    let table = try #require(controller.tableView)
    let start = table.contentOffset.y
    let cell = try #require(table.visibleCells.last as? FieldTable.Cell)
    cell.field.becomeFirstResponder()
    phone.untilKeyboardRests()
    #expect(table.contentOffset.y > start + 200)
    phone.dismissKeyboard()
    var blank: CGFloat = 0
    phone.untilKeyboardRests { blank = max(blank, table.blankHeight) }
    #expect(blank <= 0.5)
    #expect(table.contentOffset.y == start)
  }

  @Test(
    "An avoider still scrolls to a row's field: the avoider's explanation says the field is shown")
  func explanationOnTheWay() throws {
    let stage = try Stage()
    let field = try stage.focus()
    stage.phone.settle()
    let avoider = try #require(Keyboard.avoider(serving: field))
    for _ in 0..<20 {
      #expect(avoider.explanation.contains("it is shown"), "\(avoider.explanation)")
      #expect(!avoider.explanation.contains("out of sight"), "\(avoider.explanation)")
      stage.phone.advance(by: stage.phone.frameInterval)
    }
  }

  @Test("The keyboard shows: the table scrolls in step with the keyboard")
  func timing() throws {
    let stage = try Stage()
    let (screen, start) = (stage.phone.window.bounds.maxY, stage.table.contentOffset.y)
    _ = try stage.focus()
    var parts: [(keyboard: CGFloat, list: CGFloat)] = []
    stage.phone.untilKeyboardRests {
      parts.append((screen - stage.phone.keyboardFrame.minY, stage.table.contentOffset.y - start))
    }
    let last = try #require(parts.last)
    for part in parts {
      #expect(abs(part.keyboard / last.keyboard - part.list / last.list) <= 0.02)
    }
  }

  @Test("The keyboard shows: the table's delegate never sees the content offset decrease")
  func delegate() throws {
    let stage = try Stage()
    var offsets: [CGFloat] = []
    stage.screen.didScroll = { offsets.append($0.contentOffset.y) }
    _ = try stage.focus()
    stage.phone.untilKeyboardRests()
    #expect(offsets == offsets.sorted())
    #expect(offsets.count > 10)
    #expect(offsets.last == stage.table.contentOffset.y)
  }

  @Test("Focus moves during the table's scroll animation: the new field ends above the keyboard")
  func nextField() throws {
    for pause in [0.03, 0.1, 0.3] {
      let stage = try Stage()
      let start = stage.table.contentOffset.y
      _ = try stage.focus(above: 200)
      stage.phone.advance(by: pause)
      let field = try stage.focus(above: 20)
      stage.phone.untilKeyboardRests()
      #expect(abs(windowFrame(field).maxY + 8 - stage.phone.keyboardFrame.minY) <= 0.5)
      stage.phone.dismissKeyboard()
      stage.phone.untilKeyboardRests()
      #expect(stage.table.contentOffset.y == start, "after \(pause) s")
    }
  }

  @Test("The keyboard hides during a table's scroll animation: its offset ends as before editing")
  func calledBack() throws {
    let stage = try Stage()
    let start = stage.table.contentOffset.y
    _ = try stage.focus()
    stage.phone.advance(by: 0.1)
    stage.phone.dismissKeyboard()
    stage.phone.untilKeyboardRests()
    #expect(stage.table.contentOffset.y == start)
    #expect(stage.table.contentInset.bottom == 0)
  }

  @Test("The app sets the content offset during the table's scroll animation: that offset remains")
  func appScrolls() throws {
    let stage = try Stage()
    _ = try stage.focus()
    stage.phone.advance(by: 0.1)
    stage.table.setContentOffset(CGPoint(x: 0, y: 300), animated: false)
    stage.phone.untilKeyboardRests()
    #expect(stage.table.contentOffset.y == 300)
  }

  @Test(
    "The app animates a table sideways during the avoider's vertical scroll: both animations run",
    .needs(.virtualTime))
  func sideways() throws {
    let stage = try Stage()
    let start = stage.table.contentOffset.y
    // With this inset, UIKit allows a horizontal offset of up to 200 points.
    stage.table.contentInset.right = 200
    _ = try stage.focus()
    UIView.animate(withDuration: 0.4) { stage.table.contentOffset.x = 40 }
    var drawn: [CGFloat] = []
    stage.phone.untilKeyboardRests {
      drawn.append((stage.table.layer.presentation() ?? stage.table.layer).bounds.minX)
    }
    #expect(drawn == drawn.sorted() && drawn.last == 40)
    #expect(drawn.count { $0 > 1 && $0 < 39 } > 10)
    #expect(stage.table.contentOffset.y > start + 100)
  }

  @Test(
    "The user drags the table during the avoider's scroll animation: the animation stops",
    .needs(.touches))
  func finger() throws {
    let stage = try Stage()
    _ = try stage.focus()
    stage.phone.advance(by: 0.1)
    stage.phone.touchDown(at: CGPoint(x: 380, y: 300))
    for step in 1...20 {
      stage.phone.touchMove(to: CGPoint(x: 380, y: 300 - CGFloat(step) * 2))
      stage.phone.advance(by: stage.phone.frameInterval)
    }
    let held = stage.table.contentOffset.y
    stage.phone.untilKeyboardRests()
    #expect(stage.table.contentOffset.y == held)
    stage.phone.touchUp()
  }

  @Test("A table leaves the window during its scroll animation: its offset is as before editing")
  func leaves() throws {
    let stage = try Stage()
    let start = stage.table.contentOffset.y
    _ = try stage.focus()
    stage.phone.advance(by: 0.1)
    stage.phone.show(UIViewController())
    stage.phone.untilKeyboardRests()
    #expect(stage.table.contentOffset.y == start)
    #expect(stage.table.contentInset.bottom == 0)
  }

  @Test(
    "The app sets tableHeaderView during the avoider's scroll animation: the field ends visible")
  func insertedRows() throws {
    let stage = try Stage()
    let start = stage.table.contentOffset.y
    let field = try stage.focus()
    stage.phone.advance(by: 0.1)
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    stage.table.tableHeaderView = header
    stage.phone.untilKeyboardRests()
    #expect(windowFrame(field).maxY + 8 <= stage.phone.keyboardFrame.minY + 0.5)
    stage.phone.dismissKeyboard()
    stage.phone.untilKeyboardRests()
    #expect(stage.table.contentOffset.y == start)
  }

  @Test(
    "The top safe area grows during the table's scroll animation: the field keeps its keyboard gap")
  func banner() throws {
    for (pause, isAnimated) in [(0, false), (0, true), (0.05, false), (0.3, false)] {
      let stage = try Stage()
      let field = try stage.focus()
      stage.phone.settle()
      stage.phone.advance(by: pause)
      UIView.animate(withDuration: isAnimated ? 0.3 : 0) {
        stage.screen.additionalSafeAreaInsets.top = 44
      }
      stage.phone.untilKeyboardRests()
      let gap = stage.phone.keyboardFrame.minY - windowFrame(field).maxY
      #expect(abs(gap - 8) <= 0.5, "after \(pause) s")
      stage.phone.dismissKeyboard()
      stage.phone.settle()
      stage.screen.additionalSafeAreaInsets.top = 60
      stage.phone.untilKeyboardRests()
      let top = -stage.table.adjustedContentInset.top
      #expect(stage.table.contentOffset.y == top, "after \(pause) s")
    }
  }

  @Test("Rows are shorter than estimated: after editing, no gap is above the first row")
  func lowerThanEstimated() throws {
    let stage = try Stage()
    stage.table.rowHeight = UITableView.automaticDimension
    stage.table.estimatedRowHeight = 60
    stage.table.reloadData()
    stage.phone.advance(by: 0.1)
    _ = try stage.focus()
    stage.phone.untilKeyboardRests()
    let rows = (0..<3).map { IndexPath(row: $0, section: 0) }
    stage.table.performBatchUpdates {
      stage.screen.rows[0] += rows.count
      stage.table.insertRows(at: rows, with: .fade)
    }
    stage.phone.untilKeyboardRests()
    stage.phone.dismissKeyboard()
    stage.phone.untilKeyboardRests()
    #expect(stage.table.contentOffset.y >= -stage.table.adjustedContentInset.top)
  }

  @Test("A table is resized during its scroll animation: the animation continues without a jump")
  func resized() throws {
    for pause in [0, 0.1] {
      let stage = try Stage()
      stage.table.autoresizingMask = []
      let field = try stage.focus(above: 200)
      stage.phone.advance(by: pause)
      stage.table.frame.size.height -= 40
      var (last, steps) = (stage.table.contentOffset.y, [CGFloat]())
      stage.phone.untilKeyboardRests {
        steps.append(abs(stage.table.contentOffset.y - last))
        last = stage.table.contentOffset.y
      }
      #expect(windowFrame(field).maxY + 8 <= stage.phone.keyboardFrame.minY + 0.5)
      #expect((steps.max() ?? 0) < 60, "the table jumps by \(steps.max() ?? 0) points")
      #expect(steps.count { $0 > 0 } > 10)
    }
  }

  @Test(
    "The keyboard shows: a UIScrollView's contentOffset has its final value after the first frame")
  func scrollView() throws {
    let form = try FieldForm(fields: 40)
    form.phone.show(form.screen)
    form.screen.view.avoidKeyboard(gap: 8)
    form.fields[12].becomeFirstResponder()
    form.phone.advance(by: form.phone.frameInterval)
    let now = form.list.contentOffset.y
    form.phone.untilKeyboardRests()
    #expect(now > 0 && form.list.contentOffset.y == now)
  }
}

/// A table view controller with three more rows of fields than fit on the screen.
private final class TallTableController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(FieldTable.Cell.self, forCellReuseIdentifier: "row")
    tableView.rowHeight = FieldTable.rowHeight
    tableView.estimatedRowHeight = 0
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Int(tableView.bounds.height / FieldTable.rowHeight) + 3
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
}

extension UITableView {
  /// The height of the largest visible strip without rows, in points.
  fileprivate var blankHeight: CGFloat {
    let seen = layer.presentation()?.bounds ?? bounds
    let rows = visibleCells.map(\.frame)
    let top = (rows.map(\.minY).min() ?? 0) - max(0, seen.minY)
    let bottom = min(seen.maxY, contentSize.height) - (rows.map(\.maxY).max() ?? 0)
    return max(top, bottom)
  }
}
