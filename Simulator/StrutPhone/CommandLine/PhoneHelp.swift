import StrutKit

/// What `strut-phone --help` prints.
@MainActor
enum PhoneHelp {
  static var text: String {
    let options =
      PhoneOptions.known.map { ["\($0.name) \($0.value)", $0.help] } + [["--help", "Print this."]]
    let keys = PhoneCommand.allCases.map { [String($0.rawValue), $0.summary] }
    return """
      Opens a window with a simulated phone in it, here, without a Mac.

      Usage: strut-phone [OPTIONS]

      The mouse is the finger: it taps, holds, drags and throws. The wheel scrolls. What is typed
      goes into what has the focus; Escape hides the keyboard.

      Options:
      \(Help.aligned(options))

      Keys, alone while nothing is typed into, with Ctrl at any time:
      \(Help.aligned(keys))

      Of two phones the left one has the library; w changes sides. A finger on either is on both, and
      s saves a picture of each. A film shows the left one.

      Lines of a script; empty ones and those that begin with # are left out:
      \(Help.aligned(ScriptLine.help))

      Exit code 0: the window was closed, or the script played. 2: bad input, or no window can be
      opened.

      """
  }
}
