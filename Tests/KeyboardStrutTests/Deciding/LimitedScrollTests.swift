import KeyboardStrut
import ScreenTesting
import Testing
import UIKit

/// A delegate that lets a list scroll only a part of the way. The rest of the way is a lift.
@MainActor
@Suite(.attachingStage) struct LimitedScrollTests {
  private static let gap: CGFloat = 8
  private static let fieldHeight: CGFloat = 34

  private final class Limit: NSObject, UIScrollViewDelegate, UITableViewDelegate {
    let highest: CGFloat

    init(highest: CGFloat) { self.highest = highest }

    func scrollViewDidScroll(_ list: UIScrollView) {
      if list.contentOffset.y > highest { list.contentOffset.y = highest }
    }
  }

  enum ListKind: CaseIterable {
    case scrollView, table
  }

  /// A list above the lower edge of the screen. A part of the field is below the list's end.
  @MainActor
  private struct Stage {
    let phone: any TestStage
    let screen = UIViewController()
    let list: UIScrollView
    let field = UITextField(frame: .zero)
    let limit: Limit

    /// - Parameters:
    ///   - highest: The greatest content offset that the delegate allows.
    ///   - cut: How many points of the field the list cuts off at first.
    init(_ held: Held, _ kind: ListKind, highest: CGFloat, cut: CGFloat) throws {
      phone = try held.make()
      limit = Limit(highest: highest)
      let root = UIViewController()
      let bounds = phone.window.bounds
      screen.view.frame = bounds.inset(by: UIEdgeInsets(top: 70, left: 0, bottom: 80, right: 0))
      let size = screen.view.bounds.size
      field.frame = CGRect(
        x: 20, y: size.height + cut - fieldHeight, width: 200, height: fieldHeight)
      let content = UIView(frame: CGRect(x: 0, y: 0, width: size.width, height: size.height + 500))
      content.addSubview(field)
      switch kind {
      case .scrollView:
        list = UIScrollView(frame: screen.view.bounds)
        list.addSubview(content)
        list.contentSize = content.frame.size
      case .table:
        let table = UITableView(frame: screen.view.bounds)
        table.tableHeaderView = content
        list = table
      }
      list.contentInsetAdjustmentBehavior = .never
      screen.view.addSubview(list)
      phone.show(root)
      root.addChild(screen)
      root.view.addSubview(screen.view)
      screen.didMove(toParent: root)
      phone.advance(by: 0.1)
      if let table = list as? UITableView { table.delegate = limit } else { list.delegate = limit }
    }

    /// How many points of the field the list or the keyboard hides.
    var hiddenHeight: CGFloat {
      windowFrame(field).maxY - min(windowFrame(list).maxY, phone.keyboardFrame.minY)
    }
  }

  @Test(
    "A delegate limits how far a list scrolls: the screen is lifted by the remaining distance",
    .needs([.virtualTime, .rotation]),
    arguments: Held.all, ListKind.allCases)
  func limited(held: Held, kind: ListKind) throws {
    for mode in Mode.allCases {
      for highest in [20, 60] as [CGFloat] {
        let stage = try Stage(held, kind, highest: highest, cut: 14)
        let rest = windowFrame(stage.screen.view)
        mode.serve(stage.screen) {
          stage.field.becomeFirstResponder()
          stage.phone.untilKeyboardRests()
          let report = Keyboard.avoider(serving: stage.field)?.explanation ?? ""
          let what: Comment = "\(mode) \(highest) \(report)"
          #expect(stage.hiddenHeight <= 0.5, what)
          #expect(stage.list.contentOffset.y == highest, what)
          #expect(report.contains("it is shown"), what)
          stage.phone.type("a")
          stage.phone.advance(by: 0.5)
          #expect(stage.hiddenHeight <= 0.5, what)
          stage.phone.dismissKeyboard()
          stage.phone.untilKeyboardRests()
          #expect(stage.list.contentOffset.y == 0, what)
          #expect(stage.list.contentInset == .zero, what)
          #expect(windowFrame(stage.screen.view) == rest, what)
        }
      }
    }
  }

  @Test(
    "A list that does not scroll cuts its field off: the explanation says “cannot be shown”",
    arguments: ListKind.allCases)
  func neverScrolls(kind: ListKind) throws {
    let stage = try Stage(Held("iPhone 15"), kind, highest: 0, cut: 30)
    let avoider = stage.screen.view.avoidKeyboard(gap: Self.gap)
    stage.field.becomeFirstResponder()
    stage.phone.untilKeyboardRests()
    #expect(stage.hiddenHeight > 1)
    #expect(!avoider.explanation.contains("it is shown"), "\(avoider.explanation)")
    #expect(avoider.explanation.contains("cannot be shown"), "\(avoider.explanation)")
    stage.phone.dismissKeyboard()
    stage.phone.untilKeyboardRests()
    #expect(stage.list.contentOffset.y == 0)
  }
}
