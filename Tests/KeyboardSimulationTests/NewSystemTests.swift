import Foundation
import KeyboardGeometry
import KeyboardSimulation
import Testing

/// Scripts and devices of iOS 26 and 27, and other makers' keyboards: the numbers that were logged.
@Suite struct NewSystemTests {
  typealias Phone = SimulatedDeviceConfiguration

  /// The height of its view, and the heights it has on its way.
  static let slides: [(CGFloat, [CGFloat])] = [(260, [956, 305, 260]), (305, [956, 350, 305])]

  @Test(
    "Another maker's keyboard slides in from the screen's height (iPhone 16 Pro Max)",
    arguments: slides)
  func slideIn(view: CGFloat, steps: [CGFloat]) throws {
    let phone = try Phone("iPhone 16 Pro Max", system: .iOS26)
    let script = KeyboardScript.thirdPartySlideIn(viewHeight: view, on: phone)
    let band = phone.thirdPartyBand.value
    let heights = script.legs.map(\.target.height)
    #expect(heights == [steps[0], steps[1] + band, steps[2] + band])
    #expect(script.target == phone.bottomFrame(height: view + band))
  }

  @Test("The app's frame of it counts a band that the keyboard does not see")
  func band() throws {
    let upright = try Phone("iPhone 17 Pro Max", system: .iOS26)
    let frame = upright.frame(of: upright.thirdPartyKeyboard(viewHeight: 312))
    #expect(frame == CGRect(x: 0, y: 552, width: 440, height: 404))
    let sideways = upright.turned
    #expect(sideways.frame(of: sideways.thirdPartyKeyboard(viewHeight: 232)).height == 253)
  }

  @Test("It turns, and the app hears of the old height until the next show")
  func turn() throws {
    let upright = try Phone("iPhone 17 Pro Max", system: .iOS26)
    let script = KeyboardScript.thirdPartyRotation(
      viewHeight: 312, turnedViewHeight: 232, from: upright)
    #expect(script.target == CGRect(x: 0, y: 440 - 253, width: 956, height: 253))
    let shows = script.events.filter(\.phase.isShow)
    #expect(shows.count == 2)
    #expect(shows.allSatisfy { $0.end == CGRect(x: 0, y: 440 - 404, width: 956, height: 404) })
  }

  @Test("A strip of 48 points of a number pad stays for a second, and nothing says so")
  func strip() throws {
    let phone = try Phone("iPhone 17", system: .iOS26)
    let pad = phone.frame(of: .numberPad)
    let script = KeyboardScript.numberPadHide(from: pad, on: phone)
    #expect(script.events == KeyboardScript.hide(from: pad, on: phone).events)
    #expect(abs(script.rect(at: 0.99).minY - (874 - 48)) < 0.01)
    #expect(script.rect(at: 1).minY == 874)
  }

  @Test("A bar of credentials is announced with the \"did\" notifications only")
  func credentials() throws {
    let phone = try Phone("iPhone 15", system: .iOS26)
    let script = KeyboardScript.credentialsBar(on: phone)
    for event in script.events {
      #expect(event.end?.height == (event.phase.isWill ? 291 : 336))
    }
    #expect(script.target.height == 336)
  }

  @Test("An end rect in the coordinates of a view")
  func viewCoordinates() throws {
    let pad = try Phone("iPad Air 5", system: .iOS26)
    let barred = SystemKeyboard(accessoryHeight: 44)
    let script = KeyboardScript.showInViewCoordinates(
      barred, on: pad, viewOrigin: CGPoint(x: 100, y: 80))
    let real = pad.frame(of: barred)
    #expect(script.target == real)
    #expect(script.events.allSatisfy { $0.end == real.offsetBy(dx: -100, dy: -80) })
  }

  @Test("A keyboard that is undocked and docked again ends where it was")
  func undockAndDock() throws {
    let pad = try Phone("iPad Air 5")
    let script = KeyboardScript.undockAndDock(on: pad)
    #expect(script.target == pad.frame(of: .standard))
    #expect(script.events.last?.phase == .didShow)
  }

  /// Display, way up, screen, keyboard, safe area: top, left, bottom, right.
  static let duo: [(String, SimulatedDevice.Orientation, CGSize, CGFloat, [CGFloat])] = [
    ("outer", .portrait, CGSize(width: 466, height: 678), 289, [24, 0, 34, 84]),
    ("outer", .landscape, CGSize(width: 678, height: 466), 230, [24, 0, 34, 84]),
    ("inner", .portrait, CGSize(width: 669, height: 951), 350, [24, 0, 34, 0]),
    ("inner", .landscape, CGSize(width: 951, height: 669), 264, [24, 0, 34, 84]),
  ]

  @Test("iPhone Duo is as its simulator was logged", arguments: duo)
  func foldable(
    display: String, orientation: SimulatedDevice.Orientation, size: CGSize, keyboard: CGFloat,
    safeArea: [CGFloat]
  ) throws {
    let phone = try Phone(
      "iPhone Duo (\(display) display)", orientation, system: SimulatedSystem(27, 1))
    #expect(phone.bounds.size == size)
    #expect(phone.height(of: .standard).value == keyboard)
    let area = phone.safeArea
    #expect([area.top, area.left, area.bottom, area.right] == safeArea)
  }
}
