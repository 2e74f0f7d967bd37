#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// Decides for one avoider when to read the view tree, and which views to scroll or move.
  ///
  /// The method `needsChange(because:in:)` first checks whether an event or a layout change
  /// requires a plan. If so, this method also makes the plan. Then `change(in:)` makes the changes
  /// of the plan and measures whether the views have moved as planned.
  /// AvoidanceDecider+Planning.swift contains the code that reads the view tree.
  @MainActor
  final class AvoidanceDecider {
    unowned let avoider: KeyboardAvoider
    let reader: SceneReader
    let moved: MovedContainers
    /// The decision that the avoider is making now. `report()` stores it in `last`, for example if
    /// views have to move. If `report()` is not called, the next decision overwrites this one.
    var pending = AvoidanceDecision()
    /// The latest decision that `report()` has stored. Nil before the first decision.
    private(set) var last: AvoidanceDecision?
    var memory = InputMemory()
    var ineffective = IneffectiveMoves()
    /// A hash of all values that a decision depends on. It was computed after the latest decision.
    private var surroundings = Surroundings()
    /// Contains the event `.text` if the input's text has changed while the user was scrolling. The
    /// avoider then changes only insets, because scrolling would disturb the user. So it handles
    /// the event again when the scrolling has ended. Empty otherwise.
    private(set) var deferred: TurnTriggers = []
    /// The keyboard and the input of a decision that `change(in:)` has not carried out yet. Nil at
    /// all other times, so that the avoider does not keep the input alive.
    private var presentOfChange: KeyboardAndInput?

    init(for avoider: KeyboardAvoider, reading reader: SceneReader) {
      (self.avoider, self.reader, moved) = (avoider, reader, MovedContainers(of: avoider))
    }

    // MARK: When to look

    func needsChange(because news: TurnTriggers, in window: UIWindow) -> Bool {
      for list in moved.lists {
        list.noteScrolledByUser()
        list.acceptFocusScroll()
        list.noteKeptOffset()
      }
      let triggers = undeferred(news)
      releaseHeldLists()
      let present = keyboardAndInput(in: window)
      if triggers.isEmpty {
        let now = readSurroundings(of: present, in: window)
        guard now != surroundings else {
          ineffective.repeated.noteRest()
          noteScrolling(in: window)
          return false
        }
        surroundings = now
      }
      if triggers.contains(.focus) { ineffective.forget() }
      if triggers.contains(.drag), !noteDrag(in: window) { return false }
      guard mayDecide(about: present, in: window, because: triggers) else {
        remember(present, in: window)
        return false
      }
      guard decide(about: present, because: triggers, in: window) else { return false }
      presentOfChange = present
      return true
    }

    /// Returns the events that the avoider has to handle in this run-loop turn.
    ///
    /// If the text changes while the user is scrolling, the event `.text` is returned twice: now,
    /// and in the first turn after the scrolling has ended.
    private func undeferred(_ news: TurnTriggers) -> TurnTriggers {
      guard news == .text || !deferred.isEmpty, let input = last?.input else { return news }
      if input.isMovedByUsersScroll {
        deferred.formUnion(news.intersection(.text))
        return news
      }
      defer { deferred = [] }
      return news.union(deferred)
    }

    /// Asks for another decision as soon as the user has stopped scrolling a list that had kept our
    /// bottom inset after the keyboard hid. That decision removes the inset. The keyboard's
    /// animation is over by then, so we ask for an animated change.
    private func releaseHeldLists() {
      guard let held = last?.heldLists, !held.allSatisfy({ $0.isHeld(withInsetOf: avoider) })
      else { return }
      last?.heldLists = []
      KeyboardCenter.shared.update(avoider, animated: true)
    }

    /// Records whether the user or the app has scrolled the input out of the visible part of its
    /// scroll views, or under the keyboard. If so, a later layout change does not scroll back to
    /// the input.
    ///
    /// Does nothing while the keyboard moves, because UIKit may be scrolling to the input. Does
    /// nothing while the user drags the keyboard.
    func noteScrolling(in window: UIWindow) {
      // This method is called in each run-loop turn, so it must be fast. Usually every list is
      // still at the offset that we have set. So we check the lists' offsets first, and usually
      // return at once.
      guard memory.isScrolledAway || moved.lists.contains(where: { !$0.isUntouched }),
        !memory.hasMovedDown, let input = last?.input, last?.scene.keyboard != nil,
        !KeyboardCenter.shared.isKeyboardMoving(in: window),
        !KeyboardCenter.shared.isKeyboardDragged(in: window)
      else { return }
      for list in moved.lists { list.noteScroll() }
      // An input that the keyboard covers usually counts as scrolled away. But if the latest plan
      // could not show the input, the keyboard may cover it without any scrolling. In this case,
      // only an input outside the visible part of its scroll views counts as scrolled away.
      let countsKeyboard = memory.isScrolledAway || last?.showsInput == true
      memory.isScrolledAway =
        !input.isInsideScrollViews(in: window, above: countsKeyboard ? last?.plan : nil)
    }

    /// Records whether the user or the app has scrolled the input out of sight, also in a list that
    /// we have not scrolled. Call this before layout. When new rows become visible, layout may
    /// change the height of the content. We could then no longer tell whether the app has scrolled
    /// or UIKit has shifted the offset.
    func noteScrollingBeforeLayout(in window: UIWindow) {
      let isScrolled = moved.lists.contains { !$0.isUntouched && !$0.wasClamped }
      guard isScrolled || moved.lists.isEmpty && isShownInputOutOfSight(in: window),
        !KeyboardCenter.shared.isKeyboardMoving(in: window),
        !KeyboardCenter.shared.isKeyboardDragged(in: window),
        // If the values that a decision depends on have not changed, only scrolling can have moved
        // the input. A new inset, for example, may have made UIKit change the offset.
        readSurroundings(of: keyboardAndInput(in: window), in: window) == surroundings
      else { return }
      if isScrolled { noteScrolling(in: window) } else { memory.isScrolledAway = true }
    }

    /// True if the last plan has shown the input, but the input is no longer visible in its scroll
    /// views. False for an input outside any scroll view.
    private func isShownInputOutOfSight(in window: UIWindow) -> Bool {
      guard let last, last.showsInput, last.scene.keyboard != nil, let input = last.input,
        input.nearestScrollView != nil
      else { return false }
      return !input.isInsideScrollViews(in: window, above: last.plan)
    }

    /// Handles the case that another avoider has increased the bottom inset of a list that this
    /// avoider has scrolled. While the user drags the keyboard down, the other avoider reduces the
    /// inset. UIKit then clamps the content offset, and the content moves down.
    ///
    /// If the content has moved down, this method sets `memory.hasMovedDown`. When the user
    /// releases the keyboard and the keyboard slides up again, this avoider scrolls to the input
    /// again.
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

    /// True if the avoider may make a decision now. While the user drags the keyboard, for example,
    /// an avoider that reveals the first responder must not decide.
    private func mayDecide(
      about present: KeyboardAndInput, in window: UIWindow, because triggers: TurnTriggers
    ) -> Bool {
      let center = KeyboardCenter.shared
      guard avoider.isOn else { return true }
      // The input stays visible during the drag, because the keyboard moves down. If an avoider
      // reduced the bottom inset, the content would move away from the finger.
      if avoider.rank == .reveal, center.isKeyboardDragged(in: window) { return false }
      guard triggers.isDisjoint(with: [.keyboard, .rest, .settings, .text, .creation]) else {
        return true
      }
      // The keyboard is up, but there is no first responder. The keyboard is about to hide, or
      // another input is about to become first responder. So we do not move anything yet.
      if last?.input != nil, last?.scene.keyboard != nil, present.input == nil,
        !center.coveredFrame(in: window).isEmpty, !center.isKeyboardMoving(in: window),
        center.firstResponders(at: window.keyboardScreen).isEmpty
      {
        return false
      }
      // The user may be dragging the view that our constraints move. If we changed the constraints
      // now, the view would jump back under the finger.
      guard let mover = reader.constraintMover else { return true }
      return mover.view?.path.contains(where: \.isUnderFinger) != true
    }

    // MARK: Deciding

    /// Reads the superviews of the input and stores a plan in `pending`. Then replaces `last` by
    /// `pending` if views have to move, or if `isNews(afterLayout:)` returns true.
    ///
    /// - Returns: True if anything on screen has to change.
    private func decide(
      about present: KeyboardAndInput, because triggers: TurnTriggers, in window: UIWindow
    ) -> Bool {
      let isLayout = triggers.isEmpty
      var changes = readAndPlan(for: present, in: window, afterLayout: isLayout)
      // If the same plan occurs twice, we assume that layout has undone our moves. But after an
      // event, or if a view marked with `isKeyboardCover` has appeared or gone, layout is not the
      // reason for the new plan. So in these two cases, we discard the earlier plans.
      if !isLayout || pending.hasCover != (last?.hasCover ?? false) {
        ineffective.repeated = RepeatedMoves()
      } else if changes, ineffective.repeated.add(pending.plan.moves),
        let move = pending.plan.moves.first
      {
        // The plan has moves that the app's layout has undone before. Layout would undo them again
        // and again. So we stop moving the innermost view that the plan moves.
        ineffective.add([pending.movers[move.container]], geometry: hostGeometry)
        changes = readAndPlan(for: present, in: window, afterLayout: true)
      }
      pending.movesAtOnce = last == nil && triggers.isSubset(of: .creation)
      if changes || isNews(afterLayout: isLayout) { report() }
      if !changes { remember(present, in: window) }
      return changes
    }

    /// True if `pending` has to replace `last` even though no view has to move.
    ///
    /// After an event, this is true if one of these has changed since `last`:
    /// 1. The input.
    /// 2. The keyboard's frame.
    /// 3. The height of the bars on the keyboard.
    /// 4. The number of rects that have to be visible.
    ///
    /// After layout alone, this is true if both decisions are about the same input and the same
    /// keyboard frame, but contradict each other in one of these ways:
    /// 1. In exactly one of the decisions, other views cut the input off.
    /// 2. Exactly one of the decisions finds that the input cannot be shown.
    private func isNews(afterLayout isLayout: Bool) -> Bool {
      guard let last else { return !isLayout }
      return isLayout ? pending.contradicts(last) : !pending.resembles(last)
    }

    /// Replaces `last` by `pending`, and updates the app's `KeyboardExplanationView`, if the app
    /// shows one.
    private func report() {
      // The decision that was in `last` until now becomes `pending`, so that the next decision
      // reuses its arrays and allocates no new ones.
      let before = last
      last = pending
      pending = before ?? AvoidanceDecision()
      avoider.explanationView?.decisionDidChange()
    }

    // MARK: Changing

    /// Makes the changes of the latest decision, and then measures whether the views have moved as
    /// planned. If a view has not moved as planned, reads the view tree again and carries out a new
    /// plan, at most twice. For example, layout that the first plan caused may have moved other
    /// views.
    func change(in window: UIWindow) {
      var present = presentOfChange ?? keyboardAndInput(in: window)
      presentOfChange = nil
      defer { remember(present, in: window) }
      carryOut(in: window)
      for isRepeated in [false, true] {
        // A planned move may have had no effect. The next plan then removes what we have added for
        // that move. The same move is not planned again until the input, the keyboard or the size
        // of the avoider's view changes.
        //
        // After we have carried out the first plan, layout may be the reason why a view has not
        // moved. So only the measurement after the second plan (`isRepeated`) applies all tests of
        // `outcome(in:isRepeated:)`.
        guard let outcome = last?.outcome(in: window, isRepeated: isRepeated) else { return }
        ineffective.add(outcome.ineffective, geometry: hostGeometry)
        guard !outcome.isAsPlanned else { return }
        present = keyboardAndInput(in: window)
        let changes = readAndPlan(
          for: present, in: window,
          afterLayout: last?.scene.freedom.isInsetsOnly == true,
          expecting: last?.dropToCome(in: window))
        // If the new plan moves nothing, replace `last` only if some moves of the previous plan had
        // no effect. The explanation of the new plan then names the views that could not be moved.
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
      memory.position = currentPosition(of: last.input)
      memory.isScrolledAway = false
    }

    // MARK: Dependencies of a decision

    /// The keyboard and the input that a decision is about, as they are at this moment.
    struct KeyboardAndInput {
      /// The part of the window that the keyboard covers, in the window's coordinates. Zero if the
      /// avoider is off, or if the avoider's view is in another window.
      let keyboard: CGRect
      /// The view that the avoider keeps clear of the keyboard. Nil if there is no such view.
      ///
      /// Also nil if all of these are true, to save the time of a search for the input:
      /// 1. The keyboard covers no part of the window, or the avoider is switched off.
      /// 2. The avoider has moved and scrolled nothing.
      /// 3. No view of the app is marked with `isKeyboardCover`.
      let input: UIView?
    }

    func keyboardAndInput(in window: UIWindow) -> KeyboardAndInput {
      let keyboard = isServing(window) ? KeyboardCenter.shared.coveredFrame(in: window) : .zero
      let isNeeded = !keyboard.isEmpty || mayKeepInSight
      return KeyboardAndInput(
        keyboard: keyboard, input: isNeeded ? avoider.input(in: window) : nil)
    }

    /// True if an input may have to be kept visible although no keyboard covers the window:
    /// 1. The avoider has moved views while the keyboard was up. When the avoider undoes these
    ///    moves, the input has to stay visible.
    /// 2. The app has marked a view with `isKeyboardCover`. This view may cover the input while the
    ///    user types on a hardware keyboard.
    var mayKeepInSight: Bool { !moved.isEmpty || !Covers.shared.isEmpty }

    /// Stores a hash of all values that a decision depends on. In a run-loop turn without events,
    /// the avoider decides again only if the hash has changed.
    private func remember(_ present: KeyboardAndInput, in window: UIWindow) {
      surroundings = readSurroundings(of: present, in: window)
    }

    /// Stores a hash of the present values, so that the avoider does not decide again until one of
    /// the values changes. If other code has moved views since the latest decision, the avoider
    /// leaves these views where they are. If the input is hidden now, records this in the outcome
    /// of the latest decision.
    func accept(in window: UIWindow) {
      remember(keyboardAndInput(in: window), in: window)
      noteHiddenRest(in: window)
    }

    /// Records that layout has scrolled lists away from the offsets that we had set, and makes the
    /// avoider decide again.
    ///
    /// The avoider decides only if the hash of all values that a decision depends on has changed.
    /// The lists may already have their earlier size, content height and insets again, so the hash
    /// could be unchanged. So this method deletes the stored hash.
    func noteMovedByLayout(of lists: [ScrollMover]) {
      let fallen = lists.filter { !$0.isUntouched }
      guard !fallen.isEmpty else { return }
      for list in fallen { list.noteClamp() }
      surroundings = Surroundings()
    }

    /// Records that a list did not scroll to the offset that we set, for example because the list's
    /// delegate has set another offset. The decision in the next run-loop turn then scrolls or
    /// moves another view. If there is no other view to move, `KeyboardAvoider.explanation` says
    /// that the input cannot be shown.
    func noteDidNotScroll(of scrollView: UIScrollView) {
      guard let list = moved.lists.first(where: { $0.view === scrollView }) else { return }
      list.acceptReducedChange(owner: avoider)
      ineffective.add([list], geometry: hostGeometry)
      (memory.position, memory.isScrolledAway) = (nil, false)
      surroundings = Surroundings()
    }

    private func readSurroundings(
      of present: KeyboardAndInput, in window: UIWindow
    ) -> Surroundings {
      var result = Surroundings()
      let hostView = avoider.hostView
      let keyboard = present.keyboard
      result.add(keyboard)
      for mover in moved.movers { mover.add(to: &result) }
      guard !keyboard.isEmpty || mayKeepInSight else { return result }
      let input = present.input
      result.add(input)
      result.add(window.bounds.size)
      // The avoider's view (`hostView`) usually contains the input. If so, one walk from the input
      // up to the window also adds the position of `hostView` to the hash.
      let includesHome = shown(input).map { result.addPositions(of: $0, inside: hostView) } ?? false
      if let hostView {
        result.add(hostView.safeAreaInsets)
        if !includesHome { result.addPositions(of: hostView) }
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
        result.addPositions(of: view)
      }
      return result
    }

    func isServing(_ window: UIWindow) -> Bool {
      avoider.isOn && avoider.hostView?.window === window
    }

    func currentPosition(of input: UIView?) -> ContentPosition? {
      var place = (shown(input) ?? avoider.hostView).map { ContentPosition(of: $0) }
      guard let input, let window = avoider.window else { return place }
      let companions = InputOptions.shared.companions(of: input).lazy.compactMap(\.object)
      for view in companions where view.isShown(inside: window) { place?.add(view) }
      return place
    }

    /// Returns the view that has to be visible: the input. Without an input, returns the view that
    /// is moved by the constraints that the app has passed to the avoider. Nil if there is no such
    /// view either.
    private func shown(_ input: UIView?) -> UIView? { input ?? reader.constraintMover?.view }

    var hostGeometry: IneffectiveMoves.HostGeometry {
      IneffectiveMoves.HostGeometry(
        size: avoider.hostView?.bounds.size, safeArea: avoider.hostView?.safeAreaInsets)
    }
  }

  extension UIView {
    /// True if a part of this input is inside the visible area of all scroll views that contain the
    /// input. For a text view, we test the caret instead of the whole view.
    ///
    /// - Parameter plan: If not nil, the part of the input also has to be above the keyboard and
    ///   above the bars on the keyboard. Their positions are taken from this plan. Nil to ignore
    ///   the keyboard.
    fileprivate func isInsideScrollViews(in window: UIWindow, above plan: AvoidancePlan?) -> Bool {
      var rect = convert(bounds, to: window)
      if let text = self as? UITextView, let range = text.selectedTextRange {
        rect = text.convert(text.caretRect(for: range.end), to: window)
      }
      let (top, height) = (plan?.keyboardTop ?? window.bounds.maxY, plan?.coverHeight ?? 0)
      var (upper, lower) = (window.safeAreaInsets.top, min(window.bounds.maxY, top - height))
      for case let list as UIScrollView in path {
        let frame = list.frame(in: window)
        upper = max(upper, frame.minY + list.safeAreaInsets.top)
        lower = min(lower, frame.maxY)
      }
      return rect.maxY > upper && rect.minY < lower
    }
  }
#endif
