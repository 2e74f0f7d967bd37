import Foundation

/// The size of a third-party keyboard, as its extension sees it and as the app sees it.
extension SimulatedDeviceConfiguration {
  /// The height that the system adds below the view of a keyboard extension, in points. The
  /// extension does not see it, but the app's notifications include it.
  ///
  /// A keyboard's author measured it on iPhone 17 Pro Max. A view of 312 is reported as 404 in
  /// portrait, and a view of 232 as 253 in landscape.
  package var thirdPartyBand: Sourced<CGFloat> {
    let source = "a keyboard's design notes, iPhone 17 Pro Max: 312 → 404, 232 → 253"
    guard device.hasHomeIndicator, device.idiom == .phone, system >= .iOS26 else {
      return Sourced(safeArea.bottom, "no log: the strip under the home indicator", .estimated)
    }
    let isLogged = device.size.value == CGSize(width: 440, height: 956)
    return Sourced(
      orientation == .portrait ? 92 : 21, source, isLogged ? .high : .estimated)
  }

  /// Returns a third-party keyboard whose view has the given height, in points.
  public func thirdPartyKeyboard(viewHeight: CGFloat) -> SystemKeyboard {
    SystemKeyboard(.thirdParty(height: viewHeight + thirdPartyBand.value))
  }
}
