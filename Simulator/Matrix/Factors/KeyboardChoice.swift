import KeyboardNavigation
import KeyboardSimulation
import KeyboardStrut
import Phone

/// The keyboard of a run.
package struct KeyboardChoice: Sendable {
  package let id: String
  package let title: String
  var keyboard = SystemKeyboard.standard
  /// The keyboard type that the fields request.
  var type = UIKeyboardType.default
  /// The accessory view above the keys.
  var bar = Bar.none
  /// Whether only an iPad has this keyboard.
  var isForPads = false
  /// Whether the keyboard fades in and out instead of sliding.
  var fades = false
  /// Sets the phone up.
  var prepare: @MainActor @Sendable (Phone) -> Void = { _ in }

  /// An accessory view of the inputs, in the run and in its control.
  enum Bar {
    case none
    /// The app's own view, 44 points high, on every input that is there before the first tap.
    case ofApp
    /// The bar of a `KeyboardInputNavigator`.
    case ofNavigator

    /// Gives the inputs of a screen the bar.
    @MainActor
    func add(to screen: UIViewController, inputs: [UIView]) {
      switch self {
      case .none: break
      case .ofNavigator: screen.view.navigateInputs()
      case .ofApp:
        for input in inputs {
          let bar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
          bar.backgroundColor = .systemGray
          (input as? UITextField)?.inputAccessoryView = bar
          (input as? UITextView)?.inputAccessoryView = bar
        }
      }
    }
  }

  /// Whether content has to make space for the keyboard. The user can move a floating keyboard
  /// away. With a hardware keyboard, phones show nothing at all, and tablets show a bar.
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
    KeyboardChoice(id: "accessory", title: "With an accessory view", bar: .ofApp),
    KeyboardChoice(id: "navigator", title: "With the bar of a navigator", bar: .ofNavigator),
  ]
}
