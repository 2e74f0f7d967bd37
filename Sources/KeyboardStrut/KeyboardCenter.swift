#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// Hears all keyboard notifications of the process and knows where each screen's keyboard is.
  ///
  /// One for the process, because a view that is made while the keyboard is up gets no notification
  /// (facts 1.1, #10). It starts to listen with the first strut or avoider, and holds none of them.
  @MainActor
  final class KeyboardCenter {
    static let shared = KeyboardCenter()

    private struct WeakListener {
      weak var listener: (any KeyboardListener)?
    }

    /// The keyboard of one screen. A display that is unplugged takes its state along.
    private struct ScreenState {
      weak var screen: UIScreen?
      var state = KeyboardState()
    }

    private var listeners: [WeakListener] = []
    private var screens: [ScreenState] = []
    /// From notifications that do not say which screen (before iOS 16.1, facts 1.6).
    private var unnamed = KeyboardState()
    private var tokens: [any NSObjectProtocol] = []

    init(notifications: NotificationCenter = .default) {
      for phase in KeyboardTransition.Phase.allCases {
        let name = Notification.Name(phase.rawValue)
        let token = notifications.addObserver(forName: name, object: nil, queue: nil) {
          [weak self] note in
          guard let transition = KeyboardTransition(note, screen: nil) else { return }
          let screen = note.object as? UIScreen
          // UIKit posts on the main thread. Whoever else posts elsewhere must not end the app.
          if MainQueue.isCurrent {
            MainActor.assumeIsolated { self?.receive(transition, from: screen) }
          } else {
            Task { @MainActor in self?.receive(transition, from: screen) }
          }
        }
        tokens.append(token)
      }
    }

    func add(_ listener: any KeyboardListener) {
      listeners.removeAll { $0.listener == nil }
      listeners.append(WeakListener(listener: listener))
    }

    /// The part of a window that its content must leave, in the window's coordinates and points;
    /// zero if there is none.
    func coveredFrame(in window: UIWindow) -> CGRect {
      let onScreen = window.convert(window.bounds, to: nil as UIWindow?)
      let covered = state(of: window.screen).coveredFrame(window: onScreen)
      // An empty rect is tested before it is converted, which makes junk of it (facts 1.5).
      return covered.isEmpty ? .zero : window.convert(covered, from: nil as UIWindow?)
    }

    private func state(of screen: UIScreen) -> KeyboardState {
      screens.first { $0.screen === screen }?.state ?? unnamed
    }

    private func receive(_ transition: KeyboardTransition, from screen: UIScreen?) {
      let audience = listeners.compactMap(\.listener).filter {
        $0.window.map { screen == nil || $0.screen === screen } ?? false
      }
      var transition = transition
      transition.screen = (screen ?? audience.first?.window?.screen)?.bounds
      let action = apply(transition, to: screen)
      guard action != .nothing else { return }
      for listener in audience { listener.keyboardDidChange(action) }
    }

    private func apply(_ transition: KeyboardTransition, to screen: UIScreen?) -> KeyboardAction {
      let now = CACurrentMediaTime()
      guard let screen else { return unnamed.apply(transition, at: now) }
      if let index = screens.firstIndex(where: { $0.screen === screen }) {
        return screens[index].state.apply(transition, at: now)
      }
      screens.removeAll { $0.screen == nil }
      screens.append(ScreenState(screen: screen))
      return screens[screens.count - 1].state.apply(transition, at: now)
    }
  }
#endif
