/// What a key of the window does. A key alone while nothing is typed into, with Ctrl at any time.
package enum PhoneCommand: Character, CaseIterable, Sendable {
  case help = "?"
  case list = "l"
  case next = "n"
  case container = "c"
  case turn = "t"
  case library = "w"
  case beside = "o"
  case explanation = "e"
  case pause = "p"
  case step = "."
  case slow = "m"
  case hardware = "h"
  case predictiveBar = "b"
  case dock = "f"
  case dark = "d"
  case larger = "+"
  case smaller = "-"
  case direction = "r"
  case fade = "x"
  case picture = "s"
  case film = "v"
  case quit = "q"

  /// One line for the help.
  package var summary: String {
    switch self {
    case .help: "Show these keys, or hide them; F1, too."
    case .list: "Go to the list of screens."
    case .next: "Show the next screen."
    case .container: "Show the screen in the next container."
    case .turn: "Turn the device."
    case .library: "Start anew without the library, or with it."
    case .beside: "Begin anew on two phones, with the library and without."
    case .explanation: "Draw why something moved, or stop that."
    case .pause: "Let time stand still, or go on."
    case .step: "Let one frame pass while time stands still."
    case .slow: "Let time pass ten times as slowly, or as ever."
    case .hardware: "Plug a hardware keyboard in, or pull it out."
    case .predictiveBar: "Switch the predictive bar off, or on."
    case .dock: "Undock an iPad’s keyboard, split it, let it float."
    case .dark: "Change to dark appearance, or back."
    case .larger: "Choose the next larger text size."
    case .smaller: "Choose the next smaller text size."
    case .direction: "Read from right to left, or as before."
    case .fade: "Prefer cross-fade transitions, or stop that."
    case .picture: "Save the screen as a PNG."
    case .film: "Film the screen; then save a page that plays it."
    case .quit: "Close the window."
    }
  }

  /// Whether it is about how real time passes, which only a window has.
  var isAboutTime: Bool { [.pause, .step, .slow].contains(self) }

  /// The command of a key that was pressed with Ctrl, where signs go without Shift.
  package init?(control key: Character) {
    self.init(rawValue: ["/": "?", "=": "+"][key] ?? key)
  }
}
