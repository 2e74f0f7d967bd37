#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// Collects the facts of one run-loop turn, which are the reasons for the look at its end.
  @MainActor
  package struct TurnFacts {
    /// A keyboard notification of a screen.
    private struct ScreenFact {
      weak var screen: KeyboardScreen?
      /// The last motion that was announced; nil if nothing moves.
      var move: KeyboardMove?
      /// Whether a "did" notification has said that the keyboard has arrived.
      var hasArrived: Bool
    }

    /// A fact for all listeners of a window.
    private struct WindowFact {
      weak var window: UIWindow?
      var triggers: TurnTriggers
    }

    /// A fact for one listener.
    private struct ListenerFact {
      weak var listener: (any KeyboardListener)?
      var triggers: TurnTriggers
      /// Whether the listener asked for an animated change; nil if only the creation of the
      /// listener was recorded.
      var isAnimated: Bool?
    }

    private var screens: [ScreenFact] = []
    private var windows: [WindowFact] = []
    private var listeners: [ListenerFact] = []
    /// Whether animations were enabled when the last event was recorded.
    private(set) var areAnimationsEnabled = true

    var isEmpty: Bool { screens.isEmpty && windows.isEmpty && listeners.isEmpty }

    // MARK: Recording

    mutating func add(_ move: KeyboardMove?, hasArrived: Bool, at screen: KeyboardScreen) {
      areAnimationsEnabled = UIView.areAnimationsEnabled
      if let index = screens.firstIndex(where: { $0.screen === screen }) {
        if let move { screens[index].move = move }
        if hasArrived { screens[index].hasArrived = true }
      } else {
        screens.append(ScreenFact(screen: screen, move: move, hasArrived: hasArrived))
      }
    }

    mutating func add(_ triggers: TurnTriggers, in window: UIWindow) {
      areAnimationsEnabled = UIView.areAnimationsEnabled
      if let index = windows.firstIndex(where: { $0.window === window }) {
        windows[index].triggers.formUnion(triggers)
      } else {
        windows.append(WindowFact(window: window, triggers: triggers))
      }
    }

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

    /// The listeners that have their own facts.
    var concernedListeners: [any KeyboardListener] { listeners.compactMap(\.listener) }

    /// The windows in which the focus may have changed.
    var windowsOfFocus: [UIWindow] {
      windows.filter { $0.triggers.contains(.focus) }.compactMap(\.window)
    }

    /// Whether a keyboard has announced a motion in this turn.
    var hasMotion: Bool { screens.contains { $0.move != nil } }

    /// Returns the motion of the keyboard in a window, if one was announced.
    func move(in window: UIWindow) -> KeyboardMove? {
      screens.first { $0.screen === window.keyboardScreen }?.move
    }

    /// Returns the triggers that apply to each listener of a window.
    func triggers(in window: UIWindow) -> TurnTriggers {
      var triggers = windows.first { $0.window === window }?.triggers ?? []
      if let fact = screens.first(where: { $0.screen === window.keyboardScreen }) {
        if fact.move != nil { triggers.insert(.keyboard) }
        if fact.hasArrived { triggers.insert(.rest) }
      }
      return triggers
    }

    /// Returns the triggers for one listener alone.
    func triggers(of listener: any KeyboardListener) -> TurnTriggers {
      listeners.first { $0.listener === listener }?.triggers ?? []
    }

    /// Whether listeners with their own facts want an animation; nil if none of them asks.
    func isAnimated(among others: [any KeyboardListener]) -> Bool? {
      let wishes = listeners.filter { fact in others.contains { $0 === fact.listener } }
        .compactMap(\.isAnimated)
      return wishes.isEmpty ? nil : wishes.contains(true)
    }
  }
#endif
