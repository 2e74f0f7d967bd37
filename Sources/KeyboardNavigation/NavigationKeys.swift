#if canImport(UIKit)
  import KeyboardStrut
  import UIKit

  /// The key commands of a hardware keyboard that move the focus from input to input.
  ///
  /// Key commands need selectors, so all selectors are in this file. Since iOS 15, UIKit's text
  /// input and focus system receive the Tab key before key commands do.
  /// `wantsPriorityOverSystemBehavior` reverses that order.
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

    /// Adds the key commands to the view controller of the navigator's view while one of the
    /// navigator's inputs is first responder. Removes them otherwise.
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
      /// The action of the navigators' key commands. Apps do not call this method.
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
