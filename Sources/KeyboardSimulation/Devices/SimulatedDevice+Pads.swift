import Foundation

extension SimulatedDevice {
  /// The iPads of KeyboardFacts 4.3 and 4.4, one row for each size of screen.
  static let pads: [SimulatedDevice] = [
    models(
      ["iPad 2", "iPad (9.7-inch)", "iPad mini 4"], 768, 1024,
      source: "KeyboardFacts 4.4, swift-snapshot-testing", .high,
      portrait: .padPortrait, landscape: .padLandscape),
    models(
      ["iPad (10.2-inch)"], 810, 1080,
      source: "KeyboardFacts 4.4, swift-snapshot-testing, flutter_device_preview", .high,
      portrait: .padPortrait, landscape: .padLandscape),
    models(
      ["iPad Air 3", "iPad Pro 10.5-inch"], 834, 1112,
      source: "KeyboardFacts 4.4, swift-snapshot-testing", .high,
      portrait: .padPortrait, landscape: .padLandscape),
    models(
      ["iPad mini 6"], 744, 1133, bar: 24, source: "KeyboardFacts 4.4, alpatiev/swift_tools",
      .medium,
      portrait: .padIndicatorPortrait, landscape: .padIndicatorLandscape),
    models(
      ["iPad Air 5", "iPad Air 11-inch", "iPad (10th generation)"], 820, 1180, bar: 24,
      source: "KeyboardFacts 4.4, alpatiev/swift_tools", .medium, portrait: .padIndicatorPortrait,
      landscape: .padIndicatorLandscape),
    models(
      ["iPad Pro 11-inch"], 834, 1194, bar: 24, source: "KeyboardFacts 4.4, swift-snapshot-testing",
      .high,
      portrait: .padIndicatorPortrait, landscape: .padIndicatorLandscape),
    models(
      ["iPad Pro 11-inch (M4)"], 834, 1210, bar: 24,
      source: "KeyboardFacts 4.4, flutter_device_preview", .high,
      portrait: .padIndicatorPortrait, landscape: .padIndicatorLandscape),
    models(
      ["iPad Pro 12.9-inch (1st generation)"], 1024, 1366,
      source: "KeyboardFacts 4.4, swift-snapshot-testing, flutter_device_preview", .high,
      portrait: .padLargePortrait, landscape: .padLargeLandscape),
    models(
      ["iPad Pro 12.9-inch (3rd generation)", "iPad Air 13-inch"], 1024, 1366, bar: 24,
      source: "KeyboardFacts 4.4, flutter_device_preview", .high, portrait: .padLargePortrait,
      landscape: .padLargeLandscape),
    models(
      ["iPad Pro 13-inch (M4)"], 1032, 1376, bar: 24,
      source: "KeyboardFacts 4.4, flutter_device_preview", .high,
      portrait: .padLargePortrait, landscape: .padLargeLandscape),
  ].flatMap { $0 }

  /// Makes tablets that share a screen. The insets are the same in both orientations. A status bar
  /// of 24 goes with a home indicator of 20.
  private static func models(
    _ names: [String], _ width: CGFloat, _ height: CGFloat, bar: CGFloat = 20, source: String,
    _ confidence: Confidence, portrait: KeyboardHeights, landscape: KeyboardHeights
  ) -> [SimulatedDevice] {
    let insets = Sourced(
      ScreenInsets(top: bar, bottom: bar > 20 ? 20 : 0), source, confidence)
    return names.map {
      SimulatedDevice(
        name: $0, idiom: .pad,
        size: Sourced(CGSize(width: width, height: height), source, confidence), scale: 2,
        portraitSafeArea: insets, landscapeSafeArea: insets, portraitKeyboard: portrait,
        landscapeKeyboard: landscape)
    }
  }
}
