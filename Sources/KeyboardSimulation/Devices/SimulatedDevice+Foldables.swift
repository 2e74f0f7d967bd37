import Foundation

extension SimulatedDevice {
  /// The two displays of iPhone Duo, each as a device. An app moves from one to the other when the
  /// user opens the phone.
  ///
  /// All numbers were logged on the simulator of iOS 27.1; a real device may differ. The keyboard
  /// heights come from ihormalovanyi/iphone-duo-companion, FIELD-NOTE.md, which does not say
  /// whether the predictive bar was on.
  static let foldables: [SimulatedDevice] = [
    SimulatedDevice(
      name: "iPhone Duo (outer display)", idiom: .phone,
      size: Sourced(CGSize(width: 466, height: 678), displays, .high), scale: 3,
      // A column of 84 points for the system's bars, at the camera's edge both ways up.
      portraitSafeArea: Sourced(
        ScreenInsets(top: 24, bottom: 34, right: 84), "\(column); top and bottom not logged", .low),
      landscapeSafeArea: Sourced(
        ScreenInsets(top: 24, bottom: 34, right: 84), "\(column); top and bottom not logged", .low),
      portraitKeyboard: .logged(289), landscapeKeyboard: .logged(230)),
    SimulatedDevice(
      name: "iPhone Duo (inner display)", idiom: .phone,
      size: Sourced(CGSize(width: 669, height: 951), displays, .high), scale: 3,
      portraitSafeArea: Sourced(ScreenInsets(top: 24, bottom: 34), inner, .medium),
      landscapeSafeArea: Sourced(ScreenInsets(top: 24, bottom: 34, right: 84), inner, .high),
      portraitKeyboard: .logged(350), landscapeKeyboard: .logged(264)),
  ]

  private static let displays = "ihormalovanyi/iphone-duo-companion, FIELD-NOTE.md"
  private static let column = "iphone-duo-companion: the bars' column of 84 at the camera's edge"
  private static let inner =
    "iphone-duo-companion and the probe VerticalBarProbe: 24, 0, 34, 84 in a tab controller"
}

extension KeyboardHeights {
  /// Makes heights from a log that does not mention the predictive bar.
  fileprivate static func logged(_ height: CGFloat) -> KeyboardHeights {
    KeyboardHeights(
      plain: Sourced(height - 45, "no log: less a bar of 45", .estimated),
      predictive: Sourced(height, "ihormalovanyi/iphone-duo-companion, FIELD-NOTE.md", .high))
  }
}
