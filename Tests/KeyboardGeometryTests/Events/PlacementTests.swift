import Foundation
import KeyboardGeometry
import Testing

@Suite struct PlacementTests {
  static let phone = CGRect(x: 0, y: 0, width: 390, height: 844)
  static let pad = CGRect(x: 0, y: 0, width: 1024, height: 768)

  struct Case: CustomTestStringConvertible {
    var name: String
    var frame: CGRect
    var screen: CGRect
    var window: CGRect?
    var expected: KeyboardPlacement
    var testDescription: String { name }

    init(
      _ name: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
      on screen: CGRect = PlacementTests.pad, window: CGRect? = nil, is expected: KeyboardPlacement
    ) {
      self.name = name
      frame = CGRect(x: x, y: y, width: width, height: height)
      self.screen = screen
      self.window = window
      self.expected = expected
    }
  }

  static let cases: [Case] = [
    Case("phone, up", 0, 508, 390, 336, on: phone, is: .docked),
    Case("phone, just below the screen", 0, 844, 390, 336, on: phone, is: .hidden),
    Case("phone, far below the screen (G3)", 0, 1108, 390, 336, on: phone, is: .hidden),
    Case("phone, half a point on the screen", 0, 843.5, 390, 336, on: phone, is: .hidden),
    Case("phone, hardware, no height", 0, 844, 390, 0, on: phone, is: .hidden),
    Case("phone, accessory alone (G9)", 0, 830, 390, 14, on: phone, is: .docked),
    Case("phone, a third of a point short", 0, 507.667, 390, 336, on: phone, is: .docked),
    Case("phone, a third of a point too far", 0, 508.333, 390, 336, on: phone, is: .docked),
    Case("phone, sideways off (iOS 6 push)", -390, 508, 390, 336, on: phone, is: .docked),
    Case("phone, whole screen", 0, 0, 390, 844, on: phone, is: .floating),
    Case("pad, up", 0, 370, 1024, 398, is: .docked),
    Case("pad, shortcut bar: 55 of 398", 0, 713, 1024, 398, is: .shortcutBar),
    Case("pad, shortcut bar: 69 of 398", 0, 699, 1024, 398, is: .shortcutBar),
    Case("pad, undocked", 0, 200, 1024, 398, is: .undocked),
    Case("pad, one point up", 0, 369, 1024, 398, is: .undocked),
    Case("pad, split, iOS 5 (G30)", 0, -264, 1024, 304, is: .split),
    Case("pad, split but docked", 0, 370, 1023, 398, is: .docked),
    Case("pad, floating", 600, 300, 320, 254, is: .floating),
    Case("pad, floating near the edge", 600, 500, 320, 254, is: .floating),
    Case("pad, floating reports the screen's height", 600, 0, 320, 768, is: .floating),
    Case("pad, window's x (Stage Manager)", 180, 370, 1024, 398, is: .docked),
    Case("pad, x off the screen (Stage Manager)", 1024, 370, 1024, 398, is: .docked),
    Case(
      "pad, clipped to the window", 100, 500, 600, 168,
      window: CGRect(x: 100, y: 68, width: 600, height: 600), is: .docked),
    Case(
      "pad, the same without the window", 100, 500, 600, 168, is: .floating),
    Case(
      "pad, narrower than the window it floats in", 150, 500, 320, 168,
      window: CGRect(x: 100, y: 68, width: 600, height: 600), is: .floating),
    Case(
      "pad, Slide Over: as much too high as the app", 0, 350, 1024, 398,
      window: CGRect(x: 684, y: 20, width: 320, height: 728), is: .docked),
    Case(
      "pad, undocked over Slide Over", 0, 200, 1024, 398,
      window: CGRect(x: 684, y: 20, width: 320, height: 728), is: .undocked),
    Case("nothing", 0, 0, 0, 0, is: .hidden),
    Case("NaN", CGFloat.nan, 370, 1024, 398, is: .hidden),
    Case("infinite", 0, 370, CGFloat.infinity, 398, is: .hidden),
    Case("negative size, docked when unfolded", 1024, 768, -1024, -398, is: .docked),
    Case("huge", -1e300, -1e300, 2e300, 2e300, is: .floating),
    Case("denormal", 0, 370, .leastNonzeroMagnitude, 398, is: .hidden),
    Case("screen unknown", 0, 370, 1024, 398, on: .null, is: .docked),
  ]

  @Test("Ordinary and malformed keyboard frames get the correct placement", arguments: cases)
  func placement(_ test: Case) {
    let posted = KeyboardTransition(.willShow, to: test.frame, screen: test.screen)
    let found = posted.screen.map {
      FrameReading(frame: posted.frameEnd, screen: $0, window: test.window).placement
    }
    #expect((found ?? posted.placement) == test.expected, "\(test.name): \(test.frame)")
  }

  /// An end frame, and its placement in each phase: will-show, will-hide, will-change, did-show,
  /// did-hide, did-change.
  static let phases: [(String, CGRect?, Bool, [KeyboardPlacement?])] = [
    ("up", docked(336), true, [.docked, .hidden, .docked, .docked, .hidden, .docked]),
    (
      "below", CGRect(x: 0, y: 844, width: 390, height: 336), true,
      [.hidden, .hidden, .hidden, .hidden, .hidden, .hidden]
    ),
    (
      "accessory left on iOS 26", docked(44), true,
      [.docked, .hidden, .docked, .docked, .hidden, .docked]
    ),
    ("zero", .zero, true, [.floating, .hidden, .hidden, .floating, .hidden, .hidden]),
    (
      "no height at the top", CGRect(x: 0, y: 0, width: 390, height: 0), true,
      [nil, .hidden, .hidden, nil, .hidden, .hidden]
    ),
    (
      "no height at the bottom", CGRect(x: 0, y: 844, width: 390, height: 0), true,
      [nil, .hidden, nil, nil, .hidden, nil]
    ),
    ("missing", nil, true, [nil, .hidden, nil, nil, .hidden, nil]),
    (
      "other app's", docked(336), false,
      [.anotherApps, .hidden, .anotherApps, .anotherApps, .hidden, .anotherApps]
    ),
    (
      "landscape's rect in portrait", CGRect(x: 0, y: 171, width: 844, height: 219), true,
      [nil, .hidden, nil, nil, .hidden, nil]
    ),
  ]

  @Test(
    "The same keyboard frame in each notification gets the correct placement", arguments: phases)
  func phase(name: String, frame: CGRect?, isLocal: Bool, expected: [KeyboardPlacement?]) {
    let phases: [KeyboardTransition.Phase] = [
      .willShow, .willHide, .willChangeFrame, .didShow, .didHide, .didChangeFrame,
    ]
    for (phase, expected) in zip(phases, expected) {
      let transition = KeyboardTransition(
        phase, to: frame, isLocal: isLocal, screen: Self.phone)
      #expect(transition.placement == expected, "\(name), \(phase)")
    }
  }

  @Test("Without a known screen, a keyboard frame counts as docked")
  func withoutScreenRect() {
    #expect(KeyboardTransition(.willShow, to: docked(336)).placement == .docked)
  }

  @Test("Only docked keyboards and shortcut bars cover content")
  func dockedKeyboardsBars() {
    #expect(KeyboardPlacement.allCases.filter(\.coversContent) == [.docked, .shortcutBar])
  }
}
