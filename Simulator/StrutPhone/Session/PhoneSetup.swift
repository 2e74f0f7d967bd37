import KeyboardSimulation
import Phone

/// Which phone is switched on, and what it shows.
package struct PhoneSetup: Sendable {
  package var device: SimulatedDeviceConfiguration
  package var keyboard = SystemKeyboard.standard
  /// Nil for the list of screens.
  package var screen: PhoneScreen?
  package var container = PhoneContainer.all[0]
  package var usesLibrary = true

  package init(device: SimulatedDeviceConfiguration) { self.device = device }

  /// What the window's title says.
  ///
  /// - Parameter library: What it says of the library, where there is more to say than usual.
  func title(library: String?) -> String {
    guard let screen else { return "KeyboardStrut: press ? for the keys" }
    let words = library ?? (usesLibrary ? nil : "without the library")
    return "\(screen.title), \(container.title)" + (words.map { ", \($0)" } ?? "")
  }
}
