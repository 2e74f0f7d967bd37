import KeyboardStrut
import ScreenTesting

extension StagedScreen {
  /// The explanations of all avoiders in the app's window.
  var explanation: String {
    var lines: [String] = []
    stage.window.visit { lines += $0.keyboardAvoiders.map(\.explanation) }
    return lines.joined(separator: "\n")
  }
}
