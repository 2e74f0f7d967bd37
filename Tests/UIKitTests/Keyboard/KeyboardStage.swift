import KeyboardSimulation
import ScreenTesting

/// A phone with two fields, and a log of everything the keyboard posts.
@MainActor
final class KeyboardStage: ScreenStage {
  let phone: Phone
  let controller: UIViewController
  let first = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
  let second = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
  private let events = EventLog()

  init(
    _ device: String = "iPhone 15", system: SimulatedSystem = .iOS18,
    keyboard: SystemKeyboard = .standard, controller: UIViewController = UIViewController()
  ) throws {
    phone = Phone(try SimulatedDeviceConfiguration(device, system: system), keyboard: keyboard)
    self.controller = controller
    controller.view.addSubview(first)
    controller.view.addSubview(second)
    phone.show(controller)
    events.listen(to: EventLog.keyboard + EventLog.editing)
  }

  /// What was posted since the last call.
  func takeLog() -> [String] { events.take() }

  var log: [String] { events.lines }

  /// Focuses a field and waits until the keyboard is up.
  func focus(_ field: UITextField) {
    field.becomeFirstResponder()
    phone.settle()
    phone.advance(by: 0.7)
    _ = events.take()
  }

  var lastPosted: KeyboardScript.Event? { phone.keyboard.posted.last?.event }

  nonisolated static let show = ["willChange", "willShow", "didChange", "didShow"]
  nonisolated static let hide = ["willChange", "willHide", "didChange", "didHide"]
}
