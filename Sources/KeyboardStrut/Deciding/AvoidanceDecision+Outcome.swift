#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// Methods that compare a plan with the frames that the views have after they were moved and laid
  /// out.
  @MainActor
  extension AvoidanceDecision {
    /// Returns whether all views are where the plan wanted them. Also returns the moves that had no
    /// effect (`ineffective`):
    /// 1. A lift or a changed constraint that has not moved its view. If we had already moved the
    ///    view up before, we also return the distance of that earlier move, as the limit of the
    ///    view's rise.
    /// 2. A lift or a changed constraint that has not moved the input. Only if `isRepeated` is
    ///    true.
    /// 3. A scroll that has not changed the content offset. Only if `isRepeated` is true. The
    ///    scroll view may still scroll in the other direction, so we also return the present offset
    ///    as the limit of its scrolling.
    ///
    /// - Parameter isRepeated: True for the second measurement in one call of `change(in:)`. We
    ///   measure a second time only if the first measurement has found a view in a wrong position.
    func outcome(
      in window: UIWindow, isRepeated: Bool
    ) -> (isAsPlanned: Bool, ineffective: [IneffectiveMove]) {
      let field = fieldRise(in: window)
      var isAsPlanned = field?.isAsPlanned ?? true
      if let input, cutOffHeight(of: input) > 1 { isAsPlanned = false }
      let leavesField = isRepeated && field?.leavesEdge ?? false
      var ineffective: [IneffectiveMove] = []
      // Rounding may cancel a move of less than one point, so we do not measure such a move.
      for move in plan.moves where abs(move.change) >= 1 && move.quantity != .inset {
        guard move.container < scene.containers.count,
          case let before = scene.containers[move.container],
          let view = movers[move.container].view
        else { continue }
        if let list = movers[move.container] as? ScrollMover {
          guard case .reveals = move.reason else { continue }
          let scrolled = list.offsetOnScreen - before.content.offset
          if abs(scrolled - move.change) > 1 { isAsPlanned = false }
          let isStill = scrolled * (move.change < 0 ? -1 : 1) < 0.5
          // During a rotation, layout may change the content after we have scrolled. The list may
          // then seem not to have scrolled, although it has. So we add a scroll to `ineffective`
          // only in the second measurement (`isRepeated`).
          if isRepeated, isStill {
            let end = list.offsetOnScreen
            ineffective.append(
              IneffectiveMove(
                mover: list, limit: move.change > 0 ? .highestOffset(end) : .lowestOffset(end)))
          }
          continue
        }
        var rise = Rise(
          from: before.frame, to: view.frame(in: window),
          planned: plannedRise(from: move.container))
        // Without an input, only the lower edge of the moved view has to be above the keyboard. So
        // we ignore the upper edge.
        if input == nil { rise.top = rise.bottom }
        if !rise.isPlanned(rise.top), !rise.isPlanned(rise.bottom) { isAsPlanned = false }
        let isStill = rise.hasNoEffect(rise.top) && rise.hasNoEffect(rise.bottom)
        // A move that takes back a part of our earlier move may change nothing on screen. For
        // example, the view had reached its limit, so the last points of our earlier move had no
        // effect either. We do not count such a move as ineffective.
        let isTakingBack = abs(move.to) < abs(move.from)
        if abs(rise.planned) >= 1, leavesField || isStill && !isTakingBack {
          // The view has risen before, but it stops now. For example, the view is a picture whose
          // lower edge we raise, and the picture has shrunk to its minimum height. We keep our
          // earlier move, and return its distance as the limit.
          let earlier = move.from * before.rate
          let stops = isStill && rise.planned > 0 && earlier >= 1
          ineffective.append(
            IneffectiveMove(mover: movers[move.container], limit: stops ? .rise(earlier) : nil))
        }
      }
      return (isAsPlanned, ineffective)
    }

    /// Finds out whether content moves down inside a view by as much as we lift the view, so that
    /// the lift has no effect on screen.
    ///
    /// For example, we lift a drawer until its top is inside the top safe area of the screen. The
    /// drawer's own safe area then grows, and content that is pinned to this safe area moves down
    /// inside the drawer. So the content stays still on screen until the drawer's top has reached
    /// the top of the screen.
    ///
    /// - Returns: The mover that lifts the view, and how far the content will still move down
    ///   inside the view if we lift the view further. The distance is in points on screen. Nil if
    ///   we expect no such movement.
    func remainingDrop(in window: UIWindow) -> (mover: any ContainerMover, distance: CGFloat)? {
      guard let field = fieldRise(in: window), field.missing >= 0.5 else { return nil }
      for move in plan.moves where move.quantity == .lift || move.quantity == .constant {
        guard move.container < scene.containers.count, let view = movers[move.container].view,
          let superview = view.superview
        else { continue }
        let safeArea = superview.safeAreaInsets.top * superview.verticalScale(in: window)
        let top = superview.frame(in: window).minY
        func inset(of frame: CGRect) -> CGFloat { max(0, safeArea - max(0, frame.minY - top)) }
        let now = inset(of: view.frame(in: window))
        let growth = now - inset(of: scene.containers[move.container].frame)
        if growth >= 0.5, abs(field.missing - growth) <= 1 {
          return (movers[move.container], safeArea - now)
        }
      }
      return nil
    }

    /// Corrects the plan's outcome if layout has put the input elsewhere than planned. If the plan
    /// is about the caret or the selection, only the caret is measured.
    /// 1. The plan promises a visible input, but more than one point of the input's height is
    ///    hidden: the outcome becomes `.impossible`, with the hidden height in points.
    /// 2. The plan cannot show the input, but the input is visible: the outcome becomes `.shown`.
    func noteActualOutcome(in window: UIWindow) {
      guard !isOfUnseenInput, let input, let keyboard = scene.keyboard,
        let keyboardTop = plan.keyboardTop
      else { return }
      var rect = input.convert(shownPart(of: input), to: window)
      // While a page scrolls sideways, its input may still be beside the keyboard. The input is not
      // in its final position then, so we do not call it visible.
      if plan.outcome.isImpossible, !rect.isBeside(keyboard),
        obstacle(to: input, in: window) == nil
      {
        plan.noteShown()
      }
      guard showsInput else { return }
      // A `ClippingView` describes a view that we do not move. This may be a scroll view that UIKit
      // will soon scroll to the input, by `selfAdjustment` points. We measure the input at the
      // position that it will have after UIKit's scroll.
      for (mover, container) in zip(movers, scene.containers) where mover is ClippingView {
        rect.origin.y -= container.selfAdjustment
      }
      var hidden = max(cutOffHeight(of: input), scene.visibleBounds.minY - rect.minY)
      if !rect.isBeside(keyboard) {
        hidden = max(hidden, rect.maxY - keyboardTop + plan.coverHeight)
      }
      if hidden > 1 { plan.noteHiddenRest(min(hidden, rect.height)) }
    }

    /// Returns how many points of the caret's height are cut off at the top or bottom edge of the
    /// input. For example, one of our moves may have made a text view shorter than its text. Zero
    /// or less if nothing is cut off, or if the plan does not show a caret.
    private func cutOffHeight(of input: UIView) -> CGFloat {
      guard input.clipsToBounds else { return 0 }
      let target = shownPart(of: input)
      return max(target.maxY - input.bounds.maxY, input.bounds.minY - target.minY)
    }

    /// Returns the part of an input that the plan keeps visible, in the input's coordinates: the
    /// rect of the caret, or the input's whole bounds.
    private func shownPart(of input: UIView) -> CGRect {
      guard plan.role == .caret || plan.role == .selection, let text = input as? any UITextInput,
        let range = text.selectedTextRange
      else { return input.bounds }
      return text.caretRect(for: range.end)
    }

    /// Returns an English clause that says why the input is not visible now, although the latest
    /// plan has shown it. Nil if the input is visible, or if the plan has not shown it.
    ///
    /// After the plan, the user may have scrolled, or the app may have hidden or moved the input.
    /// The avoider does not decide again after every such change. Still, its explanation must not
    /// claim that the input is visible.
    func reasonOutOfSight(in window: UIWindow) -> String? {
      guard showsInput, !isOfUnseenInput, let input else { return nil }
      return obstacle(to: input, in: window)
    }

    /// Returns an English clause that says what hides the input, or the caret if the plan is about
    /// the caret. Nil if it is visible.
    private func obstacle(to input: UIView, in window: UIWindow) -> String? {
      guard input.window === window else { return "it is not in the window any more" }
      var target = input.convert(shownPart(of: input), to: window)
      func shows(_ frame: CGRect) -> Bool {
        // A difference below one point may be due to rounding.
        target.minY >= frame.minY - 1 && target.maxY <= frame.maxY + 1
      }
      var isScrolling = false
      for view in input.path where view !== window {
        if view.isHidden || view.alpha < 0.01 { return "it is hidden" }
        // We may still be animating the content offset of this list. So we calculate with the
        // position that the input will have after the animation (`finalOffset`).
        if let list = view as? UIScrollView {
          let rest = list.finalOffset.y - list.contentOffset.y
          target.origin.y -= rest
          if rest != 0 { isScrolling = true }
        }
        if view.clipsToBounds, !shows(view.frame(in: window)) {
          return "\(type(of: view)) cuts it off"
        }
      }
      guard shows(window.bounds) else { return "it is outside the window" }
      let keyboard = KeyboardCenter.shared.coveredFrame(in: window)
      if !keyboard.isEmpty, !target.isBeside(keyboard), target.maxY > keyboard.minY + 1 {
        return "the keyboard covers it"
      }
      // Until a scroll has ended, the headers that a list pins are not in their final places.
      guard !isScrolling, let cover = input.coveringView(of: target) else { return nil }
      return "\(type(of: cover)) covers it"
    }

    /// True if the top and bottom edges of the input are where the plan wanted them. Also true if
    /// there is no input, or if the plan shows only a part of the input, such as the caret. False,
    /// for example, if layout has changed the input's height.
    func hasFieldInPlace(in window: UIWindow) -> Bool {
      fieldRise(in: window)?.isAsPlanned ?? true
    }

    /// Returns the frame that the plan uses for its input, in the window's coordinates. For a view
    /// on which the app called `hugKeyboard`, calculates the frame as if other avoiders had moved
    /// nothing.
    func frame(of input: UIView, in window: UIWindow) -> CGRect {
      var frame = input.convert(input.bounds, to: window)
      frame.origin.y += riseOfHuggedView
      return frame
    }

    private func fieldRise(in window: UIWindow) -> Rise? {
      guard let input, let field = scene.targets.first(where: { $0.role == .field }) else {
        return nil
      }
      return Rise(
        from: field.rect, to: frame(of: input, in: window),
        planned: plannedRise(from: field.isOutsideFirst ? 1 : 0))
    }

    /// The sum of all moves of the plan: how far they move the input up, in points on screen.
    /// Negative if the input moves down, for example when the keyboard hides and we undo our moves.
    var rise: CGFloat {
      let rates = (scene.containers + scene.released).map(\.rate)
      return plan.moves.reduce(0) { sum, move in
        move.quantity == .inset ? sum : sum + move.change * rates[move.container]
      }
    }

    /// Returns how far the plan raises a lifted view or the content of a scroll view, in points on
    /// screen. This is the sum of the moves of that view and of all its superviews.
    ///
    /// - Parameter container: The index of the view in `scene.containers`.
    private func plannedRise(from container: Int) -> CGFloat {
      plan.moves.reduce(0) { sum, move in
        guard move.quantity != .inset, move.container >= container,
          move.container < scene.containers.count
        else { return sum }
        return sum + move.change * scene.containers[move.container].rate
      }
    }
  }

  extension CGRect {
    /// True if this rect lies completely to the left or to the right of `other`. For example,
    /// `other` may be a keyboard that does not fill the window's width.
    fileprivate func isBeside(_ other: CGRect) -> Bool {
      maxX <= other.minX || minX >= other.maxX
    }
  }

  /// The distances by which the top edge and the bottom edge of a view have risen, and the distance
  /// by which the plan wanted the view to rise. In points, negative for a movement down. The two
  /// edges may have moved by different distances. For example, a constraint may move only one of
  /// them.
  private struct Rise {
    var top: CGFloat
    var bottom: CGFloat
    var planned: CGFloat

    init(from before: CGRect, to after: CGRect, planned: CGFloat) {
      (top, bottom) = (before.minY - after.minY, before.maxY - after.maxY)
      self.planned = planned
    }

    /// How far the bottom edge is below the position that the plan wanted, in points. Negative if
    /// the edge is above that position. Zero if the plan does not move the view up.
    var missing: CGFloat { planned > 0 ? planned - bottom : 0 }

    /// True if both edges have moved as far as the plan wanted, within half a point.
    var isAsPlanned: Bool { isPlanned(top) && isPlanned(bottom) }

    func isPlanned(_ edge: CGFloat) -> Bool { abs(edge - planned) <= 0.5 }

    /// True if the edge that the plan had to make visible has not moved in the planned direction.
    /// This is the bottom edge if the plan moves the view up, and the top edge if the plan moves
    /// the view down. False if the plan moves the view by less than one point.
    var leavesEdge: Bool { abs(planned) >= 1 && hasNoEffect(planned < 0 ? top : bottom) }

    /// True if an edge has moved less than half a point in the planned direction, or has moved in
    /// the other direction. For example, the plan changes a constraint to move a view up. But
    /// instead, the view grows at its top and at its bottom, so its bottom edge moves down.
    ///
    /// - Parameter edge: How far up the edge has moved, in points.
    func hasNoEffect(_ edge: CGFloat) -> Bool { edge * (planned < 0 ? -1 : 1) < 0.5 }
  }
#endif
