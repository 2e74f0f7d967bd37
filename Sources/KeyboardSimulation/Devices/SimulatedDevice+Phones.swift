import Foundation

extension SimulatedDevice {
  /// The iPhones of KeyboardFacts 4.1, 4.2 and 4.4, one row for each size of screen.
  static let phones: [SimulatedDevice] = [
    models(
      ["iPhone 4s"], 320, 480, scale: 2, source: "KeyboardLogs G1, G4", .high, portrait: .small,
      landscape: .landscape162(199, "KeyboardLogs G33; KeyboardFacts 4.2, Chatto")),
    models(
      ["iPhone 5s", "iPhone SE (1st generation)"], 320, 568, scale: 2,
      source: "KeyboardFacts 4.4, swift-snapshot-testing",
      .high, portrait: .small,
      landscape: .landscape162(199, "KeyboardLogs G33; KeyboardFacts 4.2, Chatto")),
    models(
      ["iPhone 6", "iPhone 8", "iPhone SE (2nd generation)", "iPhone SE (3rd generation)"],
      375, 667, scale: 2,
      source: "KeyboardFacts 4.4, swift-snapshot-testing, flutter_device_preview", .high,
      portrait: .medium,
      landscape: .landscape162(200, "KeyboardFacts 4.2, Chatto, ScreenMetric.swift")),
    models(
      ["iPhone 6 Plus", "iPhone 8 Plus"], 414, 736, scale: 3,
      source: "KeyboardFacts 4.4, swift-snapshot-testing", .high,
      portrait: .plus,
      landscape: .landscape162(200, "KeyboardFacts 4.2, Chatto, ScreenMetric.swift")),
    models(
      ["iPhone X", "iPhone XS", "iPhone 11 Pro"], 375, 812, scale: 3, top: 44,
      source: "KeyboardFacts 4.4, swift-snapshot-testing, SafeAreaInsetsWithStoryboard", .high,
      portrait: .notch375,
      landscape: .landscape(209, "KeyboardFacts 4.2, Chatto, ScreenMetric.swift", .medium)),
    models(
      ["iPhone XR", "iPhone 11"], 414, 896, scale: 2, top: 44,
      source: "KeyboardFacts 4.4, swift-snapshot-testing, flutter_device_preview",
      .medium, portrait: .large("KeyboardLogs G25, G27"),
      landscape: .landscape(209, "KeyboardFacts 4.2, Chatto, ScreenMetric.swift", .medium)),
    models(
      ["iPhone XS Max", "iPhone 11 Pro Max"], 414, 896, scale: 3, top: 44,
      source: "KeyboardFacts 4.4, flutter_device_preview", .high,
      portrait: .large("KeyboardLogs G25, G27"),
      landscape: .landscape(209, "KeyboardFacts 4.2, Chatto, ScreenMetric.swift", .medium)),
    models(
      ["iPhone 12 mini", "iPhone 13 mini"], 375, 812, scale: 3, top: 50,
      source: "KeyboardFacts 4.4, swift-snapshot-testing", .high, portrait: .notch375,
      landscape: .landscape(
        209, "KeyboardFacts 4.2, Chatto, ScreenMetric.swift, logged on 812-pt phones", .medium)),
    models(
      ["iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro"], 390, 844, scale: 3, top: 47,
      source: "KeyboardFacts 4.4, swift-snapshot-testing", .high, portrait: .notch390,
      landscape: .landscape(219, "KeyboardFacts 4.2, Chatto, ScreenMetric.swift", .medium)),
    models(
      ["iPhone 14", "iPhone 16e"], 390, 844, scale: 3, top: 47,
      source: "KeyboardFacts 4.4, same class as iPhone 13", .low, portrait: .notch390,
      landscape: .landscape(219, "KeyboardFacts 4.2, Chatto, ScreenMetric.swift", .medium)),
    models(
      ["iPhone 12 Pro Max", "iPhone 13 Pro Max"], 428, 926, scale: 3, top: 47,
      source: "KeyboardFacts 4.4, swift-snapshot-testing", .high, portrait: .max926,
      landscape: .landscape(219, "KeyboardFacts 4.2, Chatto, ScreenMetric.swift", .medium)),
    models(
      ["iPhone 14 Plus"], 428, 926, scale: 3, top: 47,
      source: "KeyboardFacts 4.4, same class as iPhone 13 Pro Max", .low, portrait: .max926,
      landscape: .landscape(219, "KeyboardFacts 4.2, Chatto, ScreenMetric.swift", .medium)),
    models(
      ["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"], 393, 852, scale: 3, top: 59,
      source: "KeyboardFacts 4.4, flutter_device_preview", .high, portrait: .notch390,
      landscape: .unloggedLandscape),
    models(
      ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"],
      430, 932, scale: 3, top: 59, source: "KeyboardFacts 4.4, flutter_device_preview", .high,
      portrait: .max926,
      landscape: .unloggedLandscape),
    models(
      ["iPhone 16 Pro"], 402, 874, scale: 3, top: 62,
      source: "KeyboardFacts 4.4, flutter_device_preview", .high,
      portrait: .pro402, landscape: .unloggedLandscape),
    models(
      ["iPhone 17", "iPhone 17 Pro"], 402, 874, scale: 3, top: 62,
      source: "KeyboardFacts 4.4, width and bottom of react-native-keyboard-controller#1336", .low,
      portrait: .pro402,
      landscape: .unloggedLandscape),
    models(
      ["iPhone 16 Pro Max"], 440, 956, scale: 3, top: 62,
      source: "KeyboardFacts 4.4, flutter_device_preview", .high,
      portrait: .proMax440, landscape: .unloggedLandscape),
    models(
      ["iPhone 17 Pro Max"], 440, 956, scale: 3, top: 62,
      source: "KeyboardFacts 4.4, quoted without source", .low,
      portrait: .proMax440, landscape: .unloggedLandscape),
    models(
      ["iPhone Air"], 420, 912, scale: 3, top: 68,
      source: "KeyboardFacts 4.4, quoted without source", .low,
      portrait: .pro402, landscape: .unloggedLandscape),
  ].flatMap { $0 }

  /// Makes phones that share a screen. A top inset of 20 is a status bar, which is hidden in
  /// landscape. A larger inset is a notch or island, with a home indicator of 34 (21 in landscape)
  /// below.
  private static func models(
    _ names: [String], _ width: CGFloat, _ height: CGFloat, scale: CGFloat, top: CGFloat = 20,
    source: String, _ confidence: Confidence, portrait: KeyboardHeights, landscape: KeyboardHeights
  ) -> [SimulatedDevice] {
    let isEdgeToEdge = top > 20
    let upright = ScreenInsets(top: top, bottom: isEdgeToEdge ? 34 : 0)
    let side: CGFloat = isEdgeToEdge ? top : 0
    let sideways = ScreenInsets(left: side, bottom: isEdgeToEdge ? 21 : 0, right: side)
    return names.map {
      SimulatedDevice(
        name: $0, idiom: .phone,
        size: Sourced(CGSize(width: width, height: height), source, confidence), scale: scale,
        portraitSafeArea: Sourced(upright, source, confidence),
        landscapeSafeArea: Sourced(sideways, source, confidence),
        portraitKeyboard: portrait, landscapeKeyboard: landscape)
    }
  }
}
