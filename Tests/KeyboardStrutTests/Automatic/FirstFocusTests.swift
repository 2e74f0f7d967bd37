import KeyboardStrut
import ScreenTesting
import Testing
import UIKit

/// The first input that gets the focus. In the automatic mode, its avoider does not exist yet when
/// the input begins editing.
@MainActor
@Suite(.attachingStage) struct FirstFocusTests {
  enum Input: CaseIterable {
    case field, textView, search

    @MainActor
    func make() -> UIView {
      switch self {
      case .field: UITextField(frame: .zero)
      case .textView: UITextView(frame: .zero)
      case .search: UISearchTextField(frame: .zero)
      }
    }
  }

  @Test(
    "The first input that gets the focus is above the keyboard's final place at the next commit",
    .needs(.virtualTime), arguments: Input.allCases, Mode.allCases)
  func movedBeforeCommit(kind: Input, mode: Mode) throws {
    guard #available(iOS 18, visionOS 2, *) else { return }
    for held in Held.all {
      let screen = UIViewController()
      let phone = try held.make()
      Place.navigation.show(screen, on: phone)
      let input = kind.make()
      let bounds: CGRect = screen.view.bounds
      input.frame = CGRect(x: 40, y: bounds.maxY - 80, width: 200, height: 40)
      screen.view.addSubview(input)
      phone.settle()
      try mode.serve(screen) {
        phone.settle()
        var lowerEdges: [CGFloat] = []
        let link = UIUpdateLink(windowScene: try #require(phone.window.windowScene))
        link.addAction(to: .afterCATransactionCommit) { _, _ in
          lowerEdges.append(windowFrame(input).maxY)
        }
        link.isEnabled = true
        input.becomeFirstResponder()
        phone.settle()
        link.isEnabled = false
        phone.untilKeyboardRests()
        #expect(try #require(lowerEdges.first) <= phone.keyboardTop, "\(held)")
        phone.dismissKeyboard()
        phone.untilKeyboardRests()
      }
    }
  }
}
