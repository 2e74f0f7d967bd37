import KeyboardStrut
import ScreenTesting
import Testing
import UIKit

/// The keyboard hides while the user drags the list, or while the list decelerates.
@MainActor
@Suite(.attachingStage) struct HeldListTests {
  /// Makes a form that is scrolled to its end. The last field but one is the first responder.
  private func formAtEnd(_ device: String, fields: Int) throws -> FieldForm {
    let form = try FieldForm(device, fields: fields)
    form.list.keyboardDismissMode = .onDrag
    form.phone.show(form.screen)
    form.screen.view.avoidKeyboard(gap: 8)
    form.edit(form.fields[fields - 2])
    form.list.contentOffset.y = form.lowestOffset
    form.phone.advance(by: 0.5)
    return form
  }

  @Test(
    "A drag on a list hides the keyboard: the list's content moves no farther than the finger",
    .needs(.touches),
    arguments: ["iPhone 15", "iPhone SE (3rd generation)"], [16, 40])
  func finger(device: String, fields: Int) throws {
    let form = try formAtEnd(device, fields: fields)
    let inset = form.list.contentInset.bottom
    #expect(inset > 100)
    let (start, last) = (form.list.contentOffset.y, form.fields[fields - 1])
    form.phone.touchDown(at: CGPoint(x: 320, y: 200))
    for step in 1...15 {
      form.phone.touchMove(to: CGPoint(x: 320, y: 200 + CGFloat(step)))
      form.phone.advance(by: form.phone.frameInterval)
    }
    form.phone.untilKeyboardRests()
    #expect(!form.fields[fields - 2].isFirstResponder)
    let moved = start - form.list.contentOffset.y
    #expect(moved >= 0 && moved <= 15, "the content has moved \(moved) points for the finger's 15")
    form.phone.touchUp()
    var (previous, steps) = (drawn(last), [CGFloat]())
    for _ in 0..<120 {
      form.phone.advance(by: form.phone.frameInterval)
      let now = drawn(last)
      steps.append(abs(now - previous))
      previous = now
    }
    #expect(form.list.contentInset.bottom == 0)
    #expect(abs(form.list.contentOffset.y - form.lowestOffset) <= 0.5)
    #expect((steps.max() ?? 0) < 80, "the content comes down in an animation")
  }

  @Test(
    "A flick hides the keyboard: the bottom inset is removed after the list stops decelerating",
    .needs(.touches))
  func throwing() throws {
    let form = try formAtEnd("iPhone 15", fields: 40)
    form.phone.drag(
      from: CGPoint(x: 320, y: 300), to: CGPoint(x: 320, y: 360), duration: 0.1, rest: 0)
    #expect(form.list.isDecelerating)
    var (previous, steps) = (form.list.contentOffset.y, [CGFloat]())
    while form.list.isDecelerating {
      form.phone.advance(by: form.phone.frameInterval)
      steps.append(abs(form.list.contentOffset.y - previous))
      previous = form.list.contentOffset.y
    }
    #expect((steps.max() ?? 0) < 30)
    form.phone.untilKeyboardRests()
    #expect(form.list.contentInset.bottom == 0)
    #expect(form.list.contentOffset.y <= form.lowestOffset + 0.5)
  }

  @Test(
    "A drag far from a list's end hides the keyboard: the bottom inset is removed during the drag",
    .needs(.touches))
  func finishedInset() throws {
    let form = try FieldForm(fields: 40)
    form.list.keyboardDismissMode = .onDrag
    form.phone.show(form.screen)
    form.screen.view.avoidKeyboard(gap: 8)
    form.edit(form.fields[20])
    form.phone.touchDown(at: CGPoint(x: 320, y: 200))
    for step in 1...15 {
      form.phone.touchMove(to: CGPoint(x: 320, y: 200 + CGFloat(step)))
      form.phone.advance(by: form.phone.frameInterval)
    }
    form.phone.untilKeyboardRests()
    #expect(form.list.contentInset.bottom == 0)
    form.phone.touchUp()
  }

