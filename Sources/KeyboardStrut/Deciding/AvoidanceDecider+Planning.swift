#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// Methods that read the view tree and plan which views to scroll or move, so that the keyboard
  /// does not cover the input. They store the plan in `pending`.
  extension AvoidanceDecider {
    /// The view that has to stay visible, usually a text field, and whether the user edits it.
    private struct Subject {
      var input: UIView?
      /// True if the user now types into an input of another window, although `input` is still the
      /// first responder of its own window.
      var isElsewhere = false
      /// True if `input` is a text field or text view that is first responder, even without a
      /// keyboard. One exception: false if no keyboard covers the window and the user has last
      /// edited an input of another window.
      var isEdited = false
    }

    /// Reads the superviews of the input and plans which views to scroll or move. Stores the plan
    /// in `pending`.
    ///
    /// - Parameters:
    ///   - present: The part of the window that the keyboard covers, and the input that has to stay
    ///     visible.
    ///   - isLayout: True to plan in response to layout only, and to no event such as a keyboard
    ///     notification or a focus change. The plan then scrolls to an input that layout has moved,
    ///     but not to an input that the user has scrolled away.
    ///   - drop: A movement that we expect during a lift: while `mover` lifts a view, the content
    ///     of the view moves down inside the view, by `distance` points on screen. For example, the
    ///     content is pinned to the view's top safe area, which grows during the lift. Comes from
    ///     `remainingDrop(in:)`. Nil if we expect no such movement.
    /// - Returns: True if anything on screen has to change.
    func readAndPlan(
      for present: KeyboardAndInput, in window: UIWindow, afterLayout isLayout: Bool,
      expecting drop: (mover: any ContainerMover, distance: CGFloat)? = nil
    ) -> Bool {
      ListScrollAnimations.shared.settle()
      for list in moved.lists { list.undoIfTurned(owner: avoider, in: window) }
      let keyboard = present.keyboard
      let subject = subject(of: present, in: window)
      let input = subject.input
      ineffective.reconsider(for: input, under: keyboard, geometry: hostGeometry)
      let gap = input.flatMap(InputOptions.shared.gap) ?? avoider.gap
      let isClamped = last?.showsInput == true && moved.lists.contains(where: \.wasClamped)
      let isUnscrolled = moved.lists.allSatisfy { $0.isUntouched || $0.wasClamped }
      if keyboard.isEmpty {
        for list in moved.lists
        where avoider.keepsScrollPosition || (input == nil && list.isScrollAnimatedByApp) {
          list.keepOffset(by: avoider)
        }
      }
      // If a list's content has become shorter, UIKit has clamped the list's content offset. We
      // record the clamped offset now. Once the content has grown again, nothing would show that
      // UIKit, and not the user, has changed the offset.
      for list in moved.lists { list.acceptClampedOffset(owner: avoider) }
      let read = { [self] in
        reader.read(
          around: input, under: keyboard, in: window, gap: gap,
          isHugged: avoider.purpose.hugged != nil,
          wasShown: input != nil && input === memory.seen, owner: avoider, adjusted: moved.movers,
          mayHold: isServing(window), ineffective: ineffective, into: pending)
      }
      read()
      if !keyboard.isEmpty, moved.adoptSystemScroll(in: pending, in: window) { read() }
      if let drop { pending.expect(drop.distance, of: drop.mover) }
      pending.scene.isEdited = subject.isEdited
      let situation = situation(
        of: subject, gap: gap, isLayoutOnly: isLayout, isUnscrolled: isUnscrolled, in: window)
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
      return !pending.plan.isEmpty
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
      // The user may still edit a text field or text view while the keyboard is hidden, floats or
      // is outside the window. We keep such an input visible, too. If no keyboard covers the
      // window, we ignore all other inputs.
      subject.isEdited = subject.input.map { $0.isFirstResponder && $0.tellsOfEditing } ?? false
      guard keyboard.isEmpty else { return subject }
      if let input = subject.input, KeyboardCenter.shared.focus.isIdle(input) {
        subject.isEdited = false
      }
      if !subject.isEdited { subject.input = nil }
      return subject
    }

    /// Returns what has changed since the last decision: the input, the input's position, or the
    /// space around it. Also stores the input's present position in `memory`, unless the user is
    /// scrolling the content around the input.
    private func situation(
      of subject: Subject, gap: CGFloat, isLayoutOnly: Bool, isUnscrolled: Bool, in window: UIWindow
    ) -> Freedom.Situation {
      var result = Freedom.Situation()
      let now = currentPosition(of: subject.input)
      let wasVisible = isUnscrolled && subject.input === memory.seen
      let isResized = window.bounds.size != memory.windowSize ?? window.bounds.size
      if isResized {
        result.space = .resized(wasVisible: wasVisible)
      } else if pending.scene.keyboard == nil {
        result.space = .withoutKeyboard(wasVisible: wasVisible)
      }
      if subject.isElsewhere {
        result.use = .otherWindow
      } else if pending.inputPlace == .hidden, pending.scene.targets.isEmpty,
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
        // A plan usually keeps the distance that we have already scrolled. If the scroll view has
        // moved or the app has changed the gap, this distance may be too large. So we let the plan
        // calculate the whole distance again.
        // Without a keyboard, the input only has to stay in sight, and the distance may be larger.
        let hasListMoved =
          memory.position.flatMap { now?.hasSameListPosition(as: $0) } == false
          && !isResized && pending.scene.keyboard != nil
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
      // `isSame` is true if layout has not moved the input since the last decision. Even then, we
      // return `.moved` in two cases, so that the plan may scroll:
      // 1. A bar above the keyboard has appeared or grown (`coverHeight`), and may now cover the
      //    input.
      // 2. There is no keyboard, and the bar that covered the input at the last decision has gone.
      //    We may then have to scroll back.
      guard let before = memory.position, now?.isSame(as: before) == true,
        pending.scene.coverHeight <= last.scene.coverHeight,
        pending.scene.keyboard != nil || pending.hasCover || !last.hasCover
      else { return .moved }
      return .unmoved
    }

    /// Returns the input of the latest decision if it is still the first responder of `window`, but
    /// the user now types in another window, such as a find panel. This input still has to stay
    /// clear of the keyboard. Nil in any other case.
    private func inputKept(in window: UIWindow) -> UIView? {
      guard avoider.purpose.isOfFirstResponder, let input = last?.input, reader.serves(input),
        case .elsewhere(let kept) = KeyboardCenter.shared.focus(in: window), kept === input
      else { return nil }
      return input
    }

    private var planned: AvoidanceBehavior { avoider.purpose.behavior(gap: avoider.gap) }
  }

  extension AvoidanceDecision {
    /// Tells the planner that content will move down inside the view that `mover` lifts. `drop` is
    /// the distance, in points on screen. For example, content may be pinned to the view's top safe
    /// area, which grows when we lift the view.
    fileprivate func expect(_ drop: CGFloat, of mover: any ContainerMover) {
      let index = movers.firstIndex { $0.isSame(as: mover) }
      guard let index, index < scene.containers.count else { return }
      scene.containers[index].selfAdjustment -= drop
    }

    /// True if a bar hides the part of the window just above the keyboard. Without a keyboard, true
    /// if a bar hides the part at the window's lower edge. Usually the app has marked the bar with
    /// `isKeyboardCover`.
    var hasCover: Bool { scene.coverHeight > 0 }

    fileprivate func plan(for behavior: AvoidanceBehavior) {
      planner.plan(scene, for: behavior, into: &plan)
    }
  }
#endif
