#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// Makes all changes of the library to the app's views, once in each run-loop turn, just before
  /// Core Animation commits its transaction.
  ///
  /// When UIKit posts a notification, or when the app calls the library, we only record an event.
  /// UIKit is then in the middle of its own work. For example, a sheet may not have risen yet, or
  /// the first responder may still change. If we forced layout at that time, we could break table
  /// updates.
  ///
  /// So we wait for the end of the run-loop turn, and then finish pending layout. After that, we
  /// ask each *listener* whether anything has to change. A listener is an avoider (moves inputs), a
  /// strut (is as tall as the covered area) or a bar (stays on the keyboard).
  ///
  /// While a keyboard is up, we also ask at the end of turns without events. Each listener then
  /// checks whether anything has changed that its decision depends on, such as a frame.
  ///
  /// We install the callback at the end of each turn only while there is a keyboard, a bar, a view
  /// marked with `isKeyboardCover`, or unfinished work. At all other times, the library costs
  /// nothing.
  @MainActor
  package final class Turns {
    struct WeakListener {
      weak var listener: (any KeyboardListener)?
    }

    private(set) var listeners: [WeakListener] = []
    private var facts = TurnFacts()
    /// True if a notification of this run-loop turn announced a keyboard motion, or said that a
    /// motion has ended.
    private(set) var hasKeyboardEvent = false
    /// How many times `finish()` has been called. At the end of one run-loop turn, `finish()` may
    /// be called more than once.
    private(set) var number = 0
    private let idle = IdleTurn()
    private var isEnding = false
    private lazy var end = TurnEnd { [weak self] in self?.finish() }
    private unowned let center: KeyboardCenter
    private var keyboard: KeyboardModel { center.keyboard }
    /// Avoiders that have changed a property, such as a constraint's constant, and have not yet
    /// undone the change. Usually a view keeps its avoider alive, but the constraint may exist
    /// longer than this view. So we keep these avoiders alive until they have undone their changes.
    ///
    /// We also remove an avoider whose `KeyboardAvoider.window` is nil, because nothing is then
    /// left to undo on screen. The avoider's view is then in no window. In addition, all views and
    /// constraints that the avoider has changed have been deallocated, or their window has been
    /// deallocated.
    private var listenersWithChanges: [any KeyboardListener] = []
    /// Views that are not in a window yet, and the closures to call as soon as these views are in a
    /// window.
    private var arrivals: [(view: Weak<UIView>, body: @MainActor () -> Void)] = []
    /// Called at the end of a turn for each window in which the first responder may have changed.
    /// The listeners make their decisions after this call.
    var focusMayHaveChanged: ((UIWindow) -> Void)?

    /// Called at the end of each run-loop turn, except turns in which `IdleTurn` finds that nothing
    /// has changed. For tests.
    package var didFinish: (() -> Void)?

    init(_ center: KeyboardCenter) { self.center = center }

    // MARK: Listeners

    package func add(_ listener: any KeyboardListener) {
      listeners.removeAll { $0.listener == nil || $0.listener === listener }
      listeners.append(WeakListener(listener: listener))
      if let hostView = listener.hostView {
        whenArrived(hostView) { [weak hostView] in hostView?.makeGuide() }
      }
      watch()
    }

    func setHasChanges(_ hasChanges: Bool, _ listener: any KeyboardListener) {
      listenersWithChanges.removeAll { $0 === listener }
      if hasChanges { listenersWithChanges.append(listener) }
    }

    /// The avoiders, struts and bars that are in a window now.
    var presentListeners: [any KeyboardListener] {
      listeners.compactMap(\.listener).filter { $0.window != nil }
    }

    /// All existing avoiders, whether they are in a window or not.
    var avoiders: some Sequence<KeyboardAvoider> {
      listeners.lazy.compactMap { $0.listener as? KeyboardAvoider }
    }

    /// Calls a closure at the end of the first run-loop turn in which a view is in a window and
    /// laid out. If the view is deallocated earlier, the closure is never called. A second call
    /// adds another closure.
    package func whenArrived(_ view: UIView, _ body: @escaping @MainActor () -> Void) {
      arrivals.append((Weak(view), body))
      watch()
    }

    // MARK: Facts

    /// Records events that concern all listeners in a window.
    func record(_ triggers: TurnTriggers, in window: UIWindow) {
      record { $0.add(triggers, in: window) }
      // `TurnEnd` has to call us before this turn's commit. From iOS 18, this needs an update link
      // for the window's scene. `watch` adds links for the scenes of listeners. But the automatic
      // mode makes its first avoider only at the end of this turn. So we add the scene here.
      end.add(window.windowScene)
    }

    package func record(_ body: (inout TurnFacts) -> Void) {
      let isFirst = facts.isEmpty
      body(&facts)
      hasKeyboardEvent = hasKeyboardEvent || facts.hasKeyboardEvent
      if isFirst, !isEnding { watch() }
    }

    // MARK: The end of a turn

    /// Installs the callback that runs at the end of each run-loop turn. Removes the callback if it
    /// is not needed at present.
    func watch() {
      guard needsTurns else { return end.end() }
      end.begin()
      for entry in listeners { end.add(entry.listener?.window?.windowScene) }
      // A loop over the elements would copy each element.
      for index in arrivals.indices { end.add(arrivals[index].view.object?.window?.windowScene) }
    }

    private var needsTurns: Bool {
      if !facts.isEmpty || !arrivals.isEmpty { return true }
      return keyboard.isAnyUp && listeners.contains { $0.listener != nil }
        || !ListScrollAnimations.shared.isEmpty || center.systemScroll.isPossible || mayCoverAppear
        || presentListeners.contains(where: \.rank.asksAtEachTurn)
        || avoiders.contains(where: \.hasContributions)
    }

    /// True if the user edits an input, and the app has marked a view with `isKeyboardCover`. The
    /// app may show such a view over the input at any time, and no event announces this. So we have
    /// to check in each turn, even with a hardware keyboard.
    private var mayCoverAppear: Bool {
      !Covers.shared.isEmpty && center.focus.inputBeingEdited != nil
    }

    /// Lets all avoiders, struts and bars decide and make their changes. Call this at the end of
    /// the run-loop turn. A call while this method is running does nothing.
    func finish() {
      number &+= 1
      if facts.isEmpty, arrivals.isEmpty || !hasAnyArrived, idle.isIdle { return }
      guard !isEnding else { return }
      isEnding = true
      defer {
        isEnding = false
        hasKeyboardEvent = facts.hasKeyboardEvent
        ListScrollAnimations.shared.endTurn()
        center.turnDidEnd()
        if needsTurns { if !facts.isEmpty { watch() } } else { end.end() }
        idle.remember(listeners)
        didFinish?()
      }
      if !listenersWithChanges.isEmpty { listenersWithChanges.removeAll { $0.window == nil } }
      for window in facts.windowsOfFocus { focusMayHaveChanged?(window) }
      FormerLifts.undoWrittenBack(isLast: facts.hasMotion)
      // In response to a keyboard notification, the app may have assigned a new value to a position
      // or to a constraint's constant. The new value does not include the points that we had added.
      // So layout would move the view, and our decision would move the view back. To prevent this,
      // we add our points to the app's value again before layout.
      if hasKeyboardEvent { for avoider in avoiders { avoider.restore() } }
      finishLayout()
      center.systemScroll.noteEarlierCaretScroll(to: center.focus.inputBeingEdited)
      if !arrivals.isEmpty { greetArrivals() }
      var timings: [ObjectIdentifier: TurnTiming] = [:]
      // Ask all listeners. If they have changed anything, ask them once more, because the changes
      // may have moved an input or caused another event.
      for isRepeated in [false, true] {
        let facts = facts
        self.facts = TurnFacts()
        guard decide(facts, isRepeated: isRepeated, &timings) else { return }
      }
      for avoider in avoiders { avoider.acceptSurroundings() }
    }

    /// The avoiders, struts and bars of one window, in the order in which they decide.
    private struct Group {
      let window: UIWindow
      var listeners: [any KeyboardListener]
    }

    /// Returns all listeners (avoiders, struts and bars) that are in a window, grouped by window.
    ///
    /// - Parameter facts: The recorded events. The result also includes each listener with a
    ///   recorded event, even if this listener is not in `listeners`.
    private func groups(with facts: TurnFacts) -> [Group] {
      var groups: [Group] = []
      func add(_ listener: any KeyboardListener) {
        guard let window = listener.window else { return }
        for index in groups.indices where groups[index].window === window {
          return groups[index].listeners.append(listener)
        }
        groups.append(Group(window: window, listeners: [listener]))
      }
      for entry in listeners { if let listener = entry.listener { add(listener) } }
      for listener in facts.concernedListeners
      where !listeners.contains(where: { $0.listener === listener }) {
        add(listener)
      }
      for index in groups.indices where groups[index].listeners.count > 1 {
        groups[index].listeners.sort { $0.rank < $1.rank }
      }
      return groups
    }

    /// Finishes pending layout, so that avoiders read the final frames. Without this method, the
    /// layout would come too late: Core Animation would lay out the views at the commit of its
    /// transaction, after the avoiders' decisions.
    ///
    /// Lays out a window only if the first responder, the view of a listener, or a superview of
    /// these needs layout.
    private func finishLayout() {
      var checked: UIWindow?
      for entry in listeners {
        guard let listener = entry.listener, let window = listener.window else { continue }
        // The listeners of one window usually follow each other in the array. So we look up the
        // first responder only if the previous listener was in another window.
        let input = window === checked ? nil : center.firstResponder(in: window)
        checked = window
        if listener.hostView?.needsLayoutAround == true || input?.needsLayoutAround == true {
          for avoider in avoiders where avoider.window === window {
            avoider.decider.noteScrollingBeforeLayout(in: window)
          }
          notingMovesByLayout(in: window) {
            center.systemScroll.notingCaretScroll(to: center.firstResponder(in: window)) {
              window.layoutIfNeeded()
            }
          }
        }
      }
    }

    /// Runs a closure that may cause layout. Then lets each avoider of the window check whether the
    /// layout has scrolled the avoider's scroll views.
    ///
    /// - Parameter changing: The avoider, strut or bar that changes views in the closure. Nil if
    ///   there is none. An avoider passed here does not check its scroll views, because it reads
    ///   them after its own changes.
    private func notingMovesByLayout(
      in window: UIWindow, besides changing: (any KeyboardListener)? = nil, _ body: () -> Void
    ) {
      var lists: [(KeyboardAvoider, [ScrollMover])] = []
      for avoider in avoiders where avoider !== changing && avoider.window === window {
        lists.append((avoider, avoider.unscrolledLists))
      }
      body()
      for (avoider, lists) in lists { avoider.noteMovedByLayout(of: lists) }
    }

    /// Returns the timing of an animation of the app that began in this turn and moves the first
    /// responder of a window, or the host view of an avoider, strut or bar. Nil if there is none.
    private func joinedTiming(in group: Group) -> TurnTiming? {
      let input = center.firstResponder(in: group.window)
      if let timing = input.flatMap(TurnTiming.init) { return timing }
      for listener in group.listeners {
        // We have already searched the first responder and its superviews for an animation. If the
        // host view is one of them, skip it.
        guard let view = listener.hostView, input?.isDescendant(of: view) != true else { continue }
        if let timing = TurnTiming(joining: view) { return timing }
      }
      return nil
    }

    /// True if one of the views in `arrivals` is in a window now.
    private var hasAnyArrived: Bool {
      arrivals.indices.contains { arrivals[$0].view.object?.window != nil }
    }

    private func greetArrivals() {
      let present = arrivals.filter { $0.view.object?.window != nil }
      arrivals.removeAll { $0.view.object == nil || $0.view.object?.window != nil }
      for arrival in present { arrival.body() }
    }

    /// Asks all listeners (avoiders, struts and bars) whether anything has to change, and makes the
    /// changes.
    ///
    /// - Parameters:
    ///   - isRepeated: True if the listeners have already been asked once in this run-loop turn.
    ///   - timings: The animation timing that each window has used in this turn so far, with the
    ///     window's `ObjectIdentifier` as the key. This method adds the timings that it uses.
    /// - Returns: True if anything has changed.
    private func decide(
      _ facts: TurnFacts, isRepeated: Bool, _ timings: inout [ObjectIdentifier: TurnTiming]
    ) -> Bool {
      var hasChanged = false
      for group in groups(with: facts) {
        let window = group.window
        var triggers = facts.triggers(in: window)
        let key = ObjectIdentifier(window)
        var known = timings[key]
        if triggers.contains(.keyboard) {
          window.keyboardScreen.map(keyboard.endRest)
        } else if let reading = readGuide(
          in: window, of: group.listeners, hasNotification: facts.hasNotification(in: window))
        {
          triggers.formUnion(reading.triggers)
          known = reading.timing
        } else if isRepeated, facts.isEmpty, group.listeners.count == 1 {
          // We have already asked the only listener of this window once in this turn, and no event
          // has been recorded since then. So we need not ask this listener again.
          continue
        }
        for case let avoider as KeyboardAvoider in group.listeners { avoider.restore() }
        // If a setting of one avoider has changed, this avoider may undo its moves. Another avoider
        // may then have to move the input. So all avoiders of the window have to decide.
        var shared = triggers
        for listener in group.listeners {
          shared.formUnion(facts.triggers(of: listener).intersection(.settings))
        }
        let because = { shared.union(facts.triggers(of: $0)) }
        let timing = { [triggers, known] in
          known ?? self.timing(facts, triggers, for: group)
        }
        if let used = change(group.listeners, because, in: timing) {
          hasChanged = true
          timings[key] = used
        }
      }
      return hasChanged
    }

    /// Returns the animation timing for all changes in a window:
    /// 1. If a notification announced a keyboard motion in this turn, the timing of that motion.
    /// 2. Otherwise, the timing of an animation of the app's layout, if one began in this turn. The
    ///    app's animation may move an input. We move the input in the opposite direction with the
    ///    same timing, so the input stays still in every frame.
    /// 3. Otherwise, the timing that `eventTiming` returns.
    private func timing(
      _ facts: TurnFacts, _ triggers: TurnTriggers, for group: Group
    ) -> TurnTiming {
      let joined = triggers.contains(.keyboard) ? nil : joinedTiming(in: group)
      return joined ?? eventTiming(facts, triggers, in: group.window, group.listeners)
    }

    /// Returns the animation timing for changes in a window, if no animation of the app determines
    /// the timing. The first of these cases that is true decides:
    /// 1. A notification announced a keyboard motion. Returns the timing of that motion.
    /// 2. Any other event was recorded for the window, such as a change of the focus or the text.
    ///    Returns the keyboard's usual timing.
    /// 3. An avoider, strut or bar asked for a change. Returns the usual timing if one of them
    ///    asked for an animated change, and no animation otherwise.
    /// 4. In all other cases, returns the usual timing while the keyboard moves, and no animation
    ///    while the keyboard is at rest.
    ///
    /// If the app had disabled animations when the latest event was recorded, cases 1 to 3 return
    /// no animation.
    private func eventTiming(
      _ facts: TurnFacts, _ triggers: TurnTriggers, in window: UIWindow,
      _ listeners: [any KeyboardListener]
    ) -> TurnTiming {
      if let move = facts.move(in: window) {
        guard facts.areAnimationsEnabled else { return .none }
        return .keyboard(.init(duration: move.duration, curve: move.curve))
      }
      if !triggers.isEmpty { return facts.areAnimationsEnabled ? .standard : .none }
      if let isAnimated = facts.isAnimated(among: listeners) {
        return isAnimated && facts.areAnimationsEnabled ? .standard : .none
      }
      return keyboard.isMoving(in: window) ? .standard : .none
    }

    /// Asks the given listeners whether anything has to change, and makes all changes in one
    /// animation.
    ///
    /// - Returns: The timing of the animation that contains the changes. Nil if nothing had to
    ///   change.
    private func change(
      _ listeners: [any KeyboardListener],
      _ because: (any KeyboardListener) -> TurnTriggers, in timing: () -> TurnTiming
    ) -> TurnTiming? {
      guard let first = listeners.firstIndex(where: { $0.needsChange(because: because($0)) })
      else { return nil }
      let timing = timing()
      // The parameter of `timing.run` is an escaping closure, but `run` calls it before `run`
      // returns. So the closure `because` does not escape.
      withoutActuallyEscaping(because) { because in
        timing.run {
          self.change(listeners[first])
          // A listener may already have moved the input far enough. So we ask each listener only
          // after the listeners before it have made their changes.
          for listener in listeners[(first + 1)...]
          where listener.needsChange(because: because(listener)) {
            self.change(listener)
          }
        }
      }
      return timing
    }

    private func change(_ listener: any KeyboardListener) {
      guard let window = listener.window else { return listener.change() }
      notingMovesByLayout(in: window, besides: listener) { listener.change() }
    }

    // MARK: A finger on the keyboard

    /// Reads the keyboard's position from the keyboard layout guide of a view. While the user drags
    /// the keyboard, UIKit posts no notification, but moves the guide.
    ///
    /// - Parameter hasNotification: True if a keyboard notification was posted in this turn, but
    ///   none announced a motion. For example, a notification repeats the frame of the previous
    ///   one. The app may then have replaced the accessory view, so we read the guide even if its
    ///   frame has not changed.
    /// - Returns: The event that the guide shows, and the timing for our changes in response to it.
    ///   Nil if the guide shows no new position of the keyboard.
    private func readGuide(
      in window: UIWindow, of listeners: [any KeyboardListener], hasNotification: Bool
    ) -> (triggers: TurnTriggers, timing: TurnTiming)? {
      guard keyboard.isResting(at: window.keyboardScreen),
        hasNotification || keyboard.unchangedGuide(in: window) == nil
      else { return nil }
      guard let view = listeners.first(where: { $0.hostView != nil })?.hostView,
        let host = view.guideHost(in: window)
      else { return nil }
      let inputs = { self.center.firstResponders(at: window.keyboardScreen) }
      switch keyboard.readGuide(
        of: host, in: window, for: inputs(), hasNotification: hasNotification)
      {
      case .same: return nil
      case .corrected: return (.rest, .standard)
      case .dragged: return (.drag, keyboard.isDragged(in: window) ? .none : .cancelledDrag)
      }
    }
  }

  extension UIView {
    /// Returns the view whose keyboard layout guide we read: the first view, from this view upward,
    /// whose lower edge is at the window's lower edge or below. If there is none, returns this
    /// view.
    ///
    /// A guide never extends below its owning view, so the owning view has to reach the window's
    /// lower edge. We do not use the window's own guide, because developers have reported that it
    /// does not move in animations (KeyboardFacts 5.2).
    fileprivate func guideHost(in window: UIWindow) -> UIView? {
      // A plain loop is faster than a lazy sequence, and this runs at the end of each run-loop
      // turn.
      var next: UIView? = self
      while let current = next, current !== window {
        if current.convert(current.bounds, to: window).maxY >= window.bounds.maxY - 1 {
          return current
        }
        next = current.superview
      }
      return self
    }

    /// Creates the keyboard layout guide that `readGuide` reads later. We create the guide early,
    /// so that it usually exists before the keyboard shows. A guide that is created while the
    /// keyboard is up has been seen to keep a wrong frame (KeyboardFacts 5.2).
    fileprivate func makeGuide() {
      _ = window.flatMap(guideHost)?.keyboardLayoutGuide
    }

    /// True if this view or one of its superviews needs layout or an update of its constraints.
    var needsLayoutAround: Bool {
      // A plain loop is faster than a lazy sequence, and this runs at the end of each run-loop
      // turn.
      var next: UIView? = self
      while let current = next {
        if current.layer.needsLayout() || current.needsUpdateConstraints() { return true }
        next = current.superview
      }
      return false
    }
  }
#endif
