import Foundation

/// Measures of keyboards that are not docked.
extension SimulatedDeviceConfiguration {
  /// The height of the bar of shortcuts an iPad shows beside a hardware keyboard, in points.
  package static let shortcutBar = Sourced<CGFloat>(55, "T:H13, T:H14", .high)

  /// How far an undocked keyboard starts above the bottom edge, in points. The user drags it from
  /// there.
  package static let undockedLift = Sourced<CGFloat>(160, "no log", .estimated)

  /// The size of a floating keyboard in points: facts 4.3 know that it is about 320 wide.
  package static let floatingSize = Sourced(
    CGSize(width: 320, height: 254), "width facts 4.3; height of a small phone's", .low)

  /// The distance of a floating keyboard from the corner it starts in, in points.
  package static let floatingMargin = Sourced<CGFloat>(20, "no log", .estimated)
}
