/// What the person has set up to be able to use the device.
public struct UIAccessibility: Sendable {
  public init() {}

  @MainActor package static var settings = AccessibilitySettings()

  @preconcurrency @MainActor public static var isReduceMotionEnabled: Bool { settings.reduceMotion }

  /// Whether screens should fade instead of sliding; only ever on with reduced motion.
  @preconcurrency @MainActor public static var prefersCrossFadeTransitions: Bool {
    settings.reduceMotion && settings.crossFade
  }

  public static let reduceMotionStatusDidChangeNotification = Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  public static let prefersCrossFadeTransitionsStatusDidChangeNotification =
    Notification.Name(
      "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
}

package struct AccessibilitySettings: Equatable, Sendable {
  package var reduceMotion = false
  package var crossFade = false

  package init(reduceMotion: Bool = false, crossFade: Bool = false) {
    self.reduceMotion = reduceMotion
    self.crossFade = crossFade
  }
}
