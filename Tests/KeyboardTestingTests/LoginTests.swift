import KeyboardTesting
import Phone
import Testing

/// The worked example of the module's documentation, with and without the library.
@MainActor
@Suite struct LoginTests {
  /// Makes a window as an app's test does. `host` is the device on which the test runs.
  static func window(
    _ controller: UIViewController, on host: String = "iPhone 15"
  ) throws -> UIWindow {
    let phone = try Phone(host)
    phone.show(controller)
    return phone.window
  }

  nonisolated static let devices: [(String, SimulatedDevice.Orientation)] = SimulatedDevice
    .catalogue.flatMap {
      device in
      SimulatedDevice.Orientation.allCases.map { (device.name, $0) }
    }

  @Test("On each device, a strut keeps both fields and button visible", arguments: devices)
  func fieldStaysVisible(device: String, orientation: SimulatedDevice.Orientation) throws {
    let screen = LoginController(hasStrut: true)
    let window = try Self.window(screen)
    let test = KeyboardTest(on: window)
    try test.show(.email, on: device, orientation, editing: screen.nameField)
    try test.expectVisible(screen.nameField)
    try test.expectVisible(screen.passwordField)
    try test.expectVisible(screen.button)
    try test.expectUntouched(screen.logo)
    test.hide()
    try test.expectRestored()
  }

  /// The same test of the same screen without the library: it fails, and says why.
  @Test("Without a strut, expectVisible fails and names the covered points")
  func withoutStrutTest() throws {
    let screen = LoginController(hasStrut: false)
    let test = KeyboardTest(on: try Self.window(screen))
    try test.show(.email, on: "iPhone SE (3rd generation)", .landscape)
    let failure = #expect(throws: KeyboardTestFailure.self) {
      try test.expectVisible(screen.passwordField)
    }
    #expect(
      failure?.description
        == "The keyboard covers 34 of the 34 points of UITextField \"Password\". It is at y 303 to "
        + "337 in the window, and the keyboard's top is at y 175. "
        + "(iPhone SE (3rd generation), landscape, email keyboard)")
    #expect(!test.isVisible(screen.button))
    #expect(test.visibility(of: screen.button) == .covered(points: 34, of: 34))
    try test.expectUntouched(screen.passwordField)
  }

  /// The screen on which the test runs may be larger or smaller than the device that is played.
  @Test(
    "KeyboardTest plays any device on a screen of another size",
    arguments: ["iPhone SE (1st generation)", "iPhone 15", "iPad Pro 11-inch"])
  func realScreen(host: String) throws {
    for (device, orientation) in Self.devices.enumerated().filter({ $0.offset % 7 == 0 }).map(
      \.element)
    {
      let screen = LoginController(hasStrut: true)
      let test = KeyboardTest(on: try Self.window(screen, on: host))
      try test.show(on: device, orientation)
      let configuration = try SimulatedDeviceConfiguration(device, orientation)
      let gap =
        screen.view.bounds.maxY
        - screen.button.superview!.convert(
          screen.button.frame, to: screen.view
        ).maxY
      #expect(
        abs(gap - configuration.height(of: .standard).value - 4) < 1, "\(device) \(orientation)")
      #expect(test.keyboardFrame?.height == configuration.height(of: .standard).value)
    }
  }
}
