#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// Decides for one avoider when and how containers move.
  ///
  /// The method `needsChange(because:)` looks at the screen if there is a reason to, and plans.
  /// Then `change(in:)` carries the plan out and compares the outcome with it.
  /// AvoidanceDecider+Looking.swift contains the look itself.
  @MainActor
  final class AvoidanceDecider {
    unowned let avoider: KeyboardAvoider
    let reader: SceneReader
    let moved: MovedContainers
    /// The look in progress.
    var pending = AvoidancePass()
    /// The last decision; nil before the first.
    private(set) var last: AvoidancePass?
    var memory = InputMemory()
    var vain = VainMoves()
    /// Everything that a decision depends on, as it was after the last look.
    private var surroundings = Surroundings()
    /// Text triggers that wait for the end of a scroll.
    private var deferred: TurnTriggers = []

    init(for avoider: KeyboardAvoider, reading reader: SceneReader) {
      (self.avoider, self.reader, moved) = (avoider, reader, MovedContainers(of: avoider))
    }

    // MARK: When to look

    func needsChange(because news: TurnTriggers, in window: UIWindow) -> Bool {
      for list in moved.lists { list.noteUser() }
      let triggers = undeferred(news)
      releaseHeldLists()
      if triggers.isEmpty {
        let now = readSurroundings(in: window)
        guard now != surroundings else {
          vain.repeated.noteRest()
          noteScrolling(in: window)
          return false
        }
        surroundings = now
      }
      if triggers.contains(.focus) { vain.forget() }
      if triggers.contains(.drag), !noteDrag(in: window) { return false }
      guard mayLook(in: window, because: triggers) else {
        remember(in: window)
        return false
      }
      return decide(because: triggers, in: window)
    }

    /// Returns the triggers to handle now. While the user scrolls, also remembers that text was
    /// typed, and adds that trigger again in the first run-loop turn after scrolling has ended.
    private func undeferred(_ news: TurnTriggers) -> TurnTriggers {
      guard news == .text || !deferred.isEmpty, let input = last?.input else { return news }
      if input.isMovedByPerson {
        deferred.formUnion(news.intersection(.text))
        return news
      }
      defer { deferred = [] }
      return news.union(deferred)
    }

    /// Asks for another decision when the user no longer holds a list that kept our inset. The
    /// keyboard's motion has ended, so the change needs an event to be animated.
    private func releaseHeldLists() {
      guard let held = last?.heldLists, !held.allSatisfy({ $0.isHeld(withInsetOf: avoider) })
      else { return }
      last?.heldLists = []
      KeyboardCenter.shared.update(avoider, animated: true)
    }

    /// Records whether the user or the app has scrolled the input out of its scroll views. If so,
    /// later layout does not scroll it back. Does nothing while the keyboard moves, because UIKit
    /// itself may scroll then.
    func noteScrolling(in window: UIWindow) {
      guard let input = last?.input, last?.scene.keyboard != nil,
        !KeyboardCenter.shared.isKeyboardMoving(in: window),
        !KeyboardCenter.shared.isKeyboardDragged(in: window), !memory.hasFallen,
        moved.lists.contains(where: { !$0.isUntouched })
      else { return }
      for list in moved.lists { list.noteScroll() }
      memory.isScrolledAway = !input.isInsideScrollViews(in: window)
    }

    /// Records that our content has come down because another avoider's inset shrinks with the
    /// finger. When the keyboard is back, the input is shown again.
    ///
    /// - Returns: Whether to look.
    private func noteDrag(in window: UIWindow) -> Bool {
      guard avoider.rank == .reveal else { return true }
      for list in moved.lists where list.concedeFall(owner: avoider) { memory.hasFallen = true }
      if KeyboardCenter.shared.isKeyboardDragged(in: window) { return false }
      defer { memory.hasFallen = false }
      return memory.hasFallen && moved.lists.allSatisfy(\.isUntouched)
    }

    /// Whether the avoider may decide now.
    private func mayLook(in window: UIWindow, because triggers: TurnTriggers) -> Bool {
      let center = KeyboardCenter.shared
      guard avoider.isOn else { return true }
      if center.isWaiting(avoider) { return false }
      guard triggers.isDisjoint(with: [.keyboard, .rest, .settings, .text, .creation]) else {
        return true
      }
      // The keyboard is up without a first responder. It will hide or serve another input.
      if last?.input != nil, last?.scene.keyboard != nil, avoider.input(in: window) == nil,
        !center.coveredFrame(in: window).isEmpty, !center.isKeyboardMoving(in: window),
        center.firstResponders(at: window.keyboardScreen).isEmpty
      {
        return false
      }
      // The user drags the view by its constant. We do not move it back under the finger.
      return reader.named?.view?.path.contains(where: \.isUnderFinger) != true
    }

    // MARK: Deciding

    /// - Returns: Whether anything has to change.
    private func decide(because triggers: TurnTriggers, in window: UIWindow) -> Bool {
      let isLayout = triggers.isEmpty
      var changes = look(in: window, afterLayout: isLayout)
      if !isLayout {
        vain.repeated = RepeatedMoves()
      } else if changes, vain.repeated.add(pending.plan.moves),
        let move = pending.plan.moves.first
      {
        // Layout has undone these moves before, and would undo them again and again. So we stop
        // moving the innermost container.
        vain.add([pending.movers[move.container]], room: room)
        changes = look(in: window, afterLayout: true)
      }
      pending.movesAtOnce = last == nil && triggers.isSubset(of: .creation)
      if changes || isNews(afterLayout: isLayout) { report() }
      if !changes { remember(in: window) }
      return changes
    }

    /// Whether a look that has nothing to move still found another situation than the last decision
    /// was about.
    private func isNews(afterLayout isLayout: Bool) -> Bool {
      guard let last else { return !isLayout }
      return isLayout ? pending.contradicts(last) : !pending.resembles(last)
    }

    /// Keeps the look as the last decision.
    private func report() {
      // The next look uses the storage of the one before.
      let before = last
      last = pending
      pending = before ?? AvoidancePass()
      avoider.explanationView?.decisionDidChange()
    }

    // MARK: Changing

    /// Carries out the last decision, and compares the outcome with the plan. If they differ, it
    /// looks again, at most twice, because layout may have moved something else as well.
    func change(in window: UIWindow) {
      defer { remember(in: window) }
      carryOut(in: window)
      for isRepeated in [false, true] {
        // A mover may have had no effect. The next look takes its move back, and does not try it
        // again for this input, keyboard and room. After the first change, the layout itself may be
        // the cause.
        guard let outcome = last?.outcome(in: window, isRepeated: isRepeated) else { return }
        vain.add(outcome.vain, room: room)
        guard !outcome.isAsPlanned else { return }
        let changes = look(in: window, afterLayout: last?.scene.isHeld == true)
        // The explanation names containers that could not be moved.
        if changes || !outcome.vain.isEmpty { report() }
        guard changes else { break }
        carryOut(in: window)
      }
      noteHiddenRest(in: window)
    }

    private func noteHiddenRest(in window: UIWindow) {
      // In a copy: the app's code may compute the caret's rect, and that code may read the last
      // decision.
      guard var pass = last else { return }
      pass.noteHiddenRest(in: window)
      last = pass
    }

    private func carryOut(in window: UIWindow) {
      guard let last else { return }
      moved.carryOut(last, in: window)
      for list in moved.lists { list.acceptRest(owner: avoider) }
      KeyboardCenter.shared.turns.setIndebted(!moved.isEmpty, avoider)
      guard !last.scene.isHeld else { return }
      memory.place = currentPlace(of: last.input)
      memory.isScrolledAway = false
    }

    // MARK: Dependencies of a decision

    /// Keeps what a decision depends on, so that only a difference causes another look.
    private func remember(in window: UIWindow) { surroundings = readSurroundings(in: window) }

    /// Accepts the present state as the last decision's, and records whether it hides the input.
    func accept(in window: UIWindow) {
      remember(in: window)
      noteHiddenRest(in: window)
    }

    /// Records lists that layout has moved, and makes sure that the next turn looks. The lists may
    /// have their old limits again, so a comparison of the surroundings would not show it.
    func noteFalls(of lists: [ScrollMover]) {
      let fallen = lists.filter { !$0.isUntouched }
      guard !fallen.isEmpty else { return }
      for list in fallen { list.noteClamp() }
      surroundings = Surroundings()
    }

    /// Records that a list has not gone where we scrolled it. In the next turn something else
    /// moves, or the explanation says that the input cannot be shown.
    func noteRefusal(of scrollView: UIScrollView) {
      guard let list = moved.lists.first(where: { $0.view === scrollView }) else { return }
      list.acceptRest(owner: avoider)
      vain.add([list], room: room)
      (memory.place, memory.isScrolledAway) = (nil, false)
      surroundings = Surroundings()
    }

    private func readSurroundings(in window: UIWindow) -> Surroundings {
      var result = Surroundings()
      let home = avoider.home
      let keyboard = keyboardToAvoid(in: window)
      result.add(keyboard)
      for mover in moved.movers { mover.add(to: &result) }
      guard !keyboard.isEmpty || !moved.isEmpty else { return result }
      let input = avoider.input(in: window)
      result.add(input)
      result.add(window.bounds.size)
      if let home {
        result.add(home.safeAreaInsets)
        result.addPlace(of: home)
      }
      if let shown = shown(input) { result.addPlace(of: shown) }
      result.add(reader.coverHeight(overListAbove: keyboard, in: window))
      guard let input else { return result }
      if let text = input as? UITextView, let range = text.selectedTextRange {
        result.add(text.caretRect(for: range.end))
      }
      let covers = Covers.shared.reach(over: input, above: keyboard, in: window)
      result.add(covers.aboveKeyboard)
      if let edge = covers.lowerEdgeAtTop { result.add(edge) }
      for view in InputOptions.shared.companions(of: input).lazy.compactMap(\.object) {
        result.addPlace(of: view)
      }
      return result
    }

    /// Returns the keyboard's frame in a window in which the avoider has something to do; zero
    /// elsewhere.
    func keyboardToAvoid(in window: UIWindow) -> CGRect {
      isServing(window) ? KeyboardCenter.shared.coveredFrame(in: window) : .zero
    }

    func isServing(_ window: UIWindow) -> Bool { avoider.isOn && avoider.home?.window === window }

    func currentPlace(of input: UIView?) -> ContentPlace? {
      var place = (shown(input) ?? avoider.home).map { ContentPlace(of: $0) }
      guard let input, let window = avoider.window else { return place }
      let companions = InputOptions.shared.companions(of: input).lazy.compactMap(\.object)
      for view in companions where view.isShown(inside: window) { place?.add(view) }
      return place
    }

    /// Returns the view that has to be visible: the input, or without one the view that constraints
    /// move.
    private func shown(_ input: UIView?) -> UIView? { input ?? reader.named?.view }

    var room: VainMoves.Room {
      VainMoves.Room(size: avoider.home?.bounds.size, safeArea: avoider.home?.safeAreaInsets)
    }
  }

  extension UIView {
    /// Whether a part of an input, or of a text view's caret, is inside the scroll views around it.
    /// The keyboard may still cover that part.
    fileprivate func isInsideScrollViews(in window: UIWindow) -> Bool {
      var rect = convert(bounds, to: window)
      if let text = self as? UITextView, let range = text.selectedTextRange {
        rect = text.convert(text.caretRect(for: range.end), to: window)
      }
      var (upper, lower) = (window.safeAreaInsets.top, window.bounds.maxY)
      for case let list as UIScrollView in path {
        let frame = list.frame(in: window)
        upper = max(upper, frame.minY + list.safeAreaInsets.top)
        lower = min(lower, frame.maxY)
      }
      return rect.maxY > upper && rect.minY < lower
    }
  }
#endif
