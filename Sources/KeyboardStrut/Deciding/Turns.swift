#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// Decides once for each run-loop turn, just before Core Animation commits it.
  ///
  /// Notifications, delegate calls and the app's calls only record facts. They come in the middle
  /// of UIKit's own work. At that time we do not know half of what matters, and a forced layout can
  /// break table updates or start a push without its animation. At the end of the turn the sheet
  /// has risen, the caret has its new position, and the focus has settled. Then we finish pending
  /// layout, as the commit would do next. We ask each listener once whether anything has to change.
  ///
  /// While a keyboard is up, we also ask listeners at the end of turns in which nothing was
  /// recorded. They compare what they depend on with what they saw last. Without a keyboard,
  /// nothing is installed and nothing costs.
  @MainActor
  package final class Turns {
    struct WeakListener {
      weak var listener: (any KeyboardListener)?
    }

    private(set) var listeners: [WeakListener] = []
    private var facts = TurnFacts()
    private var isEnding = false
    private lazy var end = TurnEnd { [weak self] in self?.finish() }
    private unowned let center: KeyboardCenter
    private var keyboard: KeyboardModel { center.keyboard }
    /// Listeners with contributions to objects that may outlive the view in which they live. We
    /// keep them alive until they have taken these back, or nothing is left of them.
    private var indebted: [any KeyboardListener] = []
    /// Views that are yet to come on screen, and the closures to call then.
    private var arrivals: [(view: Weak<UIView>, body: @MainActor () -> Void)] = []
    /// Called before the listeners for each window in which the focus may have changed.
    var focusMayHaveChanged: ((UIWindow) -> Void)?

    init(_ center: KeyboardCenter) { self.center = center }

    // MARK: Listeners

    package func add(_ listener: any KeyboardListener) {
      listeners.removeAll { $0.listener == nil || $0.listener === listener }
      listeners.append(WeakListener(listener: listener))
      if let home = listener.home { whenArrived(home) { [weak home] in home?.makeGuide() } }
      watch()
    }

    func setIndebted(_ isIndebted: Bool, _ listener: any KeyboardListener) {
      indebted.removeAll { $0 === listener }
      if isIndebted { indebted.append(listener) }
    }

    /// The listeners that are in a window.
    var presentListeners: [any KeyboardListener] {
      listeners.compactMap(\.listener).filter { $0.window != nil }
    }

    /// All avoiders that exist.
    var avoiders: some Sequence<KeyboardAvoider> {
      listeners.lazy.compactMap { $0.listener as? KeyboardAvoider }
    }

    /// Calls a closure at the end of the turn in which a view is in a window and laid out.
    package func whenArrived(_ view: UIView, _ body: @escaping @MainActor () -> Void) {
      arrivals.append((Weak(view), body))
      watch()
    }

    // MARK: Facts

    package func record(_ body: (inout TurnFacts) -> Void) {
      let isFirst = facts.isEmpty
      body(&facts)
      if isFirst, !isEnding { watch() }
    }

    // MARK: The end of a turn

    /// Installs the callback at the end of turns, or removes it.
    private func watch() {
      guard needsTurns else { return end.end() }
      let scenes = presentListeners.compactMap { $0.window?.windowScene }
      end.begin(in: scenes + arrivals.compactMap { $0.view.object?.window?.windowScene })
    }

    private var needsTurns: Bool {
      if !facts.isEmpty || !arrivals.isEmpty { return true }
      return keyboard.isAnyUp && listeners.contains { $0.listener != nil }
        || center.focus.mayScroll
        || presentListeners.contains(where: \.rank.asksAtEachTurn)
        || avoiders.contains(where: \.hasContributions)
    }

    /// Does at once what the end of the turn would do.
    func finish() {
      guard !isEnding else { return }
      isEnding = true
      defer {
        isEnding = false
        ListGlides.shared.resume()
        center.turnDidEnd()
        if needsTurns { if !facts.isEmpty { watch() } } else { end.end() }
      }
      if !indebted.isEmpty { indebted.removeAll { $0.window == nil } }
      for window in facts.windowsOfFocus { focusMayHaveChanged?(window) }
      if facts.hasMotion { GivenBackLifts.undoWrittenBack() }
      for group in groups() { finishLayout(of: group) }
      if !arrivals.isEmpty { greetArrivals() }
      var timings: [ObjectIdentifier: TurnTiming] = [:]
      // Our own change may displace an input or record a fact. A second round deals with that.
      for _ in 0..<2 {
        let facts = facts
        self.facts = TurnFacts()
        for avoider in avoiders { avoider.restore() }
        guard decide(facts, &timings) else { return }
      }
      for avoider in avoiders { avoider.acceptSurroundings() }
    }

    /// The listeners of a window, in the order in which they decide.
    private struct Group {
      let window: UIWindow
      var listeners: [any KeyboardListener]
    }

    /// - Parameter facts: The recorded facts. A listener that is named here is included even if it
    ///   is not registered.
    private func groups(with facts: TurnFacts = TurnFacts()) -> [Group] {
      var groups: [Group] = []
      func add(_ listener: any KeyboardListener) {
        guard let window = listener.window else { return }
        if let index = groups.firstIndex(where: { $0.window === window }) {
          groups[index].listeners.append(listener)
        } else {
          groups.append(Group(window: window, listeners: [listener]))
        }
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

    /// Finishes pending layout around the views that listeners look at, outside any animation. The
    /// commit would do exactly this next.
    private func finishLayout(of group: Group) {
      let window = group.window
      let needsLayout =
        group.listeners.contains { $0.home?.needsLayoutAround ?? false }
        || center.firstResponder(in: window)?.needsLayoutAround ?? false
      if needsLayout { notingFalls(in: window) { window.layoutIfNeeded() } }
    }

    /// Runs a closure that may cause layout. Then tells the window's avoiders, except `changing`,
    /// which of their lists that layout has moved.
    private func notingFalls(
      in window: UIWindow, besides changing: (any KeyboardListener)? = nil, _ body: () -> Void
    ) {
      let lists = avoiders.filter { $0 !== changing && $0.window === window }
        .map { ($0, $0.listsInPlace) }
      body()
      for (avoider, lists) in lists { avoider.noteFalls(of: lists) }
    }

    /// Returns the first responder of the window and the views in which the listeners live.
    private func subjects(of group: Group) -> [UIView] {
      (center.firstResponder(in: group.window).map { [$0] } ?? [])
        + group.listeners.compactMap(\.home)
    }

    private func greetArrivals() {
      let present = arrivals.filter { $0.view.object?.window != nil }
      arrivals.removeAll { $0.view.object == nil || $0.view.object?.window != nil }
      for arrival in present { arrival.body() }
    }

    /// - Parameter timings: The timing with which each window has moved in this turn so far.
    /// - Returns: Whether anything has changed.
    private func decide(
      _ facts: TurnFacts, _ timings: inout [ObjectIdentifier: TurnTiming]
    ) -> Bool {
      var hasChanged = false
      for group in groups(with: facts) {
        let window = group.window
        var triggers = facts.triggers(in: window)
        let key = ObjectIdentifier(window)
        var known = timings[key]
        if triggers.contains(.keyboard) {
          window.keyboardScreen.map(keyboard.endRest)
        } else if let reading = readGuide(in: window, of: group.listeners) {
          triggers.insert(.drag)
          known = reading
        }
        // If a listener takes something back because its own settings changed, another listener may
        // have to act.
        let shared = group.listeners.reduce(triggers) {
          $0.union(facts.triggers(of: $1).intersection(.settings))
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

    /// Returns the timing with which the listeners of a window move. The keyboard's motion comes
    /// first, then an animation of the layout, then everything else. With one timing, what layout
    /// displaces and what we move cancel at every frame.
    private func timing(
      _ facts: TurnFacts, _ triggers: TurnTriggers, for group: Group
    ) -> TurnTiming {
      let joined =
        triggers.contains(.keyboard)
        ? nil : subjects(of: group).lazy.compactMap(TurnTiming.init).first
      return joined ?? eventTiming(facts, triggers, in: group.window, group.listeners)
    }

    /// Returns the timing for the recorded facts.
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

    /// Makes listeners change in one animation, if any of them has to.
    ///
    /// - Returns: The timing of the change; nil if no listener has changed.
    private func change(
      _ listeners: [any KeyboardListener],
      _ because: (any KeyboardListener) -> TurnTriggers, in timing: () -> TurnTiming
    ) -> TurnTiming? {
      guard let first = listeners.firstIndex(where: { $0.needsChange(because: because($0)) })
      else { return nil }
      let timing = timing()
      // `UIView.animate` takes an escaping closure, and calls it at once.
      withoutActuallyEscaping(because) { because in
        timing.run {
          self.change(listeners[first])
          // The others may need nothing more now.
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
      notingFalls(in: window, besides: listener) { listener.change() }
    }

    // MARK: A finger on the keyboard

    /// Reads the keyboard's position from the layout guide of a view in which a listener lives.
    ///
    /// - Returns: The timing with which listeners follow; nil if nothing has changed.
    private func readGuide(
      in window: UIWindow, of listeners: [any KeyboardListener]
    ) -> TurnTiming? {
      guard keyboard.isResting(at: window.keyboardScreen) else { return nil }
      guard let host = listeners.lazy.compactMap({ $0.home?.guideHost(in: window) }).first else {
        return nil
      }
      let inputs = { self.center.firstResponders(at: window.keyboardScreen) }
      switch keyboard.readGuide(of: host, in: window, for: inputs()) {
      case .same: return nil
      case .corrected: return .standard
      case .dragged: return keyboard.isDragged(in: window) ? TurnTiming.none : .dragCalledOff
      }
    }
  }

  extension UIView {
    /// The view whose keyboard layout guide knows where the keyboard is: this one, or the first one
    /// around it that reaches the window's lower edge. A guide does not know of anything below its
    /// view. The guide of the window itself has been seen not to move in animations (KeyboardFacts
    /// 5.2).
    fileprivate func guideHost(in window: UIWindow) -> UIView? {
      // A plain loop, because this is read at the end of each turn.
      var next: UIView? = self
      while let current = next, current !== window {
        if current.convert(current.bounds, to: window).maxY >= window.bounds.maxY - 1 {
          return current
        }
        next = current.superview
      }
      return self
    }

    /// Makes the keyboard layout guide that we will read. A guide that is made while the keyboard
    /// is up has been seen to be stuck (KeyboardFacts 5.2).
    fileprivate func makeGuide() {
      _ = window.flatMap(guideHost)?.keyboardLayoutGuide
    }

    /// Whether this view, or one around it, needs layout.
    fileprivate var needsLayoutAround: Bool {
      // This is read at the end of each run-loop turn, so a plain loop replaces a lazy sequence.
      var next: UIView? = self
      while let current = next {
        if current.layer.needsLayout() || current.needsUpdateConstraints() { return true }
        next = current.superview
      }
      return false
    }
  }
#endif