  /// A table with a field in each row. The table's controller adds a bottom inset for the keyboard.
  private final class Rows: UITableViewController {
    private(set) var fields: [UITextField] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.rowHeight = 60
      tableView.keyboardDismissMode = .onDrag
      fields = (0..<30).map { _ in
        UITextField(frame: CGRect(x: 20, y: 10, width: 200, height: 34))
      }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      fields.count
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.contentView.addSubview(fields[indexPath.row])
      return cell
    }
  }

  @Test(
    "A drag on a table hides the keyboard: the table moves no farther than the finger",
    .needs(.touches))
  func tableController() throws {
    let controller = Rows(style: .plain)
    let stage = try Stages.make("iPhone 15")
    stage.show(controller)
    controller.view.avoidKeyboard(gap: 8)
    let list: UITableView = controller.tableView
    controller.fields[11].becomeFirstResponder()
    stage.untilKeyboardRests()
    let start = list.contentOffset.y
    #expect(start > 0, "the avoider has scrolled")
    stage.touchDown(at: CGPoint(x: 320, y: 200))
    for step in 1...15 {
      stage.touchMove(to: CGPoint(x: 320, y: 200 + CGFloat(step)))
      stage.advance(by: stage.frameInterval)
    }
    stage.untilKeyboardRests()
    #expect(!controller.fields[11].isFirstResponder)
    let moved = start - list.contentOffset.y
    #expect(moved >= 0 && moved <= 15, "the content has moved \(moved) points for the finger's 15")
    stage.touchUp()
    stage.untilKeyboardRests()
    #expect(list.contentInset.bottom == 0)
  }

  @Test(
    "The keyboard hides while a finger rests on a row: the table stays, and that row is selected",
    .needs(.touches), arguments: [39, 37, 30])
  func heldRow(edited: Int) throws {
    let screen = FieldTable(rows: [40])
    let stage = try Stages.make("iPhone 15")
    stage.show(screen)
    screen.view.avoidKeyboard(gap: 8)
    let list = screen.table
    func scrollToEnd() {
      list.contentOffset.y =
        list.contentSize.height + list.adjustedContentInset.bottom - list.bounds.height
      stage.untilKeyboardRests()
    }
    scrollToEnd()
    try #require(screen.field(edited)).becomeFirstResponder()
    stage.untilKeyboardRests()
    scrollToEnd()
    let (offset, finger) = (list.contentOffset.y, CGPoint(x: 380, y: 300))
    let touched = list.indexPathForRow(at: list.convert(finger, from: nil as UIView?))
    stage.touchDown(at: finger)
    stage.advance(by: 0.3)
    stage.dismissKeyboard()
    stage.untilKeyboardRests()
    #expect(list.contentOffset.y == offset, "the row is still under the finger")
    stage.touchUp()
    #expect(list.indexPathForSelectedRow == touched)
    stage.untilKeyboardRests()
    #expect(list.contentInset.bottom == 0)
  }

  @Test(
    "The keyboard shows again while the user drags a list: the list has its keyboard inset again",
    .needs(.touches))
  func comingBack() throws {
    let form = try formAtEnd("iPhone 15", fields: 40)
    let inset = form.list.contentInset.bottom
    form.phone.touchDown(at: CGPoint(x: 320, y: 200))
    for step in 1...15 {
      form.phone.touchMove(to: CGPoint(x: 320, y: 200 + CGFloat(step)))
      form.phone.advance(by: form.phone.frameInterval)
    }
    form.phone.advance(by: 0.5)
    form.edit(form.fields[38])
    #expect(form.list.contentInset.bottom == inset)
    #expect(form.gap(form.fields[38]) >= 0)
    form.phone.touchUp()
    form.phone.untilKeyboardRests()
    form.endEditing()
    #expect(form.list.contentInset.bottom == 0)
  }

  @Test(
    "An avoider stops while the user drags the list: the avoider's inset is removed",
    .needs(.touches))
  func stopped() throws {
    let form = try FieldForm(fields: 40)
    form.phone.show(form.screen)
    let avoider = form.screen.view.avoidKeyboard(gap: 8)
    form.edit(form.fields[38])
    form.list.contentOffset.y = form.lowestOffset
    form.phone.touchDown(at: CGPoint(x: 320, y: 200))
    form.phone.advance(by: 0.2)
    avoider.stop()
    form.phone.advance(by: 0.2)
    #expect(form.list.contentInset.bottom == 0)
    form.phone.touchUp()
  }
}

/// The upper edge of a view as it is drawn, in window coordinates.
@MainActor
private func drawn(_ view: UIView) -> CGFloat {
  (view.layer.presentation() ?? view.layer).convert(
    view.bounds, to: view.window?.layer.presentation()
  ).minY
}

extension FieldForm {
  /// The vertical content offset of a list that is scrolled to its end.
  fileprivate var lowestOffset: CGFloat {
    list.contentSize.height + list.adjustedContentInset.bottom - list.bounds.height
  }
}
