#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// Decides for one avoider when to read the view tree, and which views to scroll or move.
  ///
  /// The method `needsChange(because:in:)` first checks whether an event or a layout change
  /// requires a plan. If so, it makes the plan. Then `change(in:)` makes the changes of the plan
  /// and measures whether the views have moved as planned. AvoidanceDecider+Planning.swift contains
  /// the code that reads the view tree.
  @MainActor
  final class AvoidanceDecider {
    unowned let avoider: KeyboardAvoider
    let reader: SceneReader
    let moved: MovedContainers
    /// The decision that the avoider is making now. `report()` stores it in `last`, for example if
    /// views have to move. A decision that is not stored is overwritten by the next one.
    var pending = AvoidanceDecision()
    /// The last decision that `report()` has stored. Nil before the first decision.
    private(set) var last: AvoidanceDecision?
    var memory = InputMemory()
    var ineffective = IneffectiveMoves()
    /// A hash of all values that a decision depends on. It was computed after the last decision.
    private var surroundings = Surroundings()
    /// The event `.text`, if the text has changed while the user scrolled. The avoider handles this
    /// event a second time once the user's scrolling has ended. Empty otherwise.
    private(set) var deferred: TurnTriggers = []

    init(for avoider: KeyboardAvoider, reading reader: SceneReader) {
      (self.avoider, self.reader, moved) = (avoider, reader, MovedContainers(of: avoider))
    }

    // MARK: When to look

    func needsChange(because news: TurnTriggers, in window: UIWindow) -> Bool {
      for list in moved.lists { list.noteScrolledByUser() }
      let triggers = undeferred(news)
      releaseHeldLists()
      if triggers.isEmpty {
        let now = readSurroundings(in: window)
        guard now != surroundings else {
          ineffective.repeated.noteRest()
          noteScrolling(in: window)
          return false
        }
        surroundings = now
      }
      if triggers.contains(.focus) { ineffective.forget() }
      if triggers.contains(.drag), !noteDrag(in: window) { return false }
      guard mayDecide(in: window, because: triggers) else {
        remember(in: window)
        return false
      }
      return decide(because: triggers, in: window)
    }

    /// Returns the events that the avoider has to handle in this run-loop turn. If text changes
    /// while the user scrolls, the event `.text` is returned now. It is returned a second time in
    /// the first turn after scrolling has ended.
    private func undeferred(_ news: TurnTriggers) -> TurnTriggers {
      guard news == .text || !deferred.isEmpty, let input = last?.input else { return news }
      if input.isMovedByPerson {
        deferred.formUnion(news.intersection(.text))
        return news
      }
      defer { deferred = [] }
      return news.union(deferred)
    }

    /// Asks for another decision once the user has stopped scrolling a list that kept our bottom
    /// inset after the keyboard had hidden. That decision removes the inset. The keyboard's
    /// animation is over by then, so we ask for an animated change.
    private func releaseHeldLists() {
      guard let held = last?.heldLists, !held.allSatisfy({ $0.isHeld(withInsetOf: avoider) })
      else { return }
      last?.heldLists = []
      KeyboardCenter.shared.update(avoider, animated: true)
    }

    /// Records whether the user or the app has scrolled the input out of the visible part of its
    /// scroll views. If so, a later layout change does not scroll back to the input.
    ///
    /// Does nothing while the keyboard moves, because UIKit may be scrolling to the input then.
    /// Does nothing while the user drags the keyboard.
    func noteScrolling(in window: UIWindow) {
      // This method is called in each run-loop turn, and usually we have scrolled no list. So we
      // check the lists first, and usually return at once.
      guard moved.lists.contains(where: { !$0.isUntouched }), !memory.hasMovedDown,
        let input = last?.input, last?.scene.keyboard != nil,
        !KeyboardCenter.shared.isKeyboardMoving(in: window),
        !KeyboardCenter.shared.isKeyboardDragged(in: window)
      else { return }
      for list in moved.lists { list.noteScroll() }
      memory.isScrolledAway = !input.isInsideScrollViews(in: window)
    }

    /// Records that content has moved down while the user drags the keyboard, although this avoider
    /// had scrolled it up. The cause is another avoider. During the drag, that avoider reduces its
    /// bottom inset, and UIKit clamps the content offset. When the user releases the keyboard and
    /// the keyboard slides up again, this avoider scrolls to the input again.
    ///
    /// - Returns: True if the avoider has to make a decision now.
    private func noteDrag(in window: UIWindow) -> Bool {
      guard avoider.rank == .reveal else { return true }
      for list in moved.lists where list.acceptClampedOffset(owner: avoider) {
        memory.hasMovedDown = true
      }
      if KeyboardCenter.shared.isKeyboardDragged(in: window) { return false }
      defer { memory.hasMovedDown = false }
      return memory.hasMovedDown && moved.lists.allSatisfy(\.isUntouched)
    }

    /// True if the avoider may make a decision now. For example, an avoider may not decide while
    /// the user drags the keyboard, unless it is an avoider that follows the keyboard.
    private func mayDecide(in window: UIWindow, because triggers: TurnTriggers) -> Bool {
      let center = KeyboardCenter.shared
      guard avoider.isOn else { return true }
      if center.isWaiting(avoider) { return false }
      guard triggers.isDisjoint(with: [.keyboard, .rest, .settings, .text, .creation]) else {
        return true
      }
      // The keyboard is up, but there is no first responder. The keyboard is about to hide, or
      // another input is about to become first responder. So we do not move anything yet.
      if last?.input != nil, last?.scene.keyboard != nil, avoider.input(in: window) == nil,
        !center.coveredFrame(in: window).isEmpty, !center.isKeyboardMoving(in: window),
        center.firstResponders(at: window.keyboardScreen).isEmpty
      {
        return false
      }
      // The user may be dragging the view that our constraints move. If we changed the constraints
      // now, the view would jump back under the finger.
      return reader.named?.view?.path.contains(where: \.isUnderFinger) != true
    }

    // MARK: Deciding

    /// Reads the superviews of the input and stores a plan in `pending`. Then replaces `last` by
    /// `pending` if views have to move, or if `isNews(afterLayout:)` returns true.
    ///
    /// - Returns: True if anything on screen has to change.
    private func decide(because triggers: TurnTriggers, in window: UIWindow) -> Bool {
      let isLayout = triggers.isEmpty
      var changes = readAndPlan(in: window, afterLayout: isLayout)
      if !isLayout {
        ineffective.repeated = RepeatedMoves()
      } else if changes, ineffective.repeated.add(pending.plan.moves),
        let move = pending.plan.moves.first
      {
        // The plan has moves that the app's layout has undone before. Layout would undo them again
        // and again. So we stop moving the innermost view that the plan moves.
        ineffective.add([pending.movers[move.container]], geometry: hostGeometry)
        changes = readAndPlan(in: window, afterLayout: true)
      }
      pending.movesAtOnce = last == nil && triggers.isSubset(of: .creation)
      if changes || isNews(afterLayout: isLayout) { report() }
      if !changes { remember(in: window) }
      return changes
    }

    /// True if `pending` has to replace `last` even if no view has to move.
    ///
    /// After an event, this is true if `pending` does not resemble `last`. We compare the input,
    /// the keyboard's frame, the height of the bars on the keyboard and the number of rects that
    /// have to be visible.
    ///
    /// After layout alone, this is true if all of these are the same, but only one of the two
    /// decisions finds that the input cannot be shown.
    private func isNews(afterLayout isLayout: Bool) -> Bool {
      guard let last else { return !isLayout }
      return isLayout ? pending.contradicts(last) : !pending.resembles(last)
    }

    /// Replaces `last` by `pending`, and updates the app's `KeyboardExplanationView`, if the app
    /// shows one.
    private func report() {
      // The decision that was in `last` until now becomes `pending`, so that the next decision
      // reuses its arrays. That saves allocations.
      let before = last
      last = pending
      pending = before ?? AvoidanceDecision()
      avoider.explanationView?.decisionDidChange()
    }

    // MARK: Changing

    /// Makes the changes of the last decision, and then measures whether the views have moved as
    /// planned. If a view has not moved as planned, reads the view tree again and carries out a new
    /// plan, at most twice. The cause may be layout that ran during the first change and moved
    /// other views.
    func change(in window: UIWindow) {
      defer { remember(in: window) }
      carryOut(in: window)
      for isRepeated in [false, true] {
        // A planned move may have had no effect. The next plan then removes what we have added for
        // that move. The same move is not planned again until the input, the keyboard or the size
        // of the avoider's view changes.
        //
        // After the first change, layout may be the reason why a view has not moved. So only the
        // measurement after the second change applies all tests of `outcome(in:isRepeated:)`.
        guard let outcome = last?.outcome(in: window, isRepeated: isRepeated) else { return }
        ineffective.add(outcome.ineffective, geometry: hostGeometry)
        guard !outcome.isAsPlanned else { return }
        let changes = readAndPlan(
          in: window, afterLayout: last?.scene.freedom.isInsetsOnly == true,
          expecting: last?.dropToCome(in: window))
        // Replace `last` even if the new plan moves nothing. The new plan's explanation names the
        // views that could not be moved.
        if changes || !outcome.ineffective.isEmpty { report() }
        guard changes else { break }
        carryOut(in: window)
      }
      noteHiddenRest(in: window)
    }

    private func noteHiddenRest(in window: UIWindow) { last?.noteHiddenRest(in: window) }

    private func carryOut(in window: UIWindow) {
      guard let last else { return }
      moved.carryOut(last, in: window)
      for list in moved.lists { list.acceptReducedChange(owner: avoider) }
      KeyboardCenter.shared.turns.setHasChanges(!moved.isEmpty, avoider)
      guard !last.scene.freedom.isInsetsOnly else { return }
      memory.place = currentPlace(of: last.input)
      memory.isScrolledAway = false
    }

    // MARK: Dependencies of a decision

    /// Stores a hash of all values that a decision depends on. In a run-loop turn without events,
    /// the avoider decides again only if the hash has changed.
    private func remember(in window: UIWindow) { surroundings = readSurroundings(in: window) }

    /// Stores a hash of the present values, so that the avoider does not decide again until one of
    /// the values changes. Does so even if other code has moved the views after the last decision.
    /// If the input is hidden now, also records this in the outcome of the last decision.
    func accept(in window: UIWindow) {
      remember(in: window)
      noteHiddenRest(in: window)
    }

    /// Records that layout has scrolled lists away from the offsets that we had set, and makes the
    /// avoider decide again.
    ///
    /// For that purpose, this method deletes the stored hash. Without that, a new hash could be
    /// equal to the stored one, and the avoider would not decide. The lists may already have their
    /// old size, content height and insets again.
    func noteMovedByLayout(of lists: [ScrollMover]) {
      let fallen = lists.filter { !$0.isUntouched }
      guard !fallen.isEmpty else { return }
      for list in fallen { list.noteClamp() }
      surroundings = Surroundings()
    }

    /// Records that a list did not scroll to the offset that we set, for example because the list's
    /// delegate has set another offset. The decision in the next run-loop turn then scrolls or
    /// moves another view. If there is none, the explanation says that the input cannot be shown.
    func noteDidNotScroll(of scrollView: UIScrollView) {
      guard let list = moved.lists.first(where: { $0.view === scrollView }) else { return }
      list.acceptReducedChange(owner: avoider)
      ineffective.add([list], geometry: hostGeometry)
      (memory.place, memory.isScrolledAway) = (nil, false)
      surroundings = Surroundings()
    }

    private func readSurroundings(in window: UIWindow) -> Surroundings {
      var result = Surroundings()
      let hostView = avoider.hostView
      let keyboard = keyboardToAvoid(in: window)
      result.add(keyboard)
      for mover in moved.movers { mover.add(to: &result) }
      guard !keyboard.isEmpty || !moved.isEmpty else { return result }
      let input = avoider.input(in: window)
      result.add(input)
      result.add(window.bounds.size)
      // The host view is usually a superview of the input. In that case, walking once from the
      // input to the window also adds the host view's position to the hash.
      let includesHome = shown(input).map { result.addPlace(of: $0, inside: hostView) } ?? false
      if let hostView {
        result.add(hostView.safeAreaInsets)
        if !includesHome { result.addPlace(of: hostView) }
      }
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

    /// Returns the part of a window that the keyboard covers, in the window's coordinates. Zero if
    /// the avoider is off, or if the avoider's view is in another window.
    func keyboardToAvoid(in window: UIWindow) -> CGRect {
      isServing(window) ? KeyboardCenter.shared.coveredFrame(in: window) : .zero
    }

    func isServing(_ window: UIWindow) -> Bool {
      avoider.isOn && avoider.hostView?.window === window
    }

    func currentPlace(of input: UIView?) -> ContentPosition? {
      var place = (shown(input) ?? avoider.hostView).map { ContentPosition(of: $0) }
      guard let input, let window = avoider.window else { return place }
      let companions = InputOptions.shared.companions(of: input).lazy.compactMap(\.object)
      for view in companions where view.isShown(inside: window) { place?.add(view) }
      return place
    }

    /// Returns the view that has to be visible: the input. Without an input, returns the view that
    /// the app's constraints move. Nil if there is neither.
    private func shown(_ input: UIView?) -> UIView? { input ?? reader.named?.view }

    var hostGeometry: IneffectiveMoves.HostGeometry {
      IneffectiveMoves.HostGeometry(
        size: avoider.hostView?.bounds.size, safeArea: avoider.hostView?.safeAreaInsets)
    }
  }

  extension UIView {
    /// True if a part of this input is inside the visible area of all scroll views that contain the
    /// input. For a text view, the caret is tested instead of the whole view. The keyboard is
    /// ignored, so it may cover the input even if this is true.
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
