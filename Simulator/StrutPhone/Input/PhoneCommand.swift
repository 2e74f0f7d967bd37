/// What a key of the window does. A key alone while nothing is typed into, with Ctrl at any time.
package enum PhoneCommand: Character, CaseIterable, Sendable {
  case help = "?"
  case list = "l"
  case next = "n"
  case container = "c"
  case turn = "t"
  case library = "w"
  case explanation = "e"
  case pause = "p"
  case step = "."
  case slow = "m"
  case picture = "s"
  case quit = "q"

  /// One line for the help.
  package var summary: String {
    switch self {
    case .help: "Show these keys, or hide them; F1, too."
    case .list: "Go to the list of screens."
    case .next: "Show the next screen."
    case .container: "Show the screen in the next container."
    case .turn: "Turn the device."
    case .library: "Start the screen again without the library, or with it."
    case .explanation: "Draw why something moved, or stop that."
    case .pause: "Let time stand still, or go on."
    case .step: "Let one frame pass while time stands still."
    case .slow: "Let time pass ten times as slowly, or as ever."
    case .picture: "Save the screen as a PNG."
    case .quit: "Close the window."
    }
  }

  /// Whether it is about how real time passes, which only a window has.
  var isAboutTime: Bool { [.pause, .step, .slow].contains(self) }

  /// The command of a key that was pressed with Ctrl; a question mark may need Shift there.
  package init?(control key: Character) { self.init(rawValue: key == "/" ? "?" : key) }
}
