import Foundation

extension SimulatedDeviceConfiguration {
  /// Whether notifications give rects in portrait coordinates although the app is in landscape.
  private var reportsPortrait: Bool { system < SimulatedSystem(8) && orientation == .landscape }

  /// The screen's bounds in the coordinates of the rects in notifications.
  var reportedBounds: CGRect { reportsPortrait ? device.bounds(.portrait) : bounds }

  /// Returns the rect that a notification on this system gives for a rect on the screen.
  ///
  /// From iOS 8 on that is the same rect. Before iOS 8, the screen kept its portrait coordinates,
  /// so a landscape keyboard of 1024 × 352 at the bottom was {0, 0, 352, 1024} (traces A, G33).
  func reported(_ rect: CGRect) -> CGRect {
    guard reportsPortrait, rect != .zero else { return rect }
    return CGRect(
      x: bounds.height - rect.maxY, y: rect.minX, width: rect.height, height: rect.width)
  }
}
