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
      let isResized = window.bounds.size != memory.windowSize ?? window.bounds.size
      pending.scene.wasSeen = isResized && input === memory.seen && isAsLeft
      let isByPerson = hold(subject, gap: gap, afterLayout: isLayout, isResized, in: window)
      pending.plan(for: planned)
      if pending.scene.isHeld, isClamped, !isByPerson, pending.plan.outcome.isImpossible {
        // The input was shown, and UIKit has clamped an offset since. We show the input again,
        // because the user has not scrolled it away.
        pending.scene.isHeld = false
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

    /// Decides whether everything except insets stays where it is, and remembers where the input is
    /// now.
    ///
    /// - Returns: Whether the user moves the input at this moment.
    private func hold(
      _ subject: Subject, gap: CGFloat, afterLayout isLayout: Bool, _ isResized: Bool,
      in window: UIWindow
    ) -> Bool {
      let now = currentPlace(of: subject.input)
      var isByPerson = false
      if let input = subject.input, let last, input === last.input,
        pending.scene.keyboard ?? .zero == last.scene.keyboard ?? .zero
      {
        isByPerson = input.isMovedByPerson
        if isByPerson { noteScrolling(in: window) }
        let isSame = memory.place.flatMap { now?.isSame(as: $0) } ?? false
        // UIKit may scroll while the keyboard comes.
        let isInPlace =
          isLayout && !isResized && !KeyboardCenter.shared.isKeyboardMoving(in: window)
          && (isSame || memory.isScrolledAway) && !last.isWithoutInput
        pending.scene.isHeld = isInPlace || isByPerson
        // The app has moved the input's scroll view, so our earlier offset may be too much now. We
        // decide again how far to scroll.
        let hasListMoved =
          memory.place.flatMap { now?.hasListInPlace(of: $0) } == false && !isResized
        if gap != memory.gap || hasListMoved { pending.scene.reconsiderOffsets() }
      }
      if !isByPerson { memory.place = now }
      if !pending.scene.isHeld { memory.isScrolledAway = false }
      // The app may soon show the hidden field again, or focus another one. Until then everything
      // keeps its position, unless companions of the field have to be shown.
      let isGone =
        pending.isInputHidden && pending.scene.targets.isEmpty && subject.input === last?.input
        && pending.scene.keyboard != nil
      if subject.isElsewhere || isGone { pending.scene.isHeld = true }
      return isByPerson
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
