#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// Hears all keyboard notifications of the process, knows where each screen's keyboard is and what
  /// is being edited, and lets its listeners move in one animation.
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
    private var observations: [Weak<KeyboardObservation>] = []
    private var screens: [ScreenState] = []
    /// From notifications that did not say which screen (before iOS 16.1, facts 1.6) and came while no
    /// listener was in a window; the first screen that is known takes it over. Otherwise such a
    /// notification concerns every screen that has a listener.
    private var unnamed = KeyboardState()
    private var tokens: [any NSObjectProtocol] = []

    /// Called when an input gets the focus, before anyone adjusts itself to it.
    var willFocus: ((UIView) -> Void)?

    /// The text field or view that last began editing.
    private weak var focusedInput: UIView?
    private(set) var focusFinder = FocusFinder()

    init(notifications: NotificationCenter = .default) {
      for phase in KeyboardTransition.Phase.allCases {
        observe(Notification.Name(phase.rawValue), of: notifications) { center, note in
          guard let transition = note.transition else { return }
          center.receive(transition, from: note.object as? UIScreen)
        }
      }
      for name in Self.beginEditing {
        observe(name, of: notifications) { $0.focusDidMove(to: $1.object as? UIView) }
      }
      for name in Self.textChanges {
        observe(name, of: notifications) { $0.textDidChange(in: $1.object as? UIView) }
      }
    }

    func keep(_ token: any NSObjectProtocol) { tokens.append(token) }

    // MARK: Listeners

    func add(_ listener: any KeyboardListener) {
      listeners.removeAll { $0.listener == nil || $0.listener === listener }
      listeners.append(WeakListener(listener: listener))
    }

    func add(_ observation: KeyboardObservation) {
      observations.removeAll { $0.object == nil }
      observations.append(Weak(observation))
    }

    /// How many listeners there are, for tests that look for leftovers.
    var listenerCount: Int { listeners.count { $0.listener != nil } }

    /// Lets a listener adjust itself to a keyboard that is up already.
    func refresh(_ listener: any KeyboardListener, _ timing: KeyboardAnimation.Timing) {
      if let window = listener.window { KeyboardAnimation.settle(window) }
      if listener.needsAdjustment() { KeyboardAnimation.run(timing) { listener.adjust() } }
    }

    // MARK: State

    /// The part of a window that its content must leave, in the window's coordinates and points;
    /// zero if there is none.
    func coveredFrame(in window: UIWindow) -> CGRect {
      let onScreen = window.convert(window.bounds, to: nil as UIWindow?)
      let covered = state(of: window.screen).coveredFrame(window: onScreen)
      // An empty rect is tested before it is converted, which makes junk of it (facts 1.5).
      return covered.isEmpty ? .zero : window.convert(covered, from: nil as UIWindow?)
    }

    func state(of screen: UIScreen) -> KeyboardState {
      for known in screens where known.screen === screen { return known.state }
      return unnamed
    }

    /// Who has the focus in a window, if anyone.
    func focusedInput(in window: UIWindow) -> UIView? {
      if let focusedInput, focusedInput.isFirstResponder {
        return focusedInput.window === window ? focusedInput : nil
      }
      return focusFinder.input(in: window)
    }

    // MARK: Events

    private func receive(_ transition: KeyboardTransition, from screen: UIScreen?) {
      focusFinder.lookAgain()
      let present = listeners.compactMap(\.listener).filter { $0.window != nil }
      let concerned = screen.map { [$0] } ?? Self.screens(of: present)
      var transition = transition
      transition.screen = concerned.first?.bounds
      for observation in observations { observation.object?.handler(transition) }
      if concerned.isEmpty { _ = unnamed.apply(transition, at: CACurrentMediaTime()) }
      for screen in concerned {
        transition.screen = screen.bounds
        let action = apply(transition, to: screen)
        guard action != .nothing else { continue }
        adjust(present.filter { $0.window?.screen === screen }, KeyboardAnimation.Timing(action))
      }
    }

    private static func screens(of listeners: [any KeyboardListener]) -> [UIScreen] {
      var screens: [UIScreen] = []
      for case let screen? in listeners.map({ $0.window?.screen }) where !screens.contains(screen) {
        screens.append(screen)
      }
      return screens
    }

    private func apply(_ transition: KeyboardTransition, to screen: UIScreen) -> KeyboardAction {
      let now = CACurrentMediaTime()
      if let index = screens.firstIndex(where: { $0.screen === screen }) {
        return screens[index].state.apply(transition, at: now)
      }
      screens.removeAll { $0.screen == nil }
      screens.append(ScreenState(screen: screen, state: unnamed))
      unnamed = KeyboardState()
      return screens[screens.count - 1].state.apply(transition, at: now)
    }

    private func focusDidMove(to input: UIView?) {
      guard let input else { return }
      focusedInput = input
      focusFinder.lookAgain()
      willFocus?(input)
      adjustWindow(of: input)
    }

    private func textDidChange(in input: UIView?) {
      guard let input, input === focusedInput else { return }
      adjustWindow(of: input)
    }

    /// The focus or the caret has moved under a keyboard that stays. Where none is up, its own
    /// notification will follow.
    private func adjustWindow(of input: UIView) {
      guard let window = input.window, !coveredFrame(in: window).isEmpty else { return }
      adjust(listeners.compactMap(\.listener).filter { $0.window === window }, .standard)
    }

    /// Opens one animation, if anyone has to move, and lets all adjust themselves in it.
    private func adjust(_ listeners: [any KeyboardListener], _ timing: KeyboardAnimation.Timing) {
      let inOrder = listeners.sorted { $0.rank < $1.rank }
      var windows: [UIWindow] = []
      for case let window? in inOrder.map(\.window) where !windows.contains(window) {
        windows.append(window)
      }
      windows.forEach(KeyboardAnimation.settle)
      guard let first = inOrder.firstIndex(where: { $0.needsAdjustment() }) else { return }
      KeyboardAnimation.run(timing) {
        inOrder[first].adjust()
        // What has moved now may be all that the others needed.
        for listener in inOrder[(first + 1)...] where listener.needsAdjustment() {
          listener.adjust()
        }
      }
    }
  }
#endif
