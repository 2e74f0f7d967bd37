#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// Looks at the screen: reads everything that a plan depends on, and plans. Both go into
  /// `pending`.
  extension AvoidanceDecider {
    /// The input to show, and what we know about it.
    private struct Subject {
      var input: UIView?
      /// Whether an input of another window has the keyboard.
      var isElsewhere = false
      /// Whether the input is first responder, with or without a keyboard.
      var isEdited = false
    }

    /// - Parameter isLayout: Whether layout is the only reason to look. An input that has been
    ///   shown is then shown again only if layout has moved it. It stays where the user has
    ///   scrolled it.
    /// - Returns: Whether anything has to change.
    func look(in window: UIWindow, afterLayout isLayout: Bool) -> Bool {
      ListGlides.shared.settle()
      let keyboard = keyboardToAvoid(in: window)
      let subject = subject(under: keyboard, in: window)
      let input = subject.input
      vain.reconsider(for: input, under: keyboard, room: room)
      let gap = input.flatMap(InputOptions.shared.gap) ?? avoider.gap
      let isClamped = last?.showsInput == true && moved.lists.contains(where: \.wasClamped)
      let isAsLeft = moved.lists.allSatisfy { $0.isUntouched || $0.wasClamped }
      if keyboard.isEmpty, avoider.keepsScrollPosition {
        for list in moved.lists { list.leaveOffset(by: avoider) }
      }
      // Record now that UIKit has clamped the offset. Once the content grows again, we could not
      // tell.
      for list in moved.lists { list.concedeFall(owner: avoider) }
      reader.read(
        around: input, under: keyboard, in: window, gap: gap,
        isHugged: avoider.purpose.hugged != nil,
        wasShown: input != nil && input === memory.seen, owner: avoider, adjusted: moved.movers,
        mayHold: isServing(window), vain: vain, into: &pending)
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
        reader.addCaret(of: input, gap: gap, in: window, to: &pending)
        pending.plan(for: planned)
      }
      memory.seen = pending.showsInput && !pending.isOfUnseenInput ? input : nil
      (memory.windowSize, memory.gap) = (window.bounds.size, gap)
      return !pending.plan.isEmpty || moved.movers.contains(where: \.isSetOutright)
        || pending.plan.outcome == .noKeyboard && !moved.movers.allSatisfy(pending.holds)
    }

    private func subject(under keyboard: CGRect, in window: UIWindow) -> Subject {
      var subject = Subject()
      if !keyboard.isEmpty || isServing(window) && !moved.isEmpty {
        subject.input = avoider.input(in: window)
        if subject.input == nil, !keyboard.isEmpty, let kept = inputKept(in: window) {
          (subject.input, subject.isElsewhere) = (kept, true)
        }
      }
      // An input may keep the focus when the keyboard hides, floats or leaves the window. It stays
      // in sight.
      subject.isEdited = subject.input.map { $0.isFirstResponder && $0.tellsOfEditing } ?? false
      if keyboard.isEmpty, !subject.isEdited { subject.input = nil }
      return subject
    }

    /// Compares the screen with the last decision, and remembers the input's position.
    private func situation(
      of subject: Subject, gap: CGFloat, isLayoutOnly: Bool, isAsLeft: Bool, in window: UIWindow
    ) -> Freedom.Situation {
      var result = Freedom.Situation()
      let now = currentPlace(of: subject.input)
      result.isLayoutOnly = isLayoutOnly
      result.isResized = window.bounds.size != memory.windowSize ?? window.bounds.size
      result.isAsLeft = isAsLeft && subject.input === memory.seen
      result.servesOtherWindow = subject.isElsewhere
      result.isHidden =
        pending.isInputHidden && pending.scene.targets.isEmpty && subject.input === last?.input
        && pending.scene.keyboard != nil
      if let input = subject.input, let last, input === last.input,
        pending.scene.keyboard ?? .zero == last.scene.keyboard ?? .zero
      {
        result.isSameInput = true
        result.isScrolledByUser = input.isMovedByPerson
        if result.isScrolledByUser { noteScrolling(in: window) }
        result.isKeyboardMoving = KeyboardCenter.shared.isKeyboardMoving(in: window)
        result.hadVisibleInput = !last.isWithoutInput
        if memory.isScrolledAway {
          result.position = .scrolledAway
        } else if let before = memory.place, now?.isSame(as: before) == true {
          result.position = .same
        }
        // The app has moved the input's scroll view, so our earlier offset may be too much now. We
        // decide again how far to scroll.
        let hasListMoved =
          memory.place.flatMap { now?.hasListInPlace(of: $0) } == false && !result.isResized
        if gap != memory.gap || hasListMoved { pending.scene.reconsiderOffsets() }
      }
      if !result.isScrolledByUser { memory.place = now }
      return result
    }

    /// Returns the input that we have shown if it is still first responder of its window, while an
    /// input of another window has the keyboard. That may be the field of a find panel. We keep the
    /// shown input clear of the keyboard.
    private func inputKept(in window: UIWindow) -> UIView? {
      guard avoider.purpose.isOfFirstResponder, let input = last?.input, reader.serves(input),
        case .elsewhere(let kept) = KeyboardCenter.shared.focus(in: window), kept === input
      else { return nil }
      return input
    }

    private var planned: AvoidanceBehavior { avoider.purpose.behavior(gap: avoider.gap) }
  }

  extension AvoidancePass {
    fileprivate mutating func plan(for behavior: AvoidanceBehavior) {
      planner.plan(scene, for: behavior, into: &plan)
    }
  }
#endif
