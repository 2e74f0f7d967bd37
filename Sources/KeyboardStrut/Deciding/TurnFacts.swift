#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// The events of one run-loop turn: keyboard notifications, focus changes, text changes and calls
  /// by the app. At the end of the turn, the library's listeners read these events to decide
  /// whether anything has to move. A listener (`KeyboardListener`) is an avoider (moves inputs), a
  /// strut (is as tall as the covered area) or a bar (stays on the keyboard).
  package struct TurnFacts {
    /// The keyboard notifications that were posted for one screen in this turn.
    private struct ScreenFact {
      weak var screen: KeyboardScreen?
      /// The latest keyboard motion that a notification announced in this turn. Nil if no
      /// notification of this turn announced a motion.
      var move: KeyboardMove?
      /// True if `keyboardDidShow` or another "did" notification was posted, which means that the
      /// keyboard has reached its final position.
      var hasArrived: Bool
    }

    /// The events that concern all listeners in one window.
    private struct WindowFact {
      weak var window: UIWindow?
      var triggers: TurnTriggers
    }

    /// The events that concern a single listener, which is an avoider, a strut or a bar.
    private struct ListenerFact {
      weak var listener: (any KeyboardListener)?
      var triggers: TurnTriggers
      /// True if the listener has requested an animated change, false for a change without
      /// animation. The latest request counts. Nil if the listener has requested no change.
      var isAnimated: Bool?
    }

    private var screens: [ScreenFact] = []
    private var windows: [WindowFact] = []
    private var listeners: [ListenerFact] = []
    /// The value of `UIView.areAnimationsEnabled` when the latest event was recorded. These events
    /// count:
    /// 1. A keyboard notification.
    /// 2. An event that concerns all listeners in a window, such as a change of the focus.
    /// 3. The request of a listener for a change with or without animation, for example by
    ///    `KeyboardAvoider.update(animated:)`.
    ///
    /// The creation of a listener does not count.
    private(set) var areAnimationsEnabled = true

    var isEmpty: Bool { screens.isEmpty && windows.isEmpty && listeners.isEmpty }

    // MARK: Recording

    @MainActor
    mutating func add(_ move: KeyboardMove?, hasArrived: Bool, at screen: KeyboardScreen) {
      areAnimationsEnabled = UIView.areAnimationsEnabled
      if let index = screens.firstIndex(where: { $0.screen === screen }) {
        if let move { screens[index].move = move }
        if hasArrived { screens[index].hasArrived = true }
      } else {
        screens.append(ScreenFact(screen: screen, move: move, hasArrived: hasArrived))
      }
    }

    @MainActor
    mutating func add(_ triggers: TurnTriggers, in window: UIWindow) {
      areAnimationsEnabled = UIView.areAnimationsEnabled
      if let index = windows.firstIndex(where: { $0.window === window }) {
        windows[index].triggers.formUnion(triggers)
      } else {
        windows.append(WindowFact(window: window, triggers: triggers))
      }
    }

    @MainActor
    package mutating func add(
      _ triggers: TurnTriggers, of listener: any KeyboardListener, isAnimated: Bool? = nil
    ) {
      if isAnimated != nil { areAnimationsEnabled = UIView.areAnimationsEnabled }
      if let index = listeners.firstIndex(where: { $0.listener === listener }) {
        listeners[index].triggers.formUnion(triggers)
        listeners[index].isAnimated = isAnimated ?? listeners[index].isAnimated
      } else {
        listeners.append(
          ListenerFact(listener: listener, triggers: triggers, isAnimated: isAnimated))
      }
    }

    // MARK: Reading

    /// The listeners (avoiders, struts and bars) that have a recorded event of their own. Events
    /// that concern all listeners in a window do not count.
    var concernedListeners: [any KeyboardListener] { listeners.compactMap(\.listener) }

    /// The windows in which the first responder may have changed in this turn.
    var windowsOfFocus: [UIWindow] {
      windows.compactMap { $0.triggers.contains(.focus) ? $0.window : nil }
    }

    /// True if a notification of this turn announced a keyboard motion, or said that a keyboard
    /// motion has ended.
    var hasKeyboardEvent: Bool { screens.contains { $0.move != nil || $0.hasArrived } }

    /// True if a notification of this turn announced a keyboard motion.
    var hasMotion: Bool { screens.contains { $0.move != nil } }

    /// Returns the keyboard motion that a notification announced in this turn for the screen of a
    /// window. Nil if no notification announced a motion.
    @MainActor
    func move(in window: UIWindow) -> KeyboardMove? { fact(of: window.keyboardScreen)?.move }

    /// True if a keyboard notification was posted in this turn for the screen of a window.
    @MainActor
    func hasNotification(in window: UIWindow) -> Bool { fact(of: window.keyboardScreen) != nil }

    private func fact(of screen: KeyboardScreen?) -> ScreenFact? {
      screens.first { $0.screen === screen }
    }

    /// Returns the events of this turn that concern all listeners in a window.
    @MainActor
    func triggers(in window: UIWindow) -> TurnTriggers {
      var triggers: TurnTriggers = []
      for fact in windows where fact.window === window { triggers = fact.triggers }
      if let fact = fact(of: window.keyboardScreen) {
        if fact.move != nil { triggers.insert(.keyboard) }
        if fact.hasArrived { triggers.insert(.rest) }
      }
      return triggers
    }

    /// Returns the events of this turn that concern only the given listener. Empty if there are
    /// none.
    func triggers(of listener: any KeyboardListener) -> TurnTriggers {
      listeners.first { $0.listener === listener }?.triggers ?? []
    }

    /// Returns true if one of the listeners in `others` asked for an animated change. Returns false
    /// if they asked only for changes without animation. Returns nil if none of them asked for a
    /// change.
    func isAnimated(among others: [any KeyboardListener]) -> Bool? {
      let wishes = listeners.filter { fact in others.contains { $0 === fact.listener } }
        .compactMap(\.isAnimated)
      return wishes.isEmpty ? nil : wishes.contains(true)
    }
  }
#endif
