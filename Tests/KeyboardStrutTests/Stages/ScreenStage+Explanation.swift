import KeyboardStrut
import ScreenTesting

extension StagedScreen {
  /// What the avoiders of the app's window say about what they did.
  var explanation: String {
    var lines: [String] = []
    stage.window.visit { lines += $0.keyboardAvoiders.map(\.explanation) }
    return lines.joined(separator: "\n")
  }
}
