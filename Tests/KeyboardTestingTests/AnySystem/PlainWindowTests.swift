#if canImport(UIKit) && !os(visionOS)
  import KeyboardStrut
  import KeyboardTesting
  import Testing
  import UIKit

  /// The test kit in a window that no phone shows: as in a test of an app, on any system.
  @MainActor
  @Suite(.serialized) struct PlainWindowTests {
    private func window(_ controller: UIViewController) throws -> UIWindow {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
      window.rootViewController = controller
      window.isHidden = false
      // Another test may have left a keyboard on the screen, which all of them share.
      try KeyboardTest(on: window).show(on: "iPhone 15").hide()
      return window
    }

    @Test(
      "A screen with a strut holds",
      arguments: ["iPhone SE (3rd generation)", "iPhone 15", "iPad Pro 11-inch"])
    func strut(device: String) throws {
      let screen = LoginController(hasStrut: true)
      let test = KeyboardTest(on: try window(screen))
      try test.show(.email, on: device)
      try test.expectVisible(screen.passwordField)
      test.hide()
      try test.expectRestored()
    }

    @Test("The same screen without one fails")
    func withoutStrut() throws {
      let screen = LoginController(hasStrut: false)
      let test = KeyboardTest(on: try window(screen))
      try test.show(.email, on: "iPhone 15")
      #expect(throws: KeyboardTestFailure.self) { try test.expectVisible(screen.passwordField) }
      test.hide()
    }
  }
#endif
