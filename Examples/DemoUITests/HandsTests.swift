// Never compiled here, because we had no Mac.
import XCTest

/// Controls the sample app from outside: a finger drags the keyboard down, and the device rotates.
@MainActor
final class HandsTests: XCTestCase {
  private func launch(_ screen: String) -> XCUIApplication {
    let app = XCUIApplication()
    let folder =
      ProcessInfo.processInfo.environment["KEYBOARDSTRUT_RECORDINGS"]
      ?? FileManager.default.temporaryDirectory.path
    app.launchEnvironment = [
      "KEYBOARDSTRUT_SCREENS": screen, "KEYBOARDSTRUT_RECORDINGS": folder,
    ]
    app.launch()
    return app
  }

  private func finish(_ app: XCUIApplication) {
    XCTAssertTrue(app.staticTexts["Recorded 1"].waitForExistence(timeout: 30))
  }

  func testDrag() {
    let app = launch("app-reply-bar@root")
    app.textViews.firstMatch.tap()
    let keyboard = app.keyboards.firstMatch
    XCTAssertTrue(keyboard.waitForExistence(timeout: 3), "Is a hardware keyboard connected?")
    let list = app.windows.firstMatch.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.3))
    let bottom = app.windows.firstMatch.coordinate(
      withNormalizedOffset: CGVector(dx: 0.5, dy: 0.98))
    list.press(forDuration: 0.1, thenDragTo: bottom)
    finish(app)
  }

  func testTurn() {
    XCUIDevice.shared.orientation = .portrait
    let app = launch("sample-login-bottom@root")
    app.textFields.firstMatch.tap()
    XCTAssertTrue(app.keyboards.firstMatch.waitForExistence(timeout: 3))
    XCUIDevice.shared.orientation = .landscapeLeft
    Thread.sleep(forTimeInterval: 2)
    XCUIDevice.shared.orientation = .portrait
    finish(app)
  }
}
