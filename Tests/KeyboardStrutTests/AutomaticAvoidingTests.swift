import KeyboardStrut
import Phone
import SeedScreens
import Testing

@testable import KeyboardStrut

/// One line for a whole app.
@MainActor
@Suite struct AutomaticAvoidingTests {
  typealias Stage = SeedAvoiderTests.Stage

  /// A screen that knows nothing of the library, with a field near its bottom.
  private func makeScreen() -> UIViewController {
    let controller = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 780, width: 300, height: 34))
    controller.view.addSubview(field)
    return controller
  }

  @Test func aScreenIsServedWhenAnInputOfItGetsTheFocus() throws {
    Keyboard.revealAutomatically(gap: 6)
    defer { KeyboardCenter.shared.willFocus = nil }
    let stage = try Stage("iPhone 15", makeScreen())
    let rest = stage.frames
    for _ in 0..<3 {
      stage.phone.tap(stage.fields[0])
      stage.phone.advance(by: 1)
      #expect(abs(stage.keyboardTop - stage.frame(stage.fields[0]).maxY - 6) < 0.001)
      stage.hide()
    }
    #expect(Keyboard.avoiders(in: stage.controller.view).count == 1)
    #expect(Array(stage.frames.prefix(rest.count).prefix(2)) == Array(rest.prefix(2)))
  }

  @Test func excludedAndServedScreensAreLeftAlone() throws {
    Keyboard.revealAutomatically()
    defer { KeyboardCenter.shared.willFocus = nil }
    let excluded = try Stage("iPhone 15", makeScreen())
    Keyboard.exclude(excluded.controller.view)
    let before = excluded.frame(excluded.fields[0])
    excluded.phone.tap(excluded.fields[0])
    excluded.phone.advance(by: 1)
    #expect(excluded.frame(excluded.fields[0]) == before)

    let served = try Stage("iPhone 15", BottomConstraintViewController())
    served.phone.tap(served.fields[0])
    served.phone.advance(by: 1)
    #expect(Keyboard.avoiders(in: served.controller.view).count == 1)
  }
}
