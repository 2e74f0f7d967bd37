import Testing
import UIKit

/// The rules of ContainerFacts 8.2 and 9.1 that are not recordings as well; those are cases of
/// `RecordedTests`: hit testing, text, margins, scrolling and springs.
@MainActor
@Suite struct BehaviourTests {
  @Test(
    "Keyboard dismiss modes",
    arguments: [(UIScrollView.KeyboardDismissMode.none, 0), (.onDrag, 1), (.interactive, 2)])
  func keyboardDismissModes(mode: UIScrollView.KeyboardDismissMode, raw: Int) {
    #expect(mode.rawValue == raw)
    #expect(UIScrollView.KeyboardDismissMode(rawValue: raw) == mode)
  }

  @Test("Keyboard dismiss modes start with none")
  func keyboardDismissModesStart() {
    #expect(UIScrollView().keyboardDismissMode == .none)
  }

  @Test("The keyboard guide tracks and has these defaults")
  func keyboardGuideTracks() {
    let guide = UIView().keyboardLayoutGuide
    #expect(guide as UILayoutGuide is UITrackingLayoutGuide)
    #expect(!guide.followsUndockedKeyboard)
    #expect(guide.usesBottomSafeArea)
    #expect(guide.keyboardDismissPadding == 0)
  }
}
