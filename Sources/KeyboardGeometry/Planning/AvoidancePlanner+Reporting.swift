import Foundation

extension AvoidancePlanner {
  /// Turns what the states have decided into moves with reasons.
  mutating func report(_ behavior: AvoidanceBehavior, into plan: inout AvoidancePlan) {
    for index in states.indices { states[index].report(index, behavior, into: &plan) }
  }
}

extension ContainerState {
  fileprivate func report(
    _ index: Int, _ behavior: AvoidanceBehavior, into plan: inout AvoidancePlan
  ) {
    switch input.kind {
    case .passed(let reason):
      plan.moveBack(index, self)
      plan.leave(index, because: reason)
    case .clip(let reason):
      plan.leave(index, because: reason)
    case .scroll:
      plan.move(index, .inset, from: input.ownInset, to: result.inset, because: reasonForInset)
      plan.move(
        index, .offset, from: input.own, to: input.own + base.rise + result.travel,
        because: reason(for: behavior))
      plan.leave(index, because: reasonToStay)
    case .lift(let rate):
      plan.move(
        index, input.quantity, from: input.own, to: result.travel / rate,
        because: reason(for: behavior))
      plan.leave(index, because: reasonToStay)
    }
  }

  private var reasonForInset: AvoidanceReason {
    .makesRoom(
      overlap: max(0, base.bottom - input.keyboardTop), consumed: yielded, room: base.extraInset)
  }

  /// How much of what the keyboard covers the container leaves free by itself.
  private var yielded: CGFloat {
    guard case .scroll = input.kind else { return input.selfAdjustment }
    return min(
      input.selfAdjustment + max(0, input.appRoom), max(0, base.bottom - input.keyboardTop))
  }

  private func reason(for behavior: AvoidanceBehavior) -> AvoidanceReason {
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

  private var reasonToStay: AvoidancePlan.Unchanged.Reason {
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

  /// Adds the reason why a container stays, unless it moves.
  mutating func leave(_ container: Int, because reason: @autoclosure () -> Unchanged.Reason) {
    guard moves.last?.container != container else { return }
    unchanged.append(Unchanged(container: container, reason: reason()))
  }

  /// Takes back what we contributed to a container that is passed over.
  mutating func moveBack(_ container: Int, _ state: ContainerState) {
    move(container, .inset, from: state.input.ownInset, to: 0, because: .returns)
    move(container, state.input.quantity, from: state.input.own, to: 0, because: .returns)
  }
}
