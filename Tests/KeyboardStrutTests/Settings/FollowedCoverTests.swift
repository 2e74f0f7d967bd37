import KeyboardStrut
import ScreenTesting
import Testing
import UIKit

/// A list that follows the keyboard, behind a bar marked `isKeyboardCover`.
@MainActor
@Suite(.attachingStage) struct FollowedCoverTests {
  enum Hold: CaseIterable { case strut, constraint }

  private final class Screen: UIViewController {
    let list: UIScrollView
    let bar = UIView(frame: .zero)
    let field = UITextField(frame: CGRect(x: 20, y: 80, width: 300, height: 34))
    private let hold: Hold

    init(_ list: UIScrollView, _ hold: Hold) {
      (self.list, self.hold) = (list, hold)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      list.frame = CGRect(x: 0, y: 120, width: 393, height: view.bounds.height - 120)
      list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      list.contentInsetAdjustmentBehavior = .never
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 2000))
      if let table = list as? UITableView {
        table.tableFooterView = content
      } else {
        list.contentSize = content.bounds.size
      }
      bar.translatesAutoresizingMaskIntoConstraints = false
      for part in [list, field, bar] { view.addSubview(part) }
      let bottom = bar.bottomAnchor.constraint(equalTo: view.bottomAnchor)
      if hold == .strut {
        let strut = view.keyboardStrutGuide
        bar.bottomAnchor.constraint(equalTo: strut.topAnchor).isActive = true
      } else {
        bottom.isActive = true
        bottom.followKeyboard()
      }
      NSLayoutConstraint.activate([
        bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        bar.heightAnchor.constraint(equalToConstant: 60),
      ])
      list.followKeyboard()
    }

    /// The lower edge of the list without its bottom inset, in the screen's view.
    var listEnd: CGFloat { list.frame.maxY - list.contentInset.bottom }
  }

  @Test(
    "A keyboard-following list ends at the top of a bar marked isKeyboardCover",
    arguments: [false, true], Hold.allCases)
  func end(isTable: Bool, hold: Hold) throws {
    let screen = Screen(isTable ? UITableView(frame: .zero, style: .plain) : UIScrollView(), hold)
    let phone = try Stages.make("iPhone 15")
    phone.show(screen)
    screen.bar.isKeyboardCover = true
    screen.field.becomeFirstResponder()
    phone.untilKeyboardRests()
    #expect(screen.bar.drawnOnScreen.maxY == phone.keyboardTop)
    #expect(screen.listEnd == phone.keyboardTop - 60)
    screen.bar.isKeyboardCover = false
    phone.untilKeyboardRests()
    #expect(screen.listEnd == phone.keyboardTop)
    screen.bar.isKeyboardCover = true
    phone.untilKeyboardRests()
    #expect(screen.listEnd == phone.keyboardTop - 60)
    screen.field.resignFirstResponder()
    phone.untilKeyboardRests()
    #expect(screen.list.contentInset == .zero)
    screen.bar.isKeyboardCover = false
  }
}
