#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// Observes the keyboard notifications and the editing notifications of the whole process.
  /// Records the keyboard's positions and the changes of focus. Avoiders, struts and bars, the
  /// objects that react to the keyboard, use these records.
  ///
  /// There is one center for the process. The center starts to observe when the library uses it for
  /// the first time, for example for the first avoider. A view that is created while the keyboard
  /// is up gets no notification of that keyboard. So the view asks the center where the keyboard is
  /// (KeyboardFacts 1.1, row 10).
  @MainActor
  package final class KeyboardCenter {
    package static let shared = KeyboardCenter()

    package let keyboard = KeyboardModel()
    let focus = FocusModel()
    var systemScroll: SystemScroll { focus.systemScroll }
    package private(set) lazy var turns = Turns(self)
    private(set) var observations: [Weak<KeyboardObservation>] = []
    var tokens: [any NSObjectProtocol] = []

    /// Called with the first responder of a window at the end of each run-loop turn in which this
    /// first responder may have changed. The call comes before the avoiders, struts and bars react.
    ///
    /// Also called when the text of a search field has changed. The app may then show the results
    /// in another list, and that list needs an avoider.
    var didFocus: ((UIView) -> Void)? {
      didSet {
        turns.focusMayHaveChanged = didFocus.map { body in
          { [unowned self] window in self.firstResponder(in: window).map(body) }
        }
      }
    }

    /// Called when a text field or text view begins editing.
    package var didBeginEditing: ((UIView) -> Void)?

    /// Called when a text field or text view ends editing.
    package var didEndEditing: ((UIView) -> Void)?

    /// The latest time at which a text field or text view ended editing, on Core Animation's clock.
    private var lastEnd = -CFTimeInterval.infinity

    init(notifications: NotificationCenter = .default) {
      // On visionOS the keyboard never covers a window of the app, so we do not observe the
      // keyboard notifications.
      #if !os(visionOS)
        observeKeyboard(of: notifications) { $0.receive($1, from: $2) }
      #endif
      observe(Self.beginEditing, of: notifications) { $0.inputDidBegin($1 as? UIView) }
      observe(Self.endEditing, of: notifications) { $0.inputDidEnd($1 as? UIView) }
      observe([UIWindow.didBecomeKeyNotification], of: notifications) { center, object in
        if let window = object as? UIWindow { center.focus.didBecomeKey(window) }
      }
      observe(Self.textChanges, of: notifications) { $0.textDidChange(in: $1 as? UIView) }
      observe([UIContentSizeCategory.didChangeNotification], of: notifications) { center, _ in
        center.textSizeDidChange()
      }
      observe(Self.enteringBackground, of: notifications) { $0.didEnterBackground($1 as? UIScene) }
      observe(Self.comingBack, of: notifications) { $0.didComeBack($1 as? UIScene) }
    }

    func add(_ observation: KeyboardObservation) {
      observations.removeAll { $0.object == nil }
      observations.append(Weak(observation))
    }

    /// Records that the app has changed a setting of an avoider, strut or bar (`listener`). The
    /// `listener` reacts at the end of this run-loop turn.
    ///
    /// - Parameter isAnimated: Whether to animate the reaction.
    package func update(_ listener: any KeyboardListener, animated isAnimated: Bool) {
      turns.record { $0.add(.settings, of: listener, isAnimated: isAnimated) }
    }

    /// Records that the app has changed a setting of one of its views, such as an input. At the end
    /// of this run-loop turn, all avoiders, struts and bars in the view's window react. If the view
    /// is in no window, no event is recorded.
    func settingsDidChange(for view: UIView) {
      guard let window = view.window else { return turns.watch() }
      turns.record(.settings, in: window)
    }

    /// Called at the end of a run-loop turn, after avoiders, struts and bars have reacted.
    ///
    /// While the keyboard moves, UIKit may scroll to the focused input. `systemScroll` stores the
    /// content offset from before this scroll. As soon as the keyboard rests and UIKit has finished
    /// the scroll, we delete the stored offset.
    func turnDidEnd() {
      systemScroll.turnDidEnd()
      if let screen = systemScroll.screen, keyboard.isResting(at: screen) { systemScroll.didRest() }
    }

    // MARK: Questions

    /// Returns the input that is first responder in a window. Nil if the window has no first
    /// responder. Also nil if the first responder is a text field or text view, but the user is
    /// editing an input in another window.
    package func firstResponder(in window: UIWindow) -> UIView? { focus.focus(in: window).input }

    func focus(in window: UIWindow) -> FocusModel.Focus { focus.focus(in: window) }

    /// Returns the first responders in the windows of a screen, or in all windows if `screen` is
    /// nil. Leaves out views that show no keyboard.
    package func firstResponders(at screen: KeyboardScreen? = nil) -> [UIView] {
      focus.inputs(at: screen)
    }

    // MARK: Keyboard

    private func receive(_ transition: KeyboardTransition, from screen: KeyboardScreen?) {
      focus.lookAgain()
      let served = turns.presentListeners.compactMap(\.window).unique
      if transition.phase == .willShow {
        focus.keyboardWillShow(in: (served + focus.finder.windows).unique)
      }
      if transition.phase == .didShow {
        systemScroll.keyboardDidShow(for: focus.inputBeingEdited)
      }
      if transition.phase.isWill { noteSilentInputs(at: screen) }
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

    /// Records a change of focus for each first responder that is neither a text field nor a text
    /// view. UIKit posts no notification when such an input begins editing. So we search for such
    /// inputs when a "will" notification of the keyboard arrives. At the end of the run-loop turn,
    /// the automatic mode then makes an avoider for the input.
    private func noteSilentInputs(at screen: KeyboardScreen?) {
      guard didFocus != nil else { return }
      for input in firstResponders(at: screen) where !input.tellsOfEditing {
        guard let window = input.window else { continue }
        turns.record(.focus, in: window)
      }
    }

    // MARK: Focus

    private func inputDidBegin(_ input: UIView?) {
      guard let input, focus.didBegin(input) else { return }
      keyboard.noteAccessory(of: input)
      didBeginEditing?(input)
      guard let window = input.window else { return }
      // The app may end editing and begin it again in one turn. In between, a scroll view on the
      // keyboard layout guide is as high as without a keyboard, and UIKit may clamp its offset.
      for avoider in avoiders where avoider.window === window { avoider.noteClampedLists() }
      turns.record(.focus, in: window)
    }

    private func inputDidEnd(_ input: UIView?) {
      guard let input else { return }
      lastEnd = CACurrentMediaTime()
      focus.didEnd(input)
      didEndEditing?(input)
      guard let window = input.window else { return }
      turns.record(.focus, in: window)
    }

    private func textDidChange(in input: UIView?) {
      guard let input, focus.wasEditedLast(input), let window = input.window else { return }
      focus.textDidChange(in: input)
      // When the text of a search field changes, another list may show the results. The recorded
      // change of focus makes the automatic mode look for that list and add an avoider to it.
      let triggers: TurnTriggers = input is UISearchTextField ? [.text, .focus] : .text
      turns.record(triggers, in: window)
    }

    private func textSizeDidChange() {
      for window in turns.presentListeners.compactMap(\.window).unique {
        turns.record(.settings, in: window)
      }
    }

    // MARK: The background

    /// Records the windows in which an input is first responder when the app or a scene enters the
    /// background.
    ///
    /// - Parameter scene: The scene that has entered the background. Nil if the whole app has
    ///   entered the background.
    private func didEnterBackground(_ scene: UIScene?) {
      for case let window? in firstResponders().map(\.window)
      where scene == nil || scene === window.windowScene {
        keyboard.didLeave(window)
      }
    }

    /// Called when the app or a scene becomes active. Records each keyboard that has hidden while
    /// the app or the scene was in the background.
    ///
    /// - Parameter scene: The scene that has become active. Nil if the whole app has become active.
    private func didComeBack(_ scene: UIScene?) {
      let gone = keyboard.didComeBack(scene) { !firstResponders(at: $0).isEmpty }
      for (screen, move) in gone {
        turns.record { $0.add(move, hasArrived: true, at: screen) }
      }
    }
  }

  extension KeyboardCenter {
    /// Returns the part of a window that the keyboard covers. The rect is in points, in window
    /// coordinates. `.zero` if the keyboard covers nothing. While the user drags the keyboard, this
    /// is the part that the keyboard covers at this moment.
    package func coveredFrame(in window: UIWindow) -> CGRect { keyboard.coveredFrame(in: window) }
    func isKeyboardMoving(in window: UIWindow) -> Bool { keyboard.isMoving(in: window) }
    package func isKeyboardResting(at screen: KeyboardScreen?) -> Bool {
      keyboard.isResting(at: screen)
    }
    package func isKeyboardDragged(in window: UIWindow) -> Bool { keyboard.isDragged(in: window) }

    var avoiders: some Sequence<KeyboardAvoider> { turns.avoiders }
  }
#endif
