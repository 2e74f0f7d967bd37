#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// Methods that compare a plan with the frames of the views, after the views have been moved and
  /// laid out.
  @MainActor
  extension AvoidanceDecision {
    /// Returns whether all views are where the plan wanted them. `ineffective` contains the movers
    /// whose moves had no effect.
    ///
    /// A move had no effect in these cases:
    /// 1. The plan lifts a view or changes a constraint, but the view has not moved.
    /// 2. The plan lifts a view or changes a constraint, but the input has not moved. Tested only
    ///    if `isRepeated`.
    /// 3. The plan scrolls a scroll view, but the content offset has not changed. Tested only if
    ///    `isRepeated`.
    ///
    /// - Parameter isRepeated: True for the second measurement in one call of `change(in:)`. We
    ///   measure a second time only if the first measurement has found a view in a wrong position.
    func outcome(
      in window: UIWindow, isRepeated: Bool
    ) -> (isAsPlanned: Bool, ineffective: [any ContainerMover]) {
      let field = fieldRise(in: window)
      var isAsPlanned = field?.isAsPlanned ?? true
      if let input, cutOffHeight(of: input) > 1 { isAsPlanned = false }
      let leavesField = isRepeated && field?.leavesEdge ?? false
      var ineffective: [any ContainerMover] = []
      // A planned move of less than one point may be lost by rounding. So we do not measure its
      // effect.
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
          // During a rotation, layout may also change the content after we have scrolled. A list
          // may then seem not to have scrolled. So we measure again, and report the list only if it
          // has not scrolled at the second measurement either.
          if isRepeated, isStill { ineffective.append(list) }
          continue
        }
        var rise = Rise(
          from: before.frame, to: view.frame(in: window),
          planned: plannedRise(from: move.container))
        // Without an input, only the lower edge of the moved view has to be clear of the keyboard.
        // So we do not check the position of the view's top edge.
        if input == nil { rise.top = rise.bottom }
        if !rise.isPlanned(rise.top), !rise.isPlanned(rise.bottom) { isAsPlanned = false }
        let isStill = rise.isInVain(rise.top) && rise.isInVain(rise.bottom)
        if abs(rise.planned) >= 1, leavesField || isStill {
          ineffective.append(movers[move.container])
        }
      }
      return (isAsPlanned, ineffective)
    }

    /// Returns how far the content of a lifted view will move down inside the view while we lift
    /// the view further, in points on screen. The content rises less than the view by that
    /// distance. Also returns the mover that lifts the view. Nil if the content does not move in
    /// the view.
    ///
    /// For example, a drawer may begin below the top safe area of the screen. If we lift a drawer
    /// into that area, the safe area of the drawer grows. Content that is pinned to the drawer's
    /// safe area, or a list that is scrolled to its top, then moves down by the same distance. So
    /// the content rises less than planned: while the drawer's top moves through the safe area, the
    /// content stays still on screen. The content rises further only after the drawer's top has
    /// reached the top of the screen.
    func dropToCome(in window: UIWindow) -> (mover: any ContainerMover, distance: CGFloat)? {
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

    /// Changes the plan's outcome to `.impossible` if the plan promises a visible input, but more
    /// than one point of the input's height is hidden. The outcome then contains the hidden height
    /// in points. If the plan is about the caret or the selection, only the caret is measured.
    func noteHiddenRest(in window: UIWindow) {
      guard showsInput, !isOfUnseenInput, let input, let keyboard = scene.keyboard,
        let keyboardTop = plan.keyboardTop
      else { return }
      var rect = input.convert(shownPart(of: input), to: window)
      // UIKit may be about to scroll to the input, in a scroll view that we do not scroll. The
      // scroll view's mover is then a `ClippingView`. We calculate with the position that the input
      // will have after UIKit has scrolled.
      for (mover, container) in zip(movers, scene.containers) where mover is ClippingView {
        rect.origin.y -= container.selfAdjustment
      }
      var hidden = max(cutOffHeight(of: input), scene.visibleBounds.minY - rect.minY)
      if !rect.isBeside(keyboard) {
        hidden = max(hidden, rect.maxY - keyboardTop + plan.coverHeight)
      }
      if hidden > 1 { plan.noteHiddenRest(min(hidden, rect.height)) }
    }

    /// Returns how many points of the caret's height the input cuts off at its top or bottom edge.
    /// For example, one of our moves may have made a text view shorter than its text. Zero or less
    /// if the caret is inside the input, or if the plan does not show a caret. Zero if the input
    /// does not clip its content.
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

    /// Returns a clause that says why the input is not visible now, although the plan promises a
    /// visible input. Nil if the input is visible, or if the plan does not promise a visible input.
    ///
    /// The user may have scrolled since the decision, or the app may have hidden or moved the
    /// input. Not every such change leads to another decision. Still, the explanation must not
    /// claim that the input is visible.
    func reasonOutOfSight(in window: UIWindow) -> String? {
      guard showsInput, !isOfUnseenInput, let input else { return nil }
      guard input.window === window else { return "it is not in the window any more" }
      var target = input.convert(shownPart(of: input), to: window)
      func shows(_ frame: CGRect) -> Bool {
        // A difference below one point may be due to rounding.
        target.minY >= frame.minY - 1 && target.maxY <= frame.maxY + 1
      }
      for view in input.path where view !== window {
        if view.isHidden || view.alpha < 0.01 { return "it is hidden" }
        // We may still be animating this list's content offset. From this list outward, we use the
        // position that the input will have after the animation. The views inside the list scroll
        // together with the input, so the animation does not change the input's position in them.
        if let list = view as? UIScrollView {
          target.origin.y -= list.finalOffset.y - list.contentOffset.y
        }
        if view.clipsToBounds, !shows(view.frame(in: window)) {
          return "\(type(of: view)) cuts it off"
        }
      }
      guard shows(window.bounds) else { return "it is outside the window" }
      let keyboard = KeyboardCenter.shared.coveredFrame(in: window)
      guard !keyboard.isEmpty, !target.isBeside(keyboard), target.maxY > keyboard.minY + 1 else {
        return nil
      }
      return "the keyboard covers it"
    }

    /// True if the top and bottom edges of the input are where the plan wanted them. Also true if
    /// the plan makes only a part of the input visible, such as the caret. False if layout has
    /// changed the input's height.
    func hasFieldInPlace(in window: UIWindow) -> Bool {
      fieldRise(in: window)?.isAsPlanned ?? true
    }

    private func fieldRise(in window: UIWindow) -> Rise? {
      guard let input, let field = scene.targets.first(where: { $0.role == .field }) else {
        return nil
      }
      return Rise(
        from: field.rect, to: input.convert(input.bounds, to: window),
        planned: plannedRise(from: field.isOutsideFirst ? 1 : 0))
    }

    /// How far up all moves of the plan together move the input, in points on screen. Negative if
    /// the input moves down, as when the keyboard hides and we remove what we have added.
    var rise: CGFloat {
      let rates = (scene.containers + scene.released).map(\.rate)
      return plan.moves.reduce(0) { sum, move in
        move.quantity == .inset ? sum : sum + move.change * rates[move.container]
      }
    }

    /// Returns the distance by which the plan raises a view that can be lifted, or the content of a
    /// scroll view, in points on screen. This is the sum of the moves of that view and of all its
    /// superviews.
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

  /// How far up a view's top edge and bottom edge have moved, and how far up the plan wanted to
  /// move the view, in points. The two edges may have moved by different distances, because a
  /// constraint may move only one of them.
  private struct Rise {
    var top: CGFloat
    var bottom: CGFloat
    var planned: CGFloat

    init(from before: CGRect, to after: CGRect, planned: CGFloat) {
      (top, bottom) = (before.minY - after.minY, before.maxY - after.maxY)
      self.planned = planned
    }

    /// How far the bottom edge is below the position that the plan wanted, in points. Negative if
    /// the edge is above that position. Zero if the plan moves the view down.
    var missing: CGFloat { planned > 0 ? planned - bottom : 0 }

    /// True if both edges have moved as far as the plan wanted, within half a point.
    var isAsPlanned: Bool { isPlanned(top) && isPlanned(bottom) }

    func isPlanned(_ edge: CGFloat) -> Bool { abs(edge - planned) <= 0.5 }

    /// True if the edge that the plan had to bring into view has not moved in the planned
    /// direction. This is the bottom edge if the plan moves the view up, and the top edge if the
    /// plan moves the view down. The opposite edge is ignored.
    var leavesEdge: Bool { abs(planned) >= 1 && isInVain(planned < 0 ? top : bottom) }

    /// True if an edge has moved less than half a point in the planned direction, or has moved
    /// against it. If a new constant only makes the view taller on both sides, the top edge moves
    /// up and the bottom edge moves down. One of these edges then moves against the plan.
    func isInVain(_ edge: CGFloat) -> Bool { edge * (planned < 0 ? -1 : 1) < 0.5 }
  }
#endif
