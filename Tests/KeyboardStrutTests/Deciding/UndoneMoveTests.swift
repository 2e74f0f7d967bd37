import ScreenTesting
import Testing

@testable import KeyboardStrut

/// An input that layout keeps in one position of the window, even when its scroll view scrolls.
@MainActor
@Suite(.attachingStage) struct UndoneMoveTests {
  /// Puts the field back to the same position in the window in each layout.
  private final class Holder: UIViewController {
    let list = UIScrollView()
    let field = UITextField(frame: .zero)
    let place: CGFloat
    private(set) var layoutCount = 0

    init(_ place: CGFloat) {
      self.place = place
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(list)
      list.addSubview(field)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      layoutCount += 1
      list.contentSize = CGSize(width: 200, height: 900)
      field.frame = CGRect(x: 10, y: place + list.contentOffset.y, width: 160, height: 34)
    }
  }

  @Test(
    "In each layout pass, the app undoes the avoider's move: layout passes do not repeat endlessly",
    .needs(.virtualTime),
    arguments: [-2, 6, 120, 190] as [CGFloat], ["iPhone 15", "iPhone SE (3rd generation)"])
  func heldField(place: CGFloat, device: String) throws {
    for isAutomatic in [false, true] {
      let phone = try Stages.make(device)
      let screen = Holder(place)
      phone.show(screen)
      let height = phone.window.bounds.height
      screen.list.frame = CGRect(x: 28, y: height - 190, width: 206, height: 200)
      if isAutomatic {
        KeyboardAvoidance.isAutomatic = true
      } else {
        screen.view.avoidKeyboard(gap: 8)
      }
      defer { KeyboardAvoidance.isAutomatic = false }
      phone.advance(by: 0.1)
      screen.field.becomeFirstResponder()
      phone.advance(by: 0.5)
      let count = screen.layoutCount
      for _ in 0..<30 {
        screen.view.setNeedsLayout()
        phone.advance(by: phone.frameInterval)
      }
      #expect(screen.layoutCount - count < 80)
      screen.field.resignFirstResponder()
      phone.untilKeyboardRests()
      #expect(screen.view.frame.minY == 0 && screen.list.contentInset.bottom == 0)
    }
  }
}
