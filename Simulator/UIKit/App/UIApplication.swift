import CUIKitEnums
import KeyboardSimulation
import SystemBehaviors

/// The running app: its scenes and the way its events take.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  public typealias State = UIApplicationState

  public package(set) static var shared = UIApplication()

  open var connectedScenes: Set<UIScene> { Set(scenes) }
  /// In the order they were connected: that of a set differs from run to run.
  package var scenes: [UIScene] = []
  open package(set) var applicationState: State = .active

  /// The visible windows in no scene. They are laid out but on no screen: since iOS 13 a window
  /// shows in its scene.
  var sceneless = WindowList()
  package var visibleWindowsWithoutScene: [UIWindow] { sceneless.all }

  /// The version of the system that the app runs on.
  package var system = SimulatedSystem.iOS18

  /// How that behaves where versions differ, or nobody knows.
  package var behavior = SystemBehavior() {
    didSet { OrderedObservers.isReversed = behavior.observerOrder == .reversed }
  }

  /// The windows that the system lays out and commits at the end of a turn, back to front.
  package lazy var visibleWindows: () -> [UIWindow] = { [unowned self] in
    scenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows).filter { !$0.isHidden }
  }

  /// Pushes, pops and presentations that will begin in the next layout pass.
  var waitingTransitions: [TransitionCoordinator] = []

  /// The keyboard of this device.
  package var keyboard: (any DeviceKeyboard)?

  package override init() { super.init() }

  /// The text size the person has chosen.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIScreen.current.traits.preferredContentSizeCategory
  }

  /// The direction of the person's language.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIScreen.current.traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The keyboard has said where it goes: what UIKit itself moves out of its way sets out now.
  func keyboardDidSetOut(duration: TimeInterval, curve: Int) {
    for case let scene as UIWindowScene in scenes {
      for window in scene.windows {
        var controller = window.rootViewController?.presentation.presented
        while let current = controller {
          current.presentation.shown?.keyboardDidSetOut(duration: duration, curve: curve)
          controller = current.presentation.presented
        }
      }
    }
  }

  open func sendEvent(_ event: UIEvent) {
    RunLoopTurns.current?.didDispatchEvent()
    var windows: [UIWindow] = []
    for touch in event.allTouches ?? [] {
      if let window = touch.window, !windows.contains(where: { $0 === window }) {
        windows.append(window)
      }
    }
    for window in windows { window.sendEvent(event) }
  }
}
