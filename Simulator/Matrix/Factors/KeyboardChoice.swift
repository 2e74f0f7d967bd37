import KeyboardSimulation
import Phone

/// The keyboard that comes up.
package struct KeyboardChoice: Sendable {
  package let id: String
  package let title: String
  var keyboard = SystemKeyboard.standard
  /// What the fields ask for.
  var type = UIKeyboardType.default
  /// Whether only an iPad has it.
  var isForPads = false
  /// Whether it fades in and out instead of sliding.
  var fades = false
  /// Sets the phone up.
  var prepare: @MainActor @Sendable (Phone) -> Void = { _ in }

  /// Whether content has to make room for it: one that floats can be moved away, and of a hardware
  /// keyboard phones show nothing at all, tablets a bar.
  @MainActor
  func takesRoom(on phone: Phone) -> Bool {
    keyboard.dock == .docked
      || keyboard.dock == .hardware && phone.keyboardFrame.minY < phone.screen.bounds.maxY
  }

  /// Every keyboard, in the order in which it is shown.
  package static let all: [KeyboardChoice] = [
    KeyboardChoice(id: "standard", title: "Standard"),
    KeyboardChoice(
      id: "number-pad", title: "Number pad", keyboard: .numberPad, type: .numberPad),
    KeyboardChoice(id: "plain", title: "Without the predictive bar", keyboard: .plain),
    KeyboardChoice(id: "emoji", title: "Emoji", keyboard: .emoji),
    KeyboardChoice(
      id: "candidates", title: "Another language’s height",
      keyboard: SystemKeyboard(.candidates)),
    KeyboardChoice(
      id: "third-party", title: "Another maker’s",
      keyboard: SystemKeyboard(.thirdParty(height: 260))),
    KeyboardChoice(
      id: "autofill", title: "AutoFill", prepare: { $0.offersPasswords = true }),
    KeyboardChoice(
      id: "cross-fade", title: "Prefer Cross-Fade", fades: true,
      prepare: { $0.prefersCrossFade = true }),
    KeyboardChoice(id: "hardware", title: "Hardware", keyboard: .hardware),
    KeyboardChoice(
      id: "undocked", title: "Undocked", keyboard: SystemKeyboard(dock: .undocked),
      isForPads: true),
    KeyboardChoice(
      id: "split", title: "Split", keyboard: SystemKeyboard(dock: .split), isForPads: true),
    KeyboardChoice(id: "floating", title: "Floating", keyboard: .floating, isForPads: true),
  ]
}
