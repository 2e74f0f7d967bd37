import UIKit

/// A log of the keyboard's notifications, and of the lines that a test adds, in their order.
@MainActor
package final class EventLog {
  package private(set) var lines: [String] = []
  private var tokens: [any NSObjectProtocol] = []

  /// The words for the keyboard's notifications.
  package static let keyboard: [(Notification.Name, String)] = [
    (UIResponder.keyboardWillShowNotification, "willShow"),
    (UIResponder.keyboardDidShowNotification, "didShow"),
    (UIResponder.keyboardWillHideNotification, "willHide"),
    (UIResponder.keyboardDidHideNotification, "didHide"),
    (UIResponder.keyboardWillChangeFrameNotification, "willChange"),
    (UIResponder.keyboardDidChangeFrameNotification, "didChange"),
  ]

  /// The words for the notifications of text fields.
  package static let editing: [(Notification.Name, String)] = [
    (UITextField.textDidBeginEditingNotification, "begin"),
    (UITextField.textDidEndEditingNotification, "end"),
  ]

  package init() {}

  isolated deinit { stop() }

  /// Logs notifications until ``stop()`` or the end of the log.
  ///
  /// - Parameter tellsDurations: Whether a "will" is followed by its duration, in seconds.
  package func listen(to names: [(Notification.Name, String)], tellsDurations: Bool = false) {
    for (name, word) in names {
      let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        [weak self] note in
        let key = UIResponder.keyboardAnimationDurationUserInfoKey
        let duration = (note.userInfo?[key] as? NSNumber)?.doubleValue ?? -1
        let line = tellsDurations && word.hasPrefix("will") ? "\(word) \(duration)" : word
        MainActor.assumeIsolated { self?.add(line) }
      }
      tokens.append(token)
    }
  }

  package func add(_ line: String) { lines.append(line) }

  /// Returns the lines since the last call.
  package func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  package func stop() {
    tokens.forEach(NotificationCenter.default.removeObserver)
    tokens = []
  }
}
