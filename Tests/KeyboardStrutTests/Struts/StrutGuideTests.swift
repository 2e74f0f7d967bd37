import KeyboardStrut
import ScreenTesting
import Testing

@MainActor
@Suite(.attachingStage) struct StrutGuideTests {
  private final class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      30
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
  }

  /// Constraints to a scroll view's edges refer to its content, not to its frame.
  @Test("A table's keyboardStrutGuide ends at bounds.maxY and leaves contentSize unchanged")
  func inList() throws {
    let controller = Rows()
    let list: UITableView = controller.tableView
    let field = UITextField(frame: CGRect(x: 20, y: 10, width: 300, height: 34))
    list.tableHeaderView = field
    let phone = try Stages.make("iPhone 15")
    phone.show(controller)
    let height = list.contentSize.height
    let guide = list.keyboardStrutGuide
    phone.settle()
    #expect(list.contentSize.height == height)
    #expect(guide.layoutFrame.height == 0 && guide.layoutFrame.maxY == list.bounds.maxY)
    field.becomeFirstResponder()
    phone.advance(by: 1)
    list.contentOffset.y += 50
    phone.advance(by: 0.1)
    #expect(list.contentSize.height == height)
    #expect(guide.layoutFrame.height == Keyboard.overlap(with: list))
    #expect(guide.layoutFrame.height > 200 && guide.layoutFrame.maxY == list.bounds.maxY)
    #expect(guide.layoutFrame.width == list.bounds.width)
    field.resignFirstResponder()
    phone.advance(by: 1)
    #expect(guide.layoutFrame.height == 0)
  }
}
