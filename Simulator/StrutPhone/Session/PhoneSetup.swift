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
  var title: String {
    guard let screen else { return "KeyboardStrut: press ? for the keys" }
    let library = usesLibrary ? "" : ", without the library"
    return "\(screen.title), \(container.title)\(library)"
  }
}
