#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// Decides for one avoider when to read the view tree, and which views to scroll or move. An
  /// avoider keeps the inputs of one view clear of the keyboard.
  ///
  /// The method `needsChange(because:in:)` checks whether an event or a layout change requires a
  /// new plan, and makes the plan. Then `change(in:)` makes the changes of the plan and measures
  /// whether the views have moved as planned. AvoidanceDecider+Planning.swift contains the code
  /// that reads the view tree.
  @MainActor
  final class AvoidanceDecider {
    unowned let avoider: KeyboardAvoider
    let reader: SceneReader
    let moved: MovedContainers
    /// The decision in progress. If views have to move, or if a value that the app can read has
    /// changed, `report()` stores this decision in `last`. If not, the next decision overwrites
    /// `pending`.
    var pending = AvoidanceDecision()
    /// The latest decision that `report()` has stored. Nil before the first decision.
    private(set) var last: AvoidanceDecision?
    var memory = InputMemory()
    var ineffective = IneffectiveMoves()
    /// A hash of all values that a decision depends on, such as frames and insets, computed after
    /// the latest decision. If a later hash differs, the avoider decides again.
    private var surroundings = Surroundings()
    /// Contains `.text` if the input's text has changed while the user was scrolling. Empty in all
    /// other cases.
    ///
    /// While the user scrolls, the avoider does not scroll to the input, because this would disturb
    /// the user. So the avoider handles the text change again after the user has stopped scrolling.
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
        list.noteOffset(isTextNew: news.contains(.text), owner: avoider)
      }
      if news.contains(.text), let input = last?.input {
        for list in moved.lists { list.acceptCaretScroll(to: input, owner: avoider) }
      }
      let triggers = undeferred(news)
      releaseHeldLists()
      let present = keyboardAndInput(in: window)
      if triggers.isEmpty {
        if isScrollTakenBack { decideAgain() }
        let now = readSurroundings(of: present, in: window)
        guard now != surroundings else {
          if ListScrollAnimations.shared.isEmpty {
            ineffective.repeated.noteRest()
          } else {
            // We are still scrolling a list frame by frame, and the app may undo this scroll in a
            // later turn. `isScrollTakenBack` detects this only for a few turns after our last
            // move. So we record that we also move views in this turn.
            ineffective.repeated.noteMoves(inTurn: turn)
          }
          noteScrolling(in: window)
          return false
        }
        surroundings = now
      }
      if triggers.contains(.focus) { ineffective.forget() }
      if triggers.contains(.drag), !needsDecisionAfterDrag(in: window) { return false }
      guard mayDecide(about: present, in: window, because: triggers) else {
        remember(present, in: window)
        return false
      }
      guard decide(about: present, because: triggers, in: window) else { return false }
      presentOfChange = present
      return true
    }

    /// Returns the events that the avoider has to handle in this run-loop turn: the new ones
    /// (`news`) and a text change from an earlier turn (`deferred`).
    ///
    /// If the text changes while the user is scrolling, the result contains `.text` in this turn,
    /// and again after the user has stopped scrolling.
    private func undeferred(_ news: TurnTriggers) -> TurnTriggers {
      guard news == .text || !deferred.isEmpty, let input = last?.input else { return news }
      if input.isMovedByUsersScroll {
        deferred.formUnion(news.intersection(.text))
        return news
      }
      defer { deferred = [] }
      return news.union(deferred)
    }

    /// Asks for a decision that removes our bottom inset from the scroll views in `heldLists`, with
    /// animation. They have kept the inset after the keyboard hid, because the user was still
    /// scrolling them.
    ///
    /// Does nothing until at least one of them can lose the inset without a jump of its content.
    private func releaseHeldLists() {
      guard let held = last?.heldLists, !held.allSatisfy({ $0.isHeld(withInsetOf: avoider) })
      else { return }
      last?.heldLists = []
      KeyboardCenter.shared.update(avoider, animated: true)
    }

    /// Records whether the user or the app has scrolled the input out of the visible part of its
    /// scroll views, or under the keyboard. If so, the avoider does not scroll back to the input
    /// after a later layout change.
    ///
    /// Does nothing while the keyboard moves or the user drags the keyboard, because UIKit may then
    /// scroll, too.
    func noteScrolling(in window: UIWindow) {
      // This method runs in each run-loop turn, so it must be fast. Usually every list is still at
      // the offset that we have set. The first condition of this `guard` is then false, and the
      // method returns.
      guard memory.isScrolledAway || moved.lists.contains(where: { !$0.isUntouched }),
        !memory.hasMovedDown, let input = last?.input, last?.scene.keyboard != nil,
        !KeyboardCenter.shared.isKeyboardMoving(in: window),
        !KeyboardCenter.shared.isKeyboardDragged(in: window)
      else { return }
      for list in moved.lists { list.noteScroll() }
      // An input outside the visible part of its scroll views counts as scrolled away. An input
      // under the keyboard also counts in two cases: the latest plan had shown the input, or the
      // input was scrolled away already. In any other case, the keyboard may cover the input
      // although no one has scrolled.
      let countsKeyboard = memory.isScrolledAway || last?.showsInput == true
      memory.isScrolledAway =
        !input.isInsideScrollViews(in: window, above: countsKeyboard ? last?.plan : nil)
    }

    /// Records that the user or the app has scrolled the input out of sight, even in a list that we
    /// have never scrolled.
    ///
    /// Call this before layout. Layout may also shift a content offset, for example if new rows
    /// have another height than estimated. After layout, we could not tell such a shift from a
    /// scroll by the app.
    func noteScrollingBeforeLayout(in window: UIWindow) {
      let isScrolled = moved.lists.contains { !$0.isUntouched && !$0.wasClamped }
      guard isScrolled || moved.lists.isEmpty && isShownInputOutOfSight(in: window),
        !isScrollTakenBack,
        !KeyboardCenter.shared.isKeyboardMoving(in: window),
        !KeyboardCenter.shared.isKeyboardDragged(in: window),
        // `surroundings` is a hash of the frames and insets around the input at the latest
        // decision. It contains no content offsets. If a new hash is equal to it, only scrolling
        // can have moved the input. If the new hash is different, for example because an inset has
        // changed, UIKit may have moved the input.
        readSurroundings(of: keyboardAndInput(in: window), in: window) == surroundings
      else { return }
      if isScrolled { noteScrolling(in: window) } else { memory.isScrolledAway = true }
    }

    /// True if the app has undone our latest scroll. For example, the delegate of a scroll view may
    /// undo our scroll in the next run-loop turn. We then scroll once more. If the app also undoes
    /// the second scroll, we move another view.
    private var isScrollTakenBack: Bool {
      ineffective.repeated.mayBeResponse(inTurn: turn)
        && moved.lists.contains { $0.isTakenBack }
    }

    private var turn: Int { KeyboardCenter.shared.turns.number }

    /// True if the latest plan has shown the input, but the input is now outside the visible part
    /// of its scroll views. False for an input that is in no scroll view.
    private func isShownInputOutOfSight(in window: UIWindow) -> Bool {
      guard let last, last.showsInput, last.scene.keyboard != nil, let input = last.input,
        input.nearestScrollView != nil
      else { return false }
      return !input.isInsideScrollViews(in: window, above: last.plan)
    }

    /// Returns whether the avoider has to decide because of the event `.drag`. The event means that
    /// the user drags the keyboard, or has released it.
    /// 1. An avoider made by `followKeyboard`: always true, because its view or list follows the
    ///    keyboard even during a drag.
    /// 2. Any other avoider, which moves an input (rank `.reveal`): false during the drag.
    ///    Afterwards, true if content has moved down during the drag, and neither the user nor the
    ///    app has scrolled. The keyboard then slides back up, so the avoider has to scroll to the
    ///    input again.
    ///
    /// For case 2, this method also records in `memory` whether content has moved down. For
    /// example, this avoider has scrolled a list, and another avoider has added the list's bottom
    /// inset. During the drag, the other avoider reduces the inset. UIKit then clamps the content
    /// offset, and the content moves down.
    private func needsDecisionAfterDrag(in window: UIWindow) -> Bool {
      guard avoider.rank == .reveal else { return true }
      for list in moved.lists where list.acceptClampedOffset(owner: avoider) {
        memory.hasMovedDown = true
      }
      if KeyboardCenter.shared.isKeyboardDragged(in: window) { return false }
      defer { memory.hasMovedDown = false }
      return memory.hasMovedDown && moved.lists.allSatisfy(\.isUntouched)
    }

    /// True if the avoider may decide now which views to move. For example, an avoider that moves
    /// an input (rank `.reveal`) must not move anything while the user drags the keyboard.
    private func mayDecide(
      about present: KeyboardAndInput, in window: UIWindow, because triggers: TurnTriggers
    ) -> Bool {
      let center = KeyboardCenter.shared
      guard avoider.isOn else { return true }
      // During a drag, the keyboard is never higher than before the drag, so the input stays
      // visible. If we reduced the bottom inset now, the content would move away from the finger.
      if avoider.rank == .reveal, center.isKeyboardDragged(in: window) { return false }
      guard triggers.isDisjoint(with: [.keyboard, .rest, .settings, .text, .creation]) else {
        return true
      }
      // The keyboard is up, but there is no first responder any more. Either the keyboard is about
      // to hide, or another input is about to become first responder. We move nothing until we know
      // which of the two happens.
      if last?.input != nil, last?.scene.keyboard != nil, present.input == nil,
        !center.coveredFrame(in: window).isEmpty, !center.isKeyboardMoving(in: window),
        center.firstResponders(at: window.keyboardScreen).isEmpty
      {
        return false
      }
      // The user may be dragging the view whose constraints we change. If we changed the
      // constraints during the drag, the view would jump away from the finger.
      guard let mover = reader.constraintMover else { return true }
      return mover.view?.path.contains(where: \.isUnderFinger) != true
    }

    // MARK: Deciding

    /// Reads the superviews of the input and stores a plan in `pending`. Then replaces `last` by
    /// `pending` in two cases:
    /// 1. Views have to move.
    /// 2. `pending` differs from `last` in a value that the app can read, for example in
    ///    `KeyboardAvoider.explanation`. The method `isNews(afterLayout:)` compares the two.
    ///
    /// - Returns: True if anything on screen has to change.
    private func decide(
      about present: KeyboardAndInput, because triggers: TurnTriggers, in window: UIWindow
    ) -> Bool {
      let isLayout = triggers.isEmpty
      let before = memory.position
      if let size = memory.windowSize, size != window.bounds.size, let input = present.input {
        KeyboardCenter.shared.systemScroll.windowDidResize(around: input)
      }
      var changes = readAndPlan(for: present, in: window, afterLayout: isLayout)
      // If we make the same plan twice, we assume that layout or the app has undone our moves. But
      // in three cases the same plan may be needed again, so we forget the earlier plans:
      // 1. An event was recorded.
      // 2. A bar above the keyboard has appeared or gone.
      // 3. The app has activated or deactivated one of the constraints whose constants we change.
      let isReplaced = reader.constraintMover?.noteActiveConstraints() ?? false
      if !isLayout || isReplaced || pending.hasCover != (last?.hasCover ?? false) {
        ineffective.repeated = RepeatedMoves()
      } else if changes, ineffective.repeated.add(pending.plan.moves),
        let move = pending.plan.moves.first
      {
        // The app or its layout has already undone the same plan, and would undo it again and
        // again. So we exclude the innermost view that this plan moves, and plan again.
        let undone = IneffectiveMove(mover: pending.movers[move.container])
        ineffective.add([undone], geometry: hostGeometry)
        // The first plan has stored the input's present position in `memory`, but we do not carry
        // out this plan. So we restore the earlier position for the second plan.
        memory.position = before
        changes = readAndPlan(for: present, in: window, afterLayout: true)
      }
      if changes { ineffective.repeated.noteMoves(inTurn: turn) }
      pending.movesAtOnce = last == nil && triggers.isSubset(of: .creation)
      // UIKit may have begun to scroll to the input before layout has given the input its frame. If
      // the input is visible already, UIKit's scroll could only hide the input, so we cancel the
      // scroll. We do not cancel the scroll if a keyboard motion was announced in this turn. UIKit
      // may then have to scroll because other views, such as a sheet, move with the keyboard.
      if !changes, triggers.contains(.focus), !triggers.contains(.keyboard), pending.showsInput {
        moved.endFocusScrolls(in: pending)
      }
      if triggers.contains(.focus) { moved.stopAbandonedScrolls(in: pending) }
      if changes || isNews(afterLayout: isLayout) { report() }
      if !changes { remember(present, in: window) }
      return changes
    }

    /// True if `pending` has to replace `last` even though no view has to move. The app can read
    /// `last` as `KeyboardAvoider.lastDecision`. True in these cases:
    /// 1. After an event, if there is no earlier decision.
    /// 2. After an event, if one of these values has changed: the input, the keyboard's frame, the
    ///    height of a bar above the keyboard, the number of rects that have to be visible, or the
    ///    part of the input that the plan shows.
    /// 3. After layout alone, if the two decisions disagree about whether the input can be shown,
    ///    or about the part to show.
    private func isNews(afterLayout isLayout: Bool) -> Bool {
      guard let last else { return !isLayout }
      return isLayout ? pending.contradicts(last) : !pending.resembles(last)
    }

    /// Replaces `last` by `pending`. Then updates the app's `KeyboardExplanationView`, if there is
    /// one. This view for debugging draws the latest decision.
    private func report() {
      // The earlier decision becomes `pending`, so that the next decision reuses its arrays and
      // allocates no new ones.
      let before = last
      last = pending
      pending = before ?? AvoidanceDecision()
      avoider.explanationView?.decisionDidChange()
    }

    // MARK: Changing

    /// Makes the changes of the latest decision, and then measures whether the views have moved as
    /// planned. A view may be in a wrong position, for example because our changes have caused a
    /// layout that has moved other views. This method then reads the view tree again and carries
    /// out a new plan, at most twice.
    func change(in window: UIWindow) {
      var present = presentOfChange ?? keyboardAndInput(in: window)
      presentOfChange = nil
      defer {
        remember(present, in: window)
        last?.noteActualOutcome(in: window)
      }
      carryOut(in: window)
      for isRepeated in [false, true] {
        // Measure whether each move had an effect. A new plan does not repeat a move without
        // effect.
        //
        // The first measurement may be wrong about lists and inputs. For example, our move has
        // worked, but then layout has shifted the list's content or the input back. So only the
        // second measurement (`isRepeated`) reports a list that has not scrolled, or an input that
        // has not moved.
        guard let outcome = last?.outcome(in: window, isRepeated: isRepeated) else { return }
        ineffective.add(outcome.ineffective, geometry: hostGeometry)
        guard !outcome.isAsPlanned else { return }
        present = keyboardAndInput(in: window)
        let changes = readAndPlan(
          for: present, in: window,
          afterLayout: last?.scene.freedom.isInsetsOnly == true,
          expecting: last?.remainingDrop(in: window))
        // If a move had no effect, we store the new plan even if it moves nothing. The new plan
        // names the view that did not move, and the app can read the name in
        // `KeyboardAvoider.explanation`.
        if changes || !outcome.ineffective.isEmpty { report() }
        guard changes else { break }
        carryOut(in: window)
      }
    }

    private func carryOut(in window: UIWindow) {
      guard let last else { return }
      moved.carryOut(last, in: window)
      for list in moved.lists { list.acceptAlteredChange(owner: avoider) }
      KeyboardCenter.shared.turns.setHasChanges(!moved.isEmpty, avoider)
      guard !last.scene.freedom.isInsetsOnly else { return }
      memory.position = currentPosition(of: last.input)
      memory.isScrolledAway = false
    }

    // MARK: Dependencies of a decision

    /// The keyboard's position and the input, read once at the beginning of a decision.
    struct KeyboardAndInput {
      /// The part of the window that the keyboard covers, in the window's coordinates. Zero if
      /// there is no keyboard, the avoider is off, or the avoider's view is in another window.
      let keyboard: CGRect
      /// The view that the avoider keeps clear of the keyboard. Nil if there is no such view.
      ///
      /// Also nil if the avoider need not search for the input, because all of this is true:
      /// 1. The keyboard covers nothing.
      /// 2. The app has marked no view with `isKeyboardCover`.
      /// 3. The avoider has no changes to undo.
      let input: UIView?
    }

    func keyboardAndInput(in window: UIWindow) -> KeyboardAndInput {
      let keyboard = isServing(window) ? KeyboardCenter.shared.coveredFrame(in: window) : .zero
      let isNeeded = !keyboard.isEmpty || mayKeepInSight
      return KeyboardAndInput(
        keyboard: keyboard, input: isNeeded ? avoider.input(in: window) : nil)
    }

    /// True if an input may have to be kept visible although no keyboard covers the window:
    /// 1. The avoider has moved views while the keyboard was up. When the avoider moves these views
    ///    back, the input has to stay visible.
    /// 2. The app has marked a view with `isKeyboardCover`. This view may cover the input while the
    ///    user types on a hardware keyboard.
    var mayKeepInSight: Bool { !moved.isEmpty || !Covers.shared.isEmpty }

    /// Stores a hash of all values that a decision depends on, such as frames and insets. In a
    /// run-loop turn without events, the avoider decides again only if the hash has changed.
    private func remember(_ present: KeyboardAndInput, in window: UIWindow) {
      surroundings = readSurroundings(of: present, in: window)
    }

    /// Makes the avoider accept the present layout. The avoider then does not decide again until a
    /// frame or another value changes. Otherwise, two avoiders that want the same view in different
    /// positions would move the view back and forth in every run-loop turn.
    ///
    /// Also corrects the outcome of the latest plan, if the input is hidden although the plan
    /// promised a visible input, or the other way round.
    func accept(in window: UIWindow) {
      remember(keyboardAndInput(in: window), in: window)
      last?.noteActualOutcome(in: window)
    }

    /// Records that layout has scrolled lists away from the offsets that we had set, and makes the
    /// avoider decide again.
    ///
    /// The hash of the views (`surroundings`) includes no content offsets. So layout that scrolls a
    /// list does not change the hash, and the avoider would not decide again. This method replaces
    /// the stored hash by an empty one, so that the next hash differs.
    func noteMovedByLayout(of lists: [ScrollMover]) {
      let fallen = lists.filter { !$0.isUntouched }
      guard !fallen.isEmpty else { return }
      for list in fallen { list.noteClamp() }
      surroundings = Surroundings()
    }

    /// Records whose content offsets UIKit has clamped since the avoider set them. Call this before
    /// the lists get another size.
    func noteClampedLists() {
      for list in moved.lists where list.wasClamped { list.noteClamp() }
    }

    /// Records that a list did not scroll to the offset that we set, for example because the list's
    /// delegate has set another offset. In the next run-loop turn, the avoider then moves another
    /// view. If there is no other view to move, `KeyboardAvoider.explanation` says that the input
    /// cannot be shown.
    func noteDidNotScroll(of scrollView: UIScrollView) {
      guard let list = moved.lists.first(where: { $0.view === scrollView }) else { return }
      let refused = IneffectiveMove(mover: list, limit: list.limitSetByApp)
      list.acceptAlteredChange(owner: avoider)
      ineffective.add([refused], geometry: hostGeometry)
      decideAgain()
    }

    /// Makes the avoider decide again at the end of this run-loop turn or of the next one, even if
    /// nothing has changed until then. The new plan may scroll to the input, even if the user has
    /// scrolled the input away.
    private func decideAgain() {
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
      // Usually the avoider's view (`hostView`) contains the input. The walk from the input up to
      // the window then includes `hostView`, so we do not add `hostView` again.
      let includesHome = shown(input).map { result.addPositions(of: $0, inside: hostView) } ?? false
      if let hostView {
        result.add(hostView.safeAreaInsets)
        if !includesHome { result.addPositions(of: hostView) }
      }
      result.add(reader.coverHeight(overListAbove: keyboard, in: window))
      guard let input else { return result }
      // Usually the hash contains only vertical positions. But if the input is beside the screen,
      // we also add its horizontal position. The avoider then decides again when the input comes
      // onto the screen.
      if last?.inputPlace == .besideScreen {
        result.add(input.convert(input.bounds, to: window))
      }
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

    /// Returns the view that has to be visible:
    /// 1. If there is an input, the input.
    /// 2. If there is none, the view that the avoider moves by changing the constraints that the
    ///    app passed. Nil if the app passed no constraints.
    private func shown(_ input: UIView?) -> UIView? { input ?? reader.constraintMover?.view }

    var hostGeometry: IneffectiveMoves.HostGeometry {
      IneffectiveMoves.HostGeometry(of: avoider.hostView)
    }
  }

  extension UIView {
    /// True if a part of this input is inside the visible area of the window and of all scroll
    /// views that contain the input. For a text view, we test the caret instead of the whole view.
    ///
    /// - Parameter plan: A plan that contains the positions of the keyboard and of the bars on the
    ///   keyboard. The visible area then ends above the keyboard and these bars. Nil to ignore the
    ///   keyboard and the bars.
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
