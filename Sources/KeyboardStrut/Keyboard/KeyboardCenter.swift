#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// Observes the keyboard and the focus in the whole process, and records what happens to them.
  ///
  /// There is one center for the process, because a view that is made while the keyboard is up gets
  /// no notification (KeyboardFacts 1.1, row 10). It starts to listen with the first strut or
  /// avoider.
  @MainActor
  package final class KeyboardCenter {
    package static let shared = KeyboardCenter()

    package let keyboard = KeyboardModel()
    private(set) var focus = FocusModel()
    package private(set) lazy var turns = Turns(self)
    private(set) var observations: [Weak<KeyboardObservation>] = []
    var tokens: [any NSObjectProtocol] = []

    /// Called at the end of a turn, before the listeners look. Receives an input that got the focus
    /// in that turn, or a search field whose text changed and that may now show another list.
    var didFocus: ((UIView) -> Void)? {
      didSet {
        turns.focusMayHaveChanged = didFocus.map { body in
          { [unowned self] window in self.firstResponder(in: window).map(body) }
        }
      }
    }

    /// Called when a text field or view begins editing.
    package var didBeginEditing: ((UIView) -> Void)?

    /// Called when a text field or view ends editing.
    package var didEndEditing: ((UIView) -> Void)?

    /// When a text field or view last ended editing.
    private var lastEnd = -CFTimeInterval.infinity

    init(notifications: NotificationCenter = .default) {
      // On visionOS the keyboard covers no window, so we ignore its notifications.
      #if !os(visionOS)
        for phase in KeyboardTransition.Phase.allCases {
          observe([Notification.Name(phase.notificationName)], of: notifications) { center, note in
            guard let transition = note.transition else { return }
            center.receive(transition, from: note.object as? KeyboardScreen)
          }
        }
      #endif
      observe(Self.beginEditing, of: notifications) {
        $0.inputDidBegin($1.object as? UIView)
      }
      observe(Self.endEditing, of: notifications) {
        $0.inputDidEnd($1.object as? UIView)
      }
      observe([UIWindow.didBecomeKeyNotification], of: notifications) { center, note in
        if let window = note.object as? UIWindow { center.focus.didBecomeKey(window) }
      }
      observe(Self.textChanges, of: notifications) { $0.textDidChange(in: $1.object as? UIView) }
      observe([Self.textSizeChange], of: notifications) { center, _ in center.textSizeDidChange() }
      observe(Self.enteringBackground, of: notifications) {
        $0.didEnterBackground($1.object as? UIScene)
      }
      observe(Self.comingBack, of: notifications) { $0.didComeBack($1.object as? UIScene) }
    }

    func add(_ observation: KeyboardObservation) {
      observations.removeAll { $0.object == nil }
      observations.append(Weak(observation))
    }

    /// Records that a setting of a listener has changed. The listener reacts at the end of this
    /// turn.
    package func update(_ listener: any KeyboardListener, animated isAnimated: Bool) {
      turns.record { $0.add(.settings, of: listener, isAnimated: isAnimated) }
    }

    /// Makes the listeners of a view's window look at the end of this turn, because the app has
    /// changed its settings for an input.
    func settingsDidChange(for view: UIView) {
      guard let window = view.window else { return }
      turns.record { $0.add(.settings, in: window) }
    }

    /// Records that a turn has ended and that its facts have been decided upon.
    func turnDidEnd() {
      focus.turnDidEnd()
      if let screen = focus.screenToScroll, keyboard.isResting(at: screen) { focus.didRest() }
    }

    // MARK: Questions

    /// Returns the input that has the focus in a window, if any.
    package func firstResponder(in window: UIWindow) -> UIView? { focus.focus(in: window).input }

    func focus(in window: UIWindow) -> FocusModel.Focus { focus.focus(in: window) }

    /// Returns the inputs that take keys in the windows of a screen, or of all screens.
    package func firstResponders(at screen: KeyboardScreen? = nil) -> [UIView] {
      focus.inputs(at: screen)
    }

    // MARK: Keyboard

    private func receive(_ transition: KeyboardTransition, from screen: KeyboardScreen?) {
      focus.lookAgain()
      if transition.phase.isWill { noteSilentInputs(at: screen) }
      let served = turns.presentListeners.compactMap(\.window).unique
      let concerned = keyboard.apply(
        transition, from: screen, known: served.compactMap(\.keyboardScreen),
        windows: (served + focus.finder.windows).unique
      ) { screen in
        lastEnd.isInTurn(of: CACurrentMediaTime()) && firstResponders(at: screen).isEmpty
      }
      for (screen, move) in concerned {
        turns.record { $0.add(move, hasArrived: !transition.phase.isWill, at: screen) }
      }
      guard !concerned.isEmpty || screen == nil else { return }
      var transition = transition
      transition.screen = concerned.first?.screen.bounds
      for observation in observations { observation.object?.handler(transition) }
    }

    /// Finds inputs that post nothing when they begin. The keyboard that comes for them reveals
    /// them.
    private func noteSilentInputs(at screen: KeyboardScreen?) {
      guard didFocus != nil else { return }
      for input in firstResponders(at: screen) where !input.tellsOfEditing {
        guard let window = input.window else { continue }
        turns.record { $0.add(.focus, in: window) }
      }
    }

    // MARK: Focus

    private func inputDidBegin(_ input: UIView?) {
      guard let input, focus.didBegin(input) else { return }
      didBeginEditing?(input)
      guard let window = input.window else { return }
      turns.record { $0.add(.focus, in: window) }
    }

    private func inputDidEnd(_ input: UIView?) {
      guard let input else { return }
      lastEnd = CACurrentMediaTime()
      focus.didEnd(input)
      didEndEditing?(input)
      guard let window = input.window else { return }
      turns.record { $0.add(.focus, in: window) }
    }

    private func textDidChange(in input: UIView?) {
      guard let input, focus.wasEditedLast(input), let window = input.window else { return }
      // The field may show other results now than when it began editing.
      let triggers: TurnTriggers = input is UISearchTextField ? [.text, .focus] : .text
      turns.record { $0.add(triggers, in: window) }
    }

    private func textSizeDidChange() {
      for window in turns.presentListeners.compactMap(\.window).unique {
        turns.record { $0.add(.settings, in: window) }
      }
    }

    // MARK: The background

    /// - Parameter scene: Nil for the whole app.
    private func didEnterBackground(_ scene: UIScene?) {
      for case let window? in firstResponders().map(\.window)
      where scene == nil || scene === window.windowScene {
        keyboard.didLeave(window)
      }
    }

    /// - Parameter scene: Nil for the whole app.
    private func didComeBack(_ scene: UIScene?) {
      let gone = keyboard.didComeBack(scene) { !firstResponders(at: $0).isEmpty }
      for (screen, move) in gone {
        turns.record { $0.add(move, hasArrived: true, at: screen) }
      }
    }
  }

  extension KeyboardCenter {
    /// The part of a window that the keyboard covers and that content has to keep out of; see
    /// ``KeyboardModel``.
    package func coveredFrame(in window: UIWindow) -> CGRect { keyboard.coveredFrame(in: window) }
    func isKeyboardMoving(in window: UIWindow) -> Bool { keyboard.isMoving(in: window) }
    package func isKeyboardResting(at screen: KeyboardScreen?) -> Bool {
      keyboard.isResting(at: screen)
    }
    package func isKeyboardDragged(in window: UIWindow) -> Bool { keyboard.isDragged(in: window) }

    var avoiders: some Sequence<KeyboardAvoider> { turns.avoiders }

    /// Whether a listener has to wait for the end of a drag.
    ///
    /// An avoider that reveals has to wait. An input that showed above the keyboard shows above a
    /// lower keyboard, too. An inset that shrinks under the finger would push the content away from
    /// the finger.
    func isWaiting(_ listener: any KeyboardListener) -> Bool {
      listener.rank == .reveal && listener.window.map(keyboard.isDragged) ?? false
    }
  }
#endif
