import KeyboardSimulation
import Phone

/// A phone with two fields, and a log of everything the keyboard posts.
@MainActor
final class KeyboardStage {
  let phone: Phone
  let controller: UIViewController
  let first = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
  let second = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
  private var tokens: [any NSObjectProtocol] = []
  private(set) var log: [String] = []

  init(
    _ device: String = "iPhone 15", system: SimulatedSystem = .iOS18,
    keyboard: SystemKeyboard = .standard, controller: UIViewController = UIViewController()
  ) throws {
    phone = Phone(try SimulatedDeviceConfiguration(device, system: system), keyboard: keyboard)
    self.controller = controller
    controller.view.addSubview(first)
    controller.view.addSubview(second)
    phone.show(controller)
    let names: [(Notification.Name, String)] = [
      (UIResponder.keyboardWillShowNotification, "willShow"),
      (UIResponder.keyboardDidShowNotification, "didShow"),
      (UIResponder.keyboardWillHideNotification, "willHide"),
      (UIResponder.keyboardDidHideNotification, "didHide"),
      (UIResponder.keyboardWillChangeFrameNotification, "willChange"),
      (UIResponder.keyboardDidChangeFrameNotification, "didChange"),
      (UITextField.textDidBeginEditingNotification, "begin"),
      (UITextField.textDidEndEditingNotification, "end"),
    ]
    for (name, word) in names {
      let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        [weak self] _ in MainActor.assumeIsolated { self?.log.append(word) }
      }
      tokens.append(token)
    }
  }

  isolated deinit { tokens.forEach(NotificationCenter.default.removeObserver) }

  /// What was posted since the last call.
  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  /// Focuses a field and waits until the keyboard is up.
  func focus(_ field: UITextField) {
    field.becomeFirstResponder()
    phone.settle()
    phone.advance(by: 0.7)
    log = []
  }

  var lastPosted: KeyboardScript.Event? { phone.keyboard.posted.last?.event }

  nonisolated static let show = ["willChange", "willShow", "didChange", "didShow"]
  nonisolated static let hide = ["willChange", "willHide", "didChange", "didHide"]
}
