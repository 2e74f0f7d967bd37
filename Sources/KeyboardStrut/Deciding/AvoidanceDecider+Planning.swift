#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// Methods that read the view tree and plan which views to scroll or move. They store the result
  /// in `pending`, the decision that the avoider is making now.
  extension AvoidanceDecider {
    /// The input that a decision keeps visible, and whether the user edits it.
    private struct Subject {
      var input: UIView?
      /// True if the user now types into an input of another window, although `input` is still the
      /// first responder of its own window.
      var isElsewhere = false
      /// True if `input` is a text field or text view that is first responder, with or without a
      /// keyboard on screen.
      var isEdited = false
    }

    /// Reads the superviews of the input and plans which views to scroll or move. Stores the plan
    /// in `pending`.
    ///
    /// - Parameters:
    ///   - present: The keyboard and the input.
    ///   - isLayout: True if no event was recorded in this run-loop turn, which means that only
    ///     layout can have changed something. If layout has moved an input that was visible, the
    ///     plan scrolls to the input again. If the user has scrolled the input away, the plan does
    ///     not scroll back.
    ///   - drop: How far the content of a lifted view will still move down inside the view, see
    ///     `dropToCome(in:)`. Nil if we expect no such movement.
    /// - Returns: True if anything on screen has to change.
    func readAndPlan(
      for present: KeyboardAndInput, in window: UIWindow, afterLayout isLayout: Bool,
      expecting drop: (mover: any ContainerMover, distance: CGFloat)? = nil
    ) -> Bool {
      ListScrollAnimations.shared.settle()
      let keyboard = present.keyboard
      let subject = subject(of: present, in: window)
      let input = subject.input
      ineffective.reconsider(for: input, under: keyboard, geometry: hostGeometry)
      let gap = input.flatMap(InputOptions.shared.gap) ?? avoider.gap
      let isClamped = last?.showsInput == true && moved.lists.contains(where: \.wasClamped)
      let isAsLeft = moved.lists.allSatisfy { $0.isUntouched || $0.wasClamped }
      if keyboard.isEmpty, avoider.keepsScrollPosition {
        for list in moved.lists { list.leaveOffset(by: avoider) }
      }
      // UIKit may have clamped the content offset, because the content has become shorter. Record
      // the clamped offset now. After the content has grown again, we could not tell any more that
      // UIKit has clamped the offset.
      for list in moved.lists { list.acceptClampedOffset(owner: avoider) }
      reader.read(
        around: input, under: keyboard, in: window, gap: gap,
        isHugged: avoider.purpose.hugged != nil,
        wasShown: input != nil && input === memory.seen, owner: avoider, adjusted: moved.movers,
        mayHold: isServing(window), ineffective: ineffective, into: pending)
      if let drop { pending.expect(drop.distance, of: drop.mover) }
      pending.scene.isEdited = subject.isEdited
      let situation = situation(
        of: subject, gap: gap, isLayoutOnly: isLayout, isAsLeft: isAsLeft, in: window)
      let freedom = Freedom(in: situation)
      pending.scene.freedom = freedom
      if freedom != .insetsOnly(because: .isScrolledAway),
        freedom != .insetsOnly(because: .userScrolls)
      {
        memory.isScrolledAway = false
      }
      pending.plan(for: planned)
      if pending.plan.outcome.isImpossible,
        case let retried = freedom.retrying(isClamped: isClamped), retried != freedom
      {
        pending.scene.freedom = retried
        pending.plan(for: planned)
      }
      if pending.plan.outcome.isImpossible, let input {
        reader.addCaret(of: input, gap: gap, in: window, to: pending)
        pending.plan(for: planned)
      }
      memory.seen = pending.showsInput && !pending.isOfUnseenInput ? input : nil
      (memory.windowSize, memory.gap) = (window.bounds.size, gap)
      return !pending.plan.isEmpty || moved.movers.contains(where: \.isOverwritten)
        || pending.plan.outcome == .noKeyboard && !moved.movers.allSatisfy(pending.holds)
    }

    private func subject(of present: KeyboardAndInput, in window: UIWindow) -> Subject {
      var subject = Subject()
      let keyboard = present.keyboard
      if !keyboard.isEmpty || isServing(window) && mayKeepInSight {
        subject.input = present.input
        if subject.input == nil, !keyboard.isEmpty, let kept = inputKept(in: window) {
          (subject.input, subject.isElsewhere) = (kept, true)
        }
      }
      // An input can still be first responder when no keyboard covers the window, because the
      // keyboard has hidden, floats or has left the window. We keep such an input visible, too.
      subject.isEdited = subject.input.map { $0.isFirstResponder && $0.tellsOfEditing } ?? false
      if keyboard.isEmpty, !subject.isEdited { subject.input = nil }
      return subject
    }

    /// Returns what has changed since the last decision, such as the input, its position and the
    /// window's size. Also records the input's present position in `memory`, unless the user is
    /// scrolling the input.
    private func situation(
      of subject: Subject, gap: CGFloat, isLayoutOnly: Bool, isAsLeft: Bool, in window: UIWindow
    ) -> Freedom.Situation {
      var result = Freedom.Situation()
      let now = currentPosition(of: subject.input)
      if window.bounds.size != memory.windowSize ?? window.bounds.size {
        result.windowSize = .changed(isAsLeft: isAsLeft && subject.input === memory.seen)
      }
      if subject.isElsewhere {
        result.use = .otherWindow
      } else if pending.isInputHidden, pending.scene.targets.isEmpty,
        subject.input === last?.input, pending.scene.keyboard != nil
      {
        result.use = .hidden
      }
      if isLayoutOnly {
        result.cause =
          KeyboardCenter.shared.isKeyboardMoving(in: window) ? .movingKeyboard : .layout
      }
      if let input = subject.input, let last, input === last.input,
        pending.scene.keyboard ?? .zero == last.scene.keyboard ?? .zero
      {
        result.input = .same(position(of: input, at: now, comparedWith: last, in: window))
        // The app may have moved the scroll view that contains the input. The distance that we
        // scrolled before may be too large for the scroll view's new position. So the plan
        // calculates the distance again.
        let hasListMoved =
          memory.position.flatMap { now?.hasSameListPosition(as: $0) } == false
          && result.windowSize == .unchanged
        if gap != memory.gap || hasListMoved { pending.scene.reconsiderOffsets() }
      }
      if result.input != .same(.scrolledByUser) { memory.position = now }
      return result
    }

    /// Compares the input's present position with its position at the last decision.
    private func position(
      of input: UIView, at now: ContentPosition?, comparedWith last: AvoidanceDecision,
      in window: UIWindow
    ) -> Freedom.Situation.Position {
      if input.isMovedByUsersScroll {
        noteScrolling(in: window)
        return .scrolledByUser
      }
      if last.isWithoutInput { return .wasInvisible }
      if memory.isScrolledAway { return .scrolledAway }
      // The input counts as unmoved if all of these are true:
      // 1. The input is where it was at the last decision.
      // 2. The bar above the keyboard has not appeared or grown since then (`coverHeight`). A
      //    higher bar may cover the input.
      // 3. A keyboard is up, or the covers of the last decision have not all gone. Without a
      //    keyboard, a cover may have been the only reason for our changes.
      guard let before = memory.position, now?.isSame(as: before) == true,
        pending.scene.coverHeight <= last.scene.coverHeight,
        pending.scene.keyboard != nil || pending.hasCover || !last.hasCover
      else { return .moved }
      return .unmoved
    }

    /// Returns the input of the latest decision if the user has started to type in another window,
    /// for example into a find panel. The returned input is still the first responder of `window`,
    /// and has to stay clear of the keyboard. Nil in any other case.
    private func inputKept(in window: UIWindow) -> UIView? {
      guard avoider.purpose.isOfFirstResponder, let input = last?.input, reader.serves(input),
        case .elsewhere(let kept) = KeyboardCenter.shared.focus(in: window), kept === input
      else { return nil }
      return input
    }

    private var planned: AvoidanceBehavior { avoider.purpose.behavior(gap: avoider.gap) }
  }

  extension AvoidanceDecision {
    /// Changes `scene` as if the content of a lifted view had moved down by `drop` points on
    /// screen. The planner then plans for the content's expected position.
    fileprivate func expect(_ drop: CGFloat, of mover: any ContainerMover) {
      let index = movers.firstIndex { $0.isSame(as: mover) }
      guard let index, index < scene.containers.count else { return }
      scene.containers[index].selfAdjustment -= drop
    }

    /// True if a view marked with `isKeyboardCover` hides the part of the window just above the
    /// keyboard. Without a keyboard, true if such a view hides the part at the window's lower edge.
    var hasCover: Bool { scene.coverHeight > 0 }

    fileprivate func plan(for behavior: AvoidanceBehavior) {
      planner.plan(scene, for: behavior, into: &plan)
    }
  }
#endif
