import Foundation

/// Another maker's keyboard as its extension sees it, and as the app does.
extension SimulatedDeviceConfiguration {
  /// What the system adds below the view of a keyboard extension, in points: the extension does not
  /// see it, the app's notifications count it.
  ///
  /// Measured by a keyboard's author on iPhone 17 Pro Max: a view of 312 is reported as 404 in
  /// portrait, one of 232 as 253 in landscape.
  package var thirdPartyBand: Sourced<CGFloat> {
    let source = "a keyboard's design notes, iPhone 17 Pro Max: 312 → 404, 232 → 253"
    guard device.hasHomeIndicator, device.idiom == .phone, system >= .iOS26 else {
      return Sourced(safeArea.bottom, "no log: the strip under the home indicator", .estimated)
    }
    let isLogged = device.size.value == CGSize(width: 440, height: 956)
    return Sourced(
      orientation == .portrait ? 92 : 21, source, isLogged ? .high : .estimated)
  }

  /// Another maker's keyboard whose view has a height, in points.
  public func thirdPartyKeyboard(viewHeight: CGFloat) -> SystemKeyboard {
    SystemKeyboard(.thirdParty(height: viewHeight + thirdPartyBand.value))
  }
}
