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
    phone.untilKeyboardRests()
    list.contentOffset.y += 50
    phone.advance(by: 0.1)
    #expect(list.contentSize.height == height)
    #expect(guide.layoutFrame.height == Keyboard.overlap(with: list))
    #expect(guide.layoutFrame.height > 200 && guide.layoutFrame.maxY == list.bounds.maxY)
    #expect(guide.layoutFrame.width == list.bounds.width)
    field.resignFirstResponder()
    phone.untilKeyboardRests()
    #expect(guide.layoutFrame.height == 0)
  }

  /// A view in which UIKit allows no subviews but its own, and the view that the app has to use.
  enum Strict: CaseIterable {
    case effectView, effectContent, hostingView, cell

    @MainActor
    func add(to screen: UIViewController) -> UIView {
      let place = CGRect(x: 0, y: 300, width: 393, height: 552)
      switch self {
      case .effectView, .effectContent:
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
        view.frame = place
        screen.view.addSubview(view)
        return self == .effectView ? view : view.contentView
      case .hostingView:
        let hosting = StandInHostingController(UIView(frame: .zero))
        screen.addChild(hosting)
        hosting.view.frame = place
        screen.view.addSubview(hosting.view)
        hosting.didMove(toParent: screen)
        return hosting.view
      case .cell:
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = place
        screen.view.addSubview(cell)
        return cell
      }
    }
  }

  @Test(
    "keyboardStrutGuide adds no subview to an effect view, a hosting view or a cell",
    arguments: Strict.allCases)
  func noSubview(kind: Strict) throws {
    let screen = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 34))
    screen.view.addSubview(field)
    let view = kind.add(to: screen)
    let phone = try Stages.make("iPhone 15")
    phone.show(screen)
    let subviews = view.subviews
    let guide = view.keyboardStrutGuide
    phone.settle()
    #expect(guide.layoutFrame.height == 0)
    field.becomeFirstResponder()
    phone.untilKeyboardRests()
    #expect(guide.layoutFrame.height == 852 - phone.keyboardFrame.minY)
    #expect(guide.layoutFrame.maxY == view.bounds.maxY)
    #expect(view.subviews == subviews)
    field.resignFirstResponder()
    phone.untilKeyboardRests()
    #expect(guide.layoutFrame.height == 0 && view.subviews == subviews)
  }
}
