#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// Compares a plan with its outcome: the frames after the layout that ended its moves.
  @MainActor
  extension AvoidancePass {
    /// Returns whether everything came out where the plan has it, and the movers without effect.
    ///
    /// A view without effect did not move. If `isRepeated`, it may also have moved without moving
    /// the input. A list without effect did not scroll, and counts only if `isRepeated`.
    ///
    /// - Parameter isRepeated: Whether the outcome has differed from the plan once already in this
    ///   event.
    func outcome(
      in window: UIWindow, isRepeated: Bool
    ) -> (isAsPlanned: Bool, vain: [any ContainerMover]) {
      let field = fieldRise(in: window)
      var isAsPlanned = field?.isAsPlanned ?? true
      if let input, cutOffHeight(of: input) > 1 { isAsPlanned = false }
      let leavesField = isRepeated && field?.leavesEdge ?? false
      var vain: [any ContainerMover] = []
      // A change below one point cannot be told from rounding.
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
          // In a rotation, the layout that ends the moves may change the content, too.
          if isRepeated, isStill { vain.append(list) }
          continue
        }
        var rise = Rise(
          from: before.frame, to: view.frame(in: window),
          planned: plannedRise(from: move.container))
        // Without an input, the lower edge of the view itself has to be clear of the keyboard.
        if input == nil { rise.top = rise.bottom }
        if !rise.isPlanned(rise.top), !rise.isPlanned(rise.bottom) { isAsPlanned = false }
        let isStill = rise.isInVain(rise.top) && rise.isInVain(rise.bottom)
        if abs(rise.planned) >= 1, leavesField || isStill { vain.append(movers[move.container]) }
      }
      return (isAsPlanned, vain)
    }

    /// Marks the plan as impossible if it says that the input is visible and more than one point of
    /// it is still hidden. If the plan is about the caret, only the caret counts. Records the
    /// hidden height in points.
    mutating func noteHiddenRest(in window: UIWindow) {
      guard showsInput, !isOfUnseenInput, let input, let keyboard = scene.keyboard,
        let keyboardTop = plan.keyboardTop
      else { return }
      var rect = input.convert(shownPart(of: input), to: window)
      // UIKit has yet to scroll to the input.
      for (mover, container) in zip(movers, scene.containers) where mover is ClippingView {
        rect.origin.y -= container.selfAdjustment
      }
      var hidden = max(cutOffHeight(of: input), scene.visibleBounds.minY - rect.minY)
      if !rect.isBeside(keyboard) {
        hidden = max(hidden, rect.maxY - keyboardTop + plan.coverHeight)
      }
      if hidden > 1 { plan.noteHiddenRest(min(hidden, rect.height)) }
    }

    /// Returns how many points of the target an input cuts off. If the plan is about the caret,
    /// that is the caret: a move may have made a text view less high.
    private func cutOffHeight(of input: UIView) -> CGFloat {
      guard input.clipsToBounds else { return 0 }
      let target = shownPart(of: input)
      return max(target.maxY - input.bounds.maxY, input.bounds.minY - target.minY)
    }

    /// Returns the part of an input that the plan is about, in the input's coordinates.
    private func shownPart(of input: UIView) -> CGRect {
      guard plan.role == .caret || plan.role == .selection, let text = input as? any UITextInput,
        let range = text.selectedTextRange
      else { return input.bounds }
      return text.caretRect(for: range.end)
    }

    /// Returns why an input that the plan calls visible is out of sight now; nil if it is in sight.
    ///
    /// The user may have scrolled since the decision, or the app may have hidden or moved the
    /// input. Not every such change leads to another decision. Still, the explanation must not say
    /// that the input is shown.
    func reasonOutOfSight(in window: UIWindow) -> String? {
      guard showsInput, !isOfUnseenInput, let input else { return nil }
      guard input.window === window else { return "it is not in the window any more" }
      var target = input.convert(shownPart(of: input), to: window)
      func shows(_ frame: CGRect) -> Bool {
        // Less than a point cannot be told from rounding.
        target.minY >= frame.minY - 1 && target.maxY <= frame.maxY + 1
      }
      for view in input.path where view !== window {
        if view.isHidden || view.alpha < 0.01 { return "it is hidden" }
        // The offset of a list that glides is still to come. Everything inside the list moves with
        // the input, so only the list itself and the views around it see the difference.
        if let list = view as? UIScrollView {
          target.origin.y -= list.offsetToCome.y - list.contentOffset.y
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

    /// Whether the input is where the plan has it. The layout may also have changed the input's
    /// height.
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

    /// How far all moves together raise the input, in points. Includes the moves that are undone
    /// when the keyboard hides.
    var rise: CGFloat {
      let rates = (scene.containers + scene.released).map(\.rate)
      return plan.moves.reduce(0) { sum, move in
        move.quantity == .inset ? sum : sum + move.change * rates[move.container]
      }
    }

    /// Returns how far up a container and all containers around it move their content, in points.
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
    /// Whether a keyboard, or another rect, lies to the left or right of all of it.
    fileprivate func isBeside(_ other: CGRect) -> Bool {
      maxX <= other.minX || minX >= other.maxX
    }
  }

  /// How far the edges of a view have risen, and how far the plan wanted them to rise, in points. A
  /// constraint may move only one of the edges.
  private struct Rise {
    var top: CGFloat
    var bottom: CGFloat
    var planned: CGFloat

    init(from before: CGRect, to after: CGRect, planned: CGFloat) {
      (top, bottom) = (before.minY - after.minY, before.maxY - after.maxY)
      self.planned = planned
    }

    /// Whether both edges are where the plan has them.
    var isAsPlanned: Bool { isPlanned(top) && isPlanned(bottom) }

    func isPlanned(_ edge: CGFloat) -> Bool { abs(edge - planned) <= 0.5 }

    /// Whether the edge that the plan wanted to show has not moved that way. The other edge may
    /// have stayed where it was.
    var leavesEdge: Bool { abs(planned) >= 1 && isInVain(planned < 0 ? top : bottom) }

    /// Whether an edge has not moved in the planned direction. If a move only stretches a view, an
    /// edge may even move the other way.
    func isInVain(_ edge: CGFloat) -> Bool { edge * (planned < 0 ? -1 : 1) < 0.5 }
  }
#endif
