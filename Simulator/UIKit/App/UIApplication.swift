/// The running app: its scenes and the way its events take.
@MainActor
open class UIApplication: UIResponder {
  public enum State: Int, Sendable {
    case active = 0
    case inactive = 1
    case background = 2
  }

  public package(set) static var shared = UIApplication()

  public package(set) var connectedScenes: Set<UIScene> = []
  open package(set) var applicationState: State = .active

  /// The keyboard of this device.
  package var keyboard: (any KeyboardFollowingFocus)?

  package override init() { super.init() }

  open func sendEvent(_ event: UIEvent) {
    var windows: [UIWindow] = []
    for touch in event.allTouches ?? [] {
      if let window = touch.window, !windows.contains(where: { $0 === window }) {
        windows.append(window)
      }
    }
    for window in windows { window.sendEvent(event) }
  }
}
