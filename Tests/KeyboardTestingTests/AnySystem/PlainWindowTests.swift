#if canImport(UIKit) && !os(visionOS)
  import KeyboardStrut
  import KeyboardTesting
  import Testing
  import UIKit

  /// The test kit in a window without a simulated phone, as in an app's own tests, on any system.
  @MainActor
  @Suite(.serialized) struct PlainWindowTests {
    private func window(_ controller: UIViewController) throws -> UIWindow {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
      window.rootViewController = controller
      window.isHidden = false
      // All tests share the screen, so another test may have left a keyboard there.
      try KeyboardTest(on: window).show(on: "iPhone 15").hide()
      return window
    }

    @Test(
      "KeyboardTest in a plain window: a strut keeps the field visible",
      arguments: ["iPhone SE (3rd generation)", "iPhone 15", "iPad Pro 11-inch"])
    func strut(device: String) throws {
      let screen = LoginController(hasStrut: true)
      let test = KeyboardTest(on: try window(screen))
      try test.show(.email, on: device)
      try test.expectVisible(screen.passwordField)
      test.hide()
      try test.expectRestored()
    }

    @Test("KeyboardTest in a plain window: without a strut, expectVisible throws")
    func withoutStrut() throws {
      let screen = LoginController(hasStrut: false)
      let test = KeyboardTest(on: try window(screen))
      try test.show(.email, on: "iPhone 15")
      #expect(throws: KeyboardTestFailure.self) { try test.expectVisible(screen.passwordField) }
      test.hide()
    }
  }
#endif
