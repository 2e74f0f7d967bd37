import Foundation

extension ContainerState {
  /// Adds the moves of this container to the plan. If there are none, adds the reason why the
  /// container stays as it is.
  func report(_ index: Int, _ behavior: AvoidanceBehavior, into plan: inout AvoidancePlan) {
    plan.move(
      index, .inset, from: ownInset, to: inset,
      because: .makesRoom(overlap: overlap, consumed: consumed, room: extraInset))
    plan.move(index, quantity, from: own, to: target, because: reason(for: behavior))
    if plan.moves.last?.container != index {
      plan.unchanged.append(AvoidancePlan.Unchanged(container: index, reason: reasonToStay))
    }
  }

  /// How much of the container's height the keyboard covers, in points.
  private var overlap: CGFloat { max(0, bottom - keyboardTop) }

  /// How far the container adjusts to the keyboard without the library, in points. For a scroll
  /// view, this is the app's bottom inset plus the inset that UIKit will probably add for the
  /// keyboard, but at most `overlap`. For any other container, this is how far its contents will
  /// move up without us. Negative if they will move down.
  private var consumed: CGFloat { scrolls ? min(max(0, selfAdjustment), overlap) : selfAdjustment }

  private func reason(for behavior: AvoidanceBehavior) -> AvoidanceReason {
    guard abs(travel) > AvoidancePlanner.tolerance else {
      // The plan does not move this container to show the target. If its content offset changes all
      // the same, there are two possible reasons. Either the old offset is beyond the end of the
      // scroll range (`settles`), or the plan takes back a scroll of ours (`returns`).
      let endsHere = refusal != nil || abs(clampedRise) > AvoidancePlanner.tolerance
      return scrolls && endsHere ? .settles : .returns
    }
    switch behavior {
    case .follow: return .follows(overlap: needed)
    case .hug: return .hugs(distance: needed)
    // `needed` is how far the keyboard requires the target to move. A scroll view also has to show
    // the target (such as the caret) within its own frame. So its content may move further than
    // `needed`, or in the opposite direction. In both cases, the reason reports `travel`, the
    // distance that the content really moves.
    case .reveal: return .reveals(needed: needed / travel >= 1 ? needed : travel)
    }
  }

  private var reasonToStay: AvoidancePlan.Unchanged.Reason {
    if let refusal { return refusal }
    let missing = needed - travel
    if permission == .insetOnly, abs(missing) > AvoidancePlanner.tolerance { return .isHeld }
    if abs(missing) > AvoidancePlanner.tolerance {
      return missing > 0 && travel >= range.high || missing < 0 && travel <= range.low
        ? .isAtItsLimit(missing: abs(missing)) : .isInPlace
    }
    if consumed > 0, ownInset == 0 { return .yieldsByItself(consumed: consumed) }
    if overlap == 0 { return .isClear }
    return own != 0 || ownInset > 0 ? .isInPlace : .isNotNeeded
  }
}

extension AvoidancePlan {
  /// Adds a move to the plan, unless `from` and `to` differ only by a rounding error.
  ///
  /// If `to` is 0, adds the move even for such a small difference, so that the plan removes our
  /// change exactly.
  mutating func move(
    _ container: Int, _ quantity: AvoidanceMove.Quantity, from: CGFloat, to: CGFloat,
    because reason: @autoclosure () -> AvoidanceReason
  ) {
    let isNothing = abs(to) <= AvoidancePlanner.tolerance
    let target = isNothing ? 0 : to
    guard from != target, isNothing || abs(target - from) > AvoidancePlanner.tolerance else {
      return
    }
    moves.append(
      AvoidanceMove(
        container: container, quantity: quantity, from: from, to: target,
        reason: isNothing ? .returns : reason()))
  }
}
