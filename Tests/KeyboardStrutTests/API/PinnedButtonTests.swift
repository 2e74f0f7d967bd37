import SampleScreens
import ScreenTesting
import Testing
import UIKit

/// A button pinned below a scrolling form.
@Suite(.attachingStage) @MainActor struct PinnedButtonTests {
  @Test(
    "A button pinned to the bottom rises with the keyboard and covers no focused field",
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
      phone.advance(by: 1)
      #expect(abs(phone.keyboardTop - 8 - button.drawnOnScreen.maxY) < 0.5)
      #expect(field.drawnOnScreen.maxY <= button.drawnOnScreen.minY + 0.5)
    }
    fields.last?.resignFirstResponder()
    phone.advance(by: 1)
    #expect(button.drawnOnScreen == rest)
  }
}
