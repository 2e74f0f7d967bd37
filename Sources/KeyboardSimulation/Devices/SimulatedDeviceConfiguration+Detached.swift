import Foundation

/// Measures of keyboards that are not docked.
extension SimulatedDeviceConfiguration {
  /// The height of the bar of shortcuts an iPad shows beside a hardware keyboard, in points.
  package static let shortcutBar = Sourced<CGFloat>(55, "KeyboardLogs H13, H14", .high)

  /// How far an undocked keyboard starts above the bottom edge, in points. The user drags it from
  /// there.
  package static let undockedLift = Sourced<CGFloat>(160, "no log", .estimated)

  /// The size of a floating keyboard in points: about 320 wide, says KeyboardFacts 4.3.
  package static let floatingSize = Sourced(
    CGSize(width: 320, height: 254),
    "KeyboardFacts 4.3 for the width; the height of a small phone's", .low)

  /// The distance of a floating keyboard from the corner it starts in, in points.
  package static let floatingMargin = Sourced<CGFloat>(20, "no log", .estimated)
}
