import KeyboardStrut
import ScreenTesting
import Testing
import UIKit

/// The keyboard hides while a finger or its throw still holds the list.
@MainActor
@Suite(.attachingStage) struct HeldListTests {
  /// A form with a field that has the focus near the end, scrolled as far down as it goes.
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
    "Content stays under a finger whose drag hides the keyboard", .needs(.touches),
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
    form.phone.advance(by: 1)
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

  @Test("A throw hides the keyboard: the inset goes afterwards", .needs(.touches))
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
    form.phone.advance(by: 1)
    #expect(form.list.contentInset.bottom == 0)
    #expect(form.list.contentOffset.y <= form.lowestOffset + 0.5)
  }

  @Test("Away from the end, the inset goes with the keyboard", .needs(.touches))
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
    form.phone.advance(by: 1)
    #expect(form.list.contentInset.bottom == 0)
    form.phone.touchUp()
  }

  /// A table with a field in each row, whose controller makes room for the keyboard.
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

  @Test("A table with our offset and its controller's inset follows the finger", .needs(.touches))
  func tableController() throws {
    let controller = Rows(style: .plain)
    let stage = try Stages.make("iPhone 15")
    stage.show(controller)
    controller.view.avoidKeyboard(gap: 8)
    let list: UITableView = controller.tableView
    controller.fields[11].becomeFirstResponder()
    stage.advance(by: 1)
    let start = list.contentOffset.y
    #expect(start > 0, "the avoider has scrolled")
    stage.touchDown(at: CGPoint(x: 320, y: 200))
    for step in 1...15 {
      stage.touchMove(to: CGPoint(x: 320, y: 200 + CGFloat(step)))
      stage.advance(by: stage.frameInterval)
    }
    stage.advance(by: 1)
    #expect(!controller.fields[11].isFirstResponder)
    let moved = start - list.contentOffset.y
    #expect(moved >= 0 && moved <= 15, "the content has moved \(moved) points for the finger's 15")
    stage.touchUp()
    stage.advance(by: 1)
    #expect(list.contentInset.bottom == 0)
  }

  @Test("A keyboard that returns during the drag finds its inset", .needs(.touches))
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
    form.phone.advance(by: 1)
    form.endEditing()
    #expect(form.list.contentInset.bottom == 0)
  }

  @Test("Stopping an avoider during a drag removes its inset", .needs(.touches))
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

/// Where the upper edge of a view is drawn, in points of the window.
@MainActor
private func drawn(_ view: UIView) -> CGFloat {
  (view.layer.presentation() ?? view.layer).convert(
    view.bounds, to: view.window?.layer.presentation()
  ).minY
}

extension FieldForm {
  /// The offset at which the content ends.
  fileprivate var lowestOffset: CGFloat {
    list.contentSize.height + list.adjustedContentInset.bottom - list.bounds.height
  }
}
