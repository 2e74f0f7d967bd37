import KeyboardStrut
import ScreenTesting

extension ScreenStage {
  /// What the avoiders of the app's window say about what they did.
  var explanation: String {
    var lines: [String] = []
    phone.window.visit { lines += Keyboard.avoiders(in: $0).map(\.explanation) }
    return lines.joined(separator: "\n")
  }
}
