import SampleScreens
import ScreenTesting
import Testing
import UIKit

/// A form in a scroll view, and a button that is pinned to the bottom of the screen.
@Suite(.attachingStage) @MainActor struct PinnedButtonTests {
  @Test(
    "A button pinned to the screen's bottom rises with the keyboard and covers no focused field",
    arguments: ["iPhone SE (3rd generation)", "iPhone 15", "iPad Pro 11-inch"])
  func gaps(device: String) throws {
    let screen = PinnedButtonViewController()
    let phone = try Stages.make(device)
    phone.show(screen)
    let fields = screen.view.descendants(UITextField.self)
    let button = try #require(screen.view.descendants(UIButton.self).first)
    let rest = button.drawnOnScreen
    for field in fields {
      field.becomeFirstResponder()
      phone.untilKeyboardRests()
      #expect(abs(phone.keyboardTop - 8 - button.drawnOnScreen.maxY) < 0.5)
      #expect(field.drawnOnScreen.maxY <= button.drawnOnScreen.minY + 0.5)
    }
    fields.last?.resignFirstResponder()
    phone.untilKeyboardRests()
    #expect(button.drawnOnScreen == rest)
  }

  /// A text field in a scroll view, and a button that is pinned to the bottom of the screen. The
  /// scroll view extends behind the button if `isBehind` is true. Otherwise the scroll view ends at
  /// the button's top.
  private final class PinnedButtonForm: UIViewController {
    let scroll = UIScrollView(frame: .zero)
    let field = UITextField(frame: CGRect(x: 20, y: 580, width: 280, height: 34))
    let button = UIButton(type: .system)
    private let isBehind: Bool

    init(isBehind: Bool, inset: CGFloat, isCover: Bool) {
      self.isBehind = isBehind
      super.init(nibName: nil, bundle: nil)
      scroll.contentInset.bottom = inset
      button.isKeyboardCover = isCover
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      scroll.contentSize = CGSize(width: 300, height: 800)
      scroll.addSubview(field)
      for each in [scroll, button] {
        each.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(each)
      }
      let safeArea = view.safeAreaLayoutGuide
      let bottom = button.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor)
      NSLayoutConstraint.activate([
        scroll.topAnchor.constraint(equalTo: safeArea.topAnchor),
        scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        scroll.bottomAnchor.constraint(
          equalTo: isBehind ? safeArea.bottomAnchor : button.topAnchor),
        button.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        button.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        button.heightAnchor.constraint(equalToConstant: 50), bottom,
      ])
      view.avoidKeyboard()
      bottom.followKeyboard(gap: 8)
    }

    /// The distance between the end of the content and the top of the button, in points, when the
    /// content is scrolled to its end. Negative if the button covers the end of the content.
    var endAboveButton: CGFloat {
      button.frame.minY - (scroll.frame.maxY - scroll.adjustedContentInset.bottom)
    }
  }

  @Test(
    "isKeyboardCover marks a button above the keyboard: the field ends 8 points above the button",
    arguments: [(true, 0), (true, 50), (false, 0)])
  func cover(isBehind: Bool, inset: CGFloat) throws {
    let form = PinnedButtonForm(isBehind: isBehind, inset: inset, isCover: true)
    let phone = try Stages.make("iPhone 15")
    phone.show(form)
    #expect(form.endAboveButton == (isBehind ? inset - 50 : 0))
    form.field.becomeFirstResponder()
    phone.untilKeyboardRests()
    #expect(abs(form.button.drawnOnScreen.minY - 8 - form.field.drawnOnScreen.maxY) < 0.01)
    #expect(abs(form.endAboveButton) < 0.01)
    #expect(form.view.frame.minY == 0)
    phone.dismissKeyboard()
    phone.untilKeyboardRests()
    #expect(form.endAboveButton == (isBehind ? inset - 50 : 0))
  }

  @Test(
    "A button above the keyboard lacks isKeyboardCover: a lifted field touches or overlaps it",
    arguments: [(true, -50), (false, 0)])
  func noCover(isBehind: Bool, gap: CGFloat) throws {
    let form = PinnedButtonForm(isBehind: isBehind, inset: 0, isCover: false)
    let phone = try Stages.make("iPhone 15")
    phone.show(form)
    form.field.becomeFirstResponder()
    phone.untilKeyboardRests()
    #expect(abs(form.button.drawnOnScreen.minY - gap - form.field.drawnOnScreen.maxY) < 0.01)
    phone.dismissKeyboard()
    phone.untilKeyboardRests()
  }
}
