#if canImport(UIKit)
  import KeyboardStrut
  import UIKit

  /// The keys of a hardware keyboard that move the focus from input to input.
  ///
  /// Key commands need selectors, so all of them are in this file. Since iOS 15, UIKit's text input
  /// and focus system get Tab first; `wantsPriorityOverSystemBehavior` reverses that.
  @MainActor
  struct NavigationKeys {
    enum Key: CaseIterable {
      case next
      case previous
      case dismiss
      case dismissByCommand

      @MainActor
      func press(_ navigator: KeyboardInputNavigator) {
        switch self {
        case .next: navigator.moveToNext()
        case .previous: navigator.moveToPrevious()
        case .dismiss, .dismissByCommand: navigator.dismiss()
        }
      }
    }

    #if canImport(ObjectiveC) && !NO_ANY_BRIDGING
      private weak var controller: UIViewController?
      private var commands: [UIKeyCommand] = []
    #endif

    /// Adds the commands to the controller of a navigator whose input is first responder, or
    /// removes them from it.
    mutating func update(for navigator: KeyboardInputNavigator) {
      #if canImport(ObjectiveC) && !NO_ANY_BRIDGING
        let isOn = navigator.usesHardwareKeys && !navigator.isStopped && navigator.current != nil
        let wanted = isOn ? navigator.root?.nearestController : nil
        guard wanted !== controller else { return }
        for command in commands { controller?.removeKeyCommand(command) }
        controller = wanted
        commands = wanted == nil ? [] : Key.allCases.map(\.command)
        for command in commands { wanted?.addKeyCommand(command) }
      #endif
    }
  }

  #if canImport(ObjectiveC) && !NO_ANY_BRIDGING
    extension NavigationKeys.Key {
      @MainActor
      fileprivate var command: UIKeyCommand {
        let (input, flags): (String, UIKeyModifierFlags) =
          switch self {
          case .next: ("\t", [])
          case .previous: ("\t", .shift)
          case .dismiss: (UIKeyCommand.inputEscape, [])
          case .dismissByCommand: (".", .command)
          }
        let command = UIKeyCommand(
          input: input, modifierFlags: flags,
          action: #selector(UIViewController.keyboardStrut_keyWasPressed(_:)))
        command.wantsPriorityOverSystemBehavior = true
        return command
      }
    }

    extension UIViewController {
      /// Handles the key commands of navigators; apps do not call it.
      @objc fileprivate func keyboardStrut_keyWasPressed(_ command: UIKeyCommand) {
        guard let window = viewIfLoaded?.window,
          let input = KeyboardCenter.shared.firstResponder(in: window),
          let navigator = Navigators.shared.navigator(of: input)
        else { return }
        let key = NavigationKeys.Key.allCases.first {
          let own = $0.command
          return own.input == command.input && own.modifierFlags == command.modifierFlags
        }
        key?.press(navigator)
      }
    }
  #endif
#endif
