import Foundation

extension AvoidancePlanner {
  /// Turns what the states have decided into moves with reasons.
  mutating func report(_ behavior: AvoidanceBehavior, into plan: inout AvoidancePlan) {
    for index in states.indices {
      let state = states[index]
      switch state.input.kind {
      case .passed(let reason):
        plan.moveBack(index, state)
        plan.leave(index, because: reason)
      case .clip(let reason):
        plan.leave(index, because: reason)
      case .scroll:
        plan.move(
          index, .inset, from: state.input.ownInset, to: state.result.inset,
          because: state.reasonForInset)
        plan.move(
          index, .offset, from: state.input.own,
          to: state.input.own + state.base.rise + state.result.travel,
          because: state.reason(for: behavior))
        plan.leave(index, because: state.reasonToStay)
      case .lift(let rate):
        plan.move(
          index, state.input.quantity, from: state.input.own, to: state.result.travel / rate,
          because: state.reason(for: behavior))
        plan.leave(index, because: state.reasonToStay)
      }
    }
  }
}

extension ContainerState {
  fileprivate var reasonForInset: AvoidanceReason {
    .makesRoom(
      overlap: max(0, base.bottom - input.keyboardTop), consumed: yielded, room: base.extraInset)
  }

  /// How much of what the keyboard covers the container leaves free by itself.
  private var yielded: CGFloat {
    guard case .scroll = input.kind else { return input.selfAdjustment }
    return min(
      input.selfAdjustment + max(0, input.appRoom), max(0, base.bottom - input.keyboardTop))
  }

  fileprivate func reason(for behavior: AvoidanceBehavior) -> AvoidanceReason {
    guard abs(result.travel) > AvoidancePlanner.tolerance else {
      if case .scroll = input.kind { return .settles }
      return .returns
    }
    switch behavior {
    case .follow: return .follows(overlap: result.needed)
    case .hug: return .hugs(distance: result.needed)
    // A scroll view goes the other way, or further than the keyboard asks, to show the target in
    // its own window.
    case .reveal:
      return .reveals(needed: result.needed / result.travel >= 1 ? result.needed : result.travel)
    }
  }

  fileprivate var reasonToStay: AvoidancePlan.Unchanged.Reason {
    if input.isPaging { return .pages }
    let missing = result.needed - result.travel
    if input.isHeld, abs(missing) > AvoidancePlanner.tolerance { return .isHeld }
    if abs(missing) > AvoidancePlanner.tolerance {
      return missing > 0 && result.travel >= base.range.high
        || missing < 0 && result.travel <= base.range.low
        ? .isAtItsLimit(missing: abs(missing)) : .isInPlace
    }
    if yielded > 0, input.ownInset == 0 { return .yieldsByItself(consumed: yielded) }
    if input.keyboardTop == .infinity || base.bottom <= input.keyboardTop { return .isClear }
    return abs(input.own) > 0 || input.ownInset > 0 ? .isInPlace : .isNotNeeded
  }
}

extension AvoidancePlan {
  /// Adds a move unless the difference is rounding. Taking back the whole is always exact.
  mutating func move(
    _ container: Int, _ quantity: AvoidanceMove.Quantity, from: CGFloat, to: CGFloat,
    because reason: AvoidanceReason
  ) {
    let isNothing = abs(to) <= AvoidancePlanner.tolerance
    let target = isNothing ? 0 : to
    guard from != target, isNothing || abs(target - from) > AvoidancePlanner.tolerance else {
      return
    }
    moves.append(
      AvoidanceMove(
        container: container, quantity: quantity, from: from, to: target,
        reason: isNothing ? .returns : reason))
  }

  /// Adds the reason why a container stays, unless it moves.
  mutating func leave(_ container: Int, because reason: Unchanged.Reason) {
    guard moves.last?.container != container else { return }
    unchanged.append(Unchanged(container: container, reason: reason))
  }

  /// Takes back what we contributed to a container that is passed over.
  mutating func moveBack(_ container: Int, _ state: ContainerState) {
    move(container, .inset, from: state.input.ownInset, to: 0, because: .returns)
    move(container, state.input.quantity, from: state.input.own, to: 0, because: .returns)
  }
}
