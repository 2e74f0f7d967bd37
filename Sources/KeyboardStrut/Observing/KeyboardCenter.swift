#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// Hears all keyboard notifications of the process, knows where each screen's keyboard is and
  /// what is being edited, and lets its listeners move in one animation.
  ///
  /// One for the process, because a view that is made while the keyboard is up gets no notification
  /// (KeyboardFacts 1.1, row 10). It starts to listen with the first strut or avoider, and keeps
  /// none of them, unless one has still to take something back.
  @MainActor
  final class KeyboardCenter {
    static let shared = KeyboardCenter()

    struct WeakListener {
      weak var listener: (any KeyboardListener)?
    }

    /// The keyboard of one screen. A display that is unplugged takes its state along.
    private struct ScreenState {
      weak var screen: KeyboardScreen?
      var state = KeyboardState()
      /// The scenes in which an input had the focus when they went to the background; nil for a
      /// window without one.
      var left: Set<ObjectIdentifier?> = []
    }

    private(set) var listeners: [WeakListener] = []
    /// Those that have added something to what may outlive the view they live in. They are kept
    /// until they have taken it back, or nothing of it is left.
    private var indebted: [any KeyboardListener] = []
    private(set) var observations: [Weak<KeyboardObservation>] = []
    private var screens: [ScreenState] = []
    /// From notifications that did not say which screen (before iOS 16.1, KeyboardFacts 1.6) and
    /// came while no screen was known; the first that is takes it over. Otherwise such a
    /// notification concerns every screen that is known.
    private var unnamed = KeyboardState()
    var tokens: [any NSObjectProtocol] = []

    /// Also those that are deaf already, and leave when the keyboard has arrived.
    var trackers: [Weak<KeyboardTracker>] = []
    /// Called when notifications and layout guide differ, for tests.
    var didDisagree: ((KeyboardDisagreement) -> Void)?

    /// Called when an input gets the focus, and when the text of a search field changes, which may
    /// show another list; before anyone adjusts itself to it.
    var willBecomeFirstResponder: ((UIView) -> Void)?

    /// Called when a text field or view begins editing, before anyone adjusts itself to it.
    var didBeginEditing: ((UIView) -> Void)?

    /// Called when it ends editing.
    var didEndEditing: ((UIView) -> Void)?

    /// The text field or view that last began editing.
    private weak var lastEditedInput: UIView?
    /// Whether that was no first responder when it began, as in a test that posts notifications: it
    /// counts until its end is posted, too.
    private var isEditingByWord = false
    /// When a text field or view last ended editing.
    private var lastEnd = -CFTimeInterval.infinity
    private(set) var firstResponderFinder = FirstResponderFinder()
    private var isFocusChanging = false
    /// Whether animations were switched on at the last event.
    private(set) var isAnimated = true

    init(notifications: NotificationCenter = .default) {
      // On visionOS the keyboard covers no window, whatever is posted.
      #if !os(visionOS)
        for phase in KeyboardTransition.Phase.allCases {
          observe([Notification.Name(phase.notificationName)], of: notifications) { center, note in
            guard let transition = note.transition else { return }
            center.receive(transition, from: note.object as? KeyboardScreen)
          }
        }
      #endif
      observe(Self.beginEditing, of: notifications) {
        $0.firstResponderDidChange(to: $1.object as? UIView)
      }
      observe(Self.endEditing, of: notifications) {
        $0.firstResponderDidEnd($1.object as? UIView)
      }
      observe([UIWindow.didBecomeKeyNotification], of: notifications) { center, note in
        if let window = note.object as? UIWindow { center.firstResponderFinder.note(window) }
      }
      observe(Self.textChanges, of: notifications) { $0.textDidChange(in: $1.object as? UIView) }
      observe([Self.textSizeChange], of: notifications) { center, _ in center.textSizeDidChange() }
      observe(Self.enteringBackground, of: notifications) {
        $0.didEnterBackground($1.object as? UIScene)
      }
      observe(Self.comingBack, of: notifications) { $0.didComeBack($1.object as? UIScene) }
    }

    // MARK: Listeners

    func add(_ listener: any KeyboardListener) {
      listeners.removeAll { $0.listener == nil || $0.listener === listener }
      listeners.append(WeakListener(listener: listener))
    }

    func setIndebted(_ isIndebted: Bool, _ listener: any KeyboardListener) {
      let index = indebted.firstIndex { $0 === listener }
      if let index, !isIndebted { indebted.remove(at: index) }
      if index == nil, isIndebted { indebted.append(listener) }
    }

    func add(_ observation: KeyboardObservation) {
      observations.removeAll { $0.object == nil }
      observations.append(Weak(observation))
    }

    /// The listeners that are in a window.
    var presentListeners: [any KeyboardListener] {
      listeners.compactMap(\.listener).filter { $0.window != nil }
    }

    /// All avoiders there are.
    var avoiders: some Sequence<KeyboardAvoider> {
      listeners.lazy.compactMap { $0.listener as? KeyboardAvoider }
    }

    /// Lets a listener adjust itself to a keyboard that is up already, and after it the others of
    /// its window: what it takes back may be what another has to do now.
    func refresh(_ listener: any KeyboardListener, _ timing: KeyboardAnimation.Timing) {
      listener.eventWillBegin()
      guard let window = listener.window else { return }
      KeyboardAnimation.finishLayout(of: window)
      guard listener.needsAdjustment() else { return }
      KeyboardAnimation.run(timing) {
        listener.adjust()
        self.follow(in: window) { $0 !== listener && !self.isWaiting($0) }
      }
    }

    // MARK: State

    /// The part of a window that its content must leave, in the window's coordinates and points;
    /// zero if there is none. While a finger drags the keyboard, what it covers at this moment.
    func coveredFrame(in window: UIWindow) -> CGRect {
      var covered = announcedFrame(in: window)
      guard !covered.isEmpty, let top = tracker(in: window)?.edge.top else { return covered }
      guard top < covered.maxY else { return .zero }
      covered.size.height = covered.maxY - top
      covered.origin.y = top
      return covered
    }

    /// The same by the notifications alone.
    func announcedFrame(in window: UIWindow) -> CGRect {
      guard let screen = window.keyboardScreen else { return .zero }
      let onScreen = window.convert(window.bounds, to: nil as UIWindow?)
      let covered = state(of: screen).coveredFrame(window: onScreen)
      // An empty rect is tested before it is converted, which makes junk of it (KeyboardFacts 1.5).
      return covered.isEmpty ? .zero : window.convert(covered, from: nil as UIWindow?)
    }

    func state(of screen: KeyboardScreen) -> KeyboardState {
      // By index: to copy the element would copy weak references.
      for index in screens.indices where screens[index].screen === screen {
        return screens[index].state
      }
      return unnamed
    }

    /// The text field or view that is being edited now.
    var inputBeingEdited: UIView? {
      lastEditedInput.flatMap { $0.isFirstResponder || isEditingByWord ? $0 : nil }
    }

    /// Who has the focus in a window, if anyone.
    ///
    /// Every window has a first responder of its own and keeps it when another window takes the
    /// keyboard. Of the inputs that say when they begin, the last one counts; one that says nothing
    /// is not outdone by a field that another window has kept.
    func firstResponder(in window: UIWindow) -> UIView? {
      let edited = inputBeingEdited
      if let edited, edited.window === window { return edited }
      let found = firstResponderFinder.input(in: window)
      return edited != nil && found?.tellsOfEditing == true ? nil : found
    }

    /// Who takes keys in the windows of a screen, or of all.
    func firstResponders(at screen: KeyboardScreen? = nil) -> [UIView] {
      firstResponderFinder.windows.filter { screen == nil || $0.keyboardScreen === screen }
        .compactMap { firstResponder(in: $0) }.filter(\.takesKeys)
    }

    /// Whether the keyboard of a window's screen is on its way.
    func isKeyboardMoving(in window: UIWindow) -> Bool {
      window.keyboardScreen.map { state(of: $0).isMoving(at: CACurrentMediaTime()) } ?? false
    }

    /// A number for the last motion of the keyboard in a window; nil once it rests. One that a
    /// finger lets go comes back without a word, and a sheet rises with it again. While the focus
    /// changes, the number of the next: the new input may have another keyboard, which says so in
    /// the same turn.
    func motion(in window: UIWindow) -> Int? {
      guard let state = window.keyboardScreen.map(state) else { return nil }
      if !state.isResting { return state.generation }
      if isFocusChanging { return state.generation + 1 }
      return tracker(in: window)?.edge.wasDragged == true ? ~state.generation : nil
    }

    /// Whether it is up and a "did" has said so: from then on the layout guide is worth a look.
    func isKeyboardResting(at screen: KeyboardScreen?) -> Bool {
      screen.map { state(of: $0).isResting } ?? false
    }

    // MARK: Events

    private func receive(_ transition: KeyboardTransition, from screen: KeyboardScreen?) {
      indebted.removeAll { $0.window == nil }
      firstResponderFinder.lookAgain()
      if let willBecomeFirstResponder, transition.phase.isWill {
        for input in firstResponders(at: screen) where !input.tellsOfEditing {
          willBecomeFirstResponder(input)
        }
      }
      let present = presentListeners
      let known = present.compactMap(\.window?.keyboardScreen) + screens.compactMap(\.screen)
      let all = screen.map { [$0] } ?? known.unique
      let time = CACurrentMediaTime()
      let concerned = all.filter { !screens[index(of: $0)].state.passOver(transition, at: time) }
      if all.isEmpty ? unnamed.passOver(transition, at: time) : concerned.isEmpty { return }
      if concerned.isEmpty { _ = unnamed.apply(transition, at: time) }
      let moves = concerned.map { apply(transition, to: $0) }
      var transition = transition
      transition.screen = concerned.first?.bounds
      // Whoever is told finds the state as it is from now on, and may end editing.
      for observation in observations { observation.object?.handler(transition) }
      for (screen, move) in zip(concerned, moves) {
        if let move, move.generation != state(of: screen).generation { continue }
        follow(move, hasArrived: !transition.phase.isWill, at: screen, present)
      }
    }

    /// Lets the listeners of a screen go with a move, if there is one, and do at its end what need
    /// not be done in it.
    private func follow(
      _ move: KeyboardMove?, hasArrived: Bool, at screen: KeyboardScreen,
      _ present: [any KeyboardListener]
    ) {
      let listeners = present.filter { $0.window?.keyboardScreen === screen }
      if let move {
        stopTracking(at: screen)
        adjust(listeners, .init(duration: move.duration, curve: move.curve))
      }
      guard hasArrived else { return }
      removeStoppedTrackers()
      for listener in listeners { listener.motionDidEnd() }
      guard isKeyboardResting(at: screen) else { return }
      // UIKit and the app have made room in their own ways meanwhile, a sheet has moved: whatever
      // was decided before that is looked at again (KeyboardFacts 1.5; KeyboardFailures 11).
      if move == nil { adjust(listeners.filter { !isWaiting($0) }, .standard) }
      for case let window? in listeners.map(\.window) { track(in: window) }
    }

    private func apply(
      _ transition: KeyboardTransition, to screen: KeyboardScreen
    ) -> KeyboardMove? {
      var transition = transition
      transition.screen = screen.bounds
      let index = index(of: screen)
      let time = CACurrentMediaTime()
      let move = screens[index].state.apply(transition, at: time)
      // The app has ended editing while it heard of a show that reaches us after its hide.
      guard transition.phase.isWill, screens[index].state.mayBeOver, lastEnd.isInTurn(of: time),
        firstResponders(at: screen).isEmpty
      else { return move }
      screens[index].state.assumeOver(at: time)
      return nil
    }

    private func index(of screen: KeyboardScreen) -> Int {
      if let index = screens.firstIndex(where: { $0.screen === screen }) { return index }
      screens.removeAll { $0.screen == nil }
      screens.append(ScreenState(screen: screen, state: unnamed))
      unnamed = KeyboardState()
      return screens.count - 1
    }

    private func firstResponderDidChange(to input: UIView?) {
      guard let input, !isOutdone(input) else { return }
      lastEditedInput = input
      isEditingByWord = !input.isFirstResponder
      firstResponderFinder.lookAgain()
      if let window = input.window { firstResponderFinder.note(window) }
      willBecomeFirstResponder?(input)
      didBeginEditing?(input)
      let concerned = presentListeners.filter { $0.window === input.window }
      let settling = concerned.filter { $0.inputWillSettle() }
      defer { for listener in settling { listener.eventDidEnd() } }
      // Layout scrolls a text view to its caret, which it gets only after this.
      if input is UITextView, settling.count == concerned.count { return }
      let wasFocusChanging = isFocusChanging
      isFocusChanging = true
      adjustWindow(of: input)
      isFocusChanging = wasFocusChanging
    }

    /// Whether an input says that it begins that has handed the focus on meanwhile: the app did so
    /// when the keyboard was announced, which is before a text view's own word.
    private func isOutdone(_ input: UIView) -> Bool {
      guard !input.isFirstResponder, let edited = lastEditedInput else { return false }
      return edited !== input && edited.isFirstResponder && edited.window === input.window
    }

    /// What has stayed for an input that kept the focus without a keyboard goes back: with the
    /// keyboard, where that has set out before (KeyboardFacts 1.2), and else at the end of this
    /// turn, unless the next input needs it.
    private func firstResponderDidEnd(_ input: UIView?) {
      guard let input else { return }
      lastEnd = CACurrentMediaTime()
      if input === lastEditedInput { isEditingByWord = false }
      didEndEditing?(input)
      guard let window = input.window, coveredFrame(in: window).isEmpty else { return }
      let concerned = indebted.filter { $0.window === window }
      if isKeyboardMoving(in: window) { adjust(concerned, .standard) }
      for listener in concerned where listener.inputWillSettle() { listener.eventDidEnd() }
    }

    /// - Parameter scene: Nil for the whole app.
    private func didEnterBackground(_ scene: UIScene?) {
      for case let window? in firstResponders().map(\.window) {
        guard let screen = window.keyboardScreen, scene == nil || scene === window.windowScene
        else { continue }
        screens[index(of: screen)].left.insert(window.windowScene.map(ObjectIdentifier.init))
      }
    }

    /// A field that lost the focus in the background took the keyboard along without a word
    /// (KeyboardFacts 1.6).
    ///
    /// - Parameter scene: Nil for the whole app.
    private func didComeBack(_ scene: UIScene?) {
      for case let screen? in screens.filter({ !$0.left.isEmpty }).map(\.screen) {
        let index = index(of: screen)
        let back = scene.map { [ObjectIdentifier($0)] } ?? screens[index].left
        guard !back.isDisjoint(with: screens[index].left) else { continue }
        screens[index].left.subtract(back)
        guard firstResponders(at: screen).isEmpty else { continue }
        let move = screens[index].state.assumeHidden(at: CACurrentMediaTime())
        follow(move, hasArrived: true, at: screen, presentListeners)
      }
    }

    private func textDidChange(in input: UIView?) {
      guard let input, input === lastEditedInput else { return }
      // Other results may be shown now than those that there were when it began.
      if input is UISearchTextField { willBecomeFirstResponder?(input) }
      for listener in presentListeners where listener.window === input.window {
        listener.textDidChange(in: input)
      }
      adjustWindow(of: input)
    }

    /// The caret of a text view may go elsewhere in the layout that follows.
    private func textSizeDidChange() {
      for listener in presentListeners where listener.inputWillSettle() { listener.eventDidEnd() }
    }

    /// The focus, the caret or what is wanted for an input has changed under a keyboard that stays.
    /// Where none is up, its own notification will follow.
    func adjustWindow(of input: UIView) {
      guard let window = input.window, !coveredFrame(in: window).isEmpty else { return }
      adjust(presentListeners.filter { $0.window === window && !isWaiting($0) }, .standard)
    }

    /// Opens one animation, if anyone has to move, and lets all adjust themselves in it.
    private func adjust(_ listeners: [any KeyboardListener], _ timing: KeyboardAnimation.Timing) {
      isAnimated = UIView.areAnimationsEnabled
      let inOrder = listeners.sorted { $0.rank < $1.rank }
      for listener in inOrder { listener.eventWillBegin() }
      inOrder.compactMap(\.window).unique.forEach(KeyboardAnimation.finishLayout)
      defer { for listener in inOrder { listener.eventDidEnd() } }
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

  extension Array where Element: Equatable {
    /// Each element once, where it comes first.
    fileprivate var unique: Self { reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
  }
#endif
