import Foundation

extension AvoidancePlanner {
  /// Turns what the slides have decided into moves with reasons.
  mutating func report(_ behavior: AvoidanceBehavior, into plan: inout AvoidancePlan) {
    for index in slides.indices {
      let slide = slides[index]
      switch slide.input.kind {
      case .passed(let reason):
        plan.moveBack(index, slide)
        plan.stay(index, because: reason)
      case .clip(let reason):
        plan.stay(index, because: reason)
      case .scroll:
        plan.move(
          index, .inset, from: slide.input.ownInset, to: slide.result.inset,
          because: slide.reasonForInset)
        plan.move(
          index, .offset, from: slide.input.own,
          to: slide.input.own + slide.base.settling + slide.result.travel,
          because: slide.reason(for: behavior))
        plan.stay(index, because: slide.reasonToStay)
      case .lift(let rate):
        plan.move(
          index, slide.input.quantity, from: slide.input.own, to: slide.result.travel / rate,
          because: slide.reason(for: behavior))
        plan.stay(index, because: slide.reasonToStay)
      }
    }
  }
}

extension Slide {
  fileprivate var reasonForInset: AvoidanceReason {
    .makesRoom(overlap: max(0, base.bottom - input.line), consumed: yielded, room: base.room)
  }

  /// How much of what the keyboard covers the container leaves free by itself.
  private var yielded: CGFloat {
    guard case .scroll = input.kind else { return input.consumption }
    return min(input.consumption + max(0, input.appRoom), max(0, base.bottom - input.line))
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

  fileprivate var reasonToStay: AvoidancePlan.Stay.Reason {
    if input.isPaging { return .pages }
    let missing = result.needed - result.travel
    if input.isHeld, abs(missing) > AvoidancePlanner.tolerance { return .isHeld }
    if abs(missing) > AvoidancePlanner.tolerance {
      return missing > 0 && result.travel >= base.range.high
        || missing < 0 && result.travel <= base.range.low
        ? .isAtItsLimit(missing: abs(missing)) : .isInPlace
    }
    if yielded > 0, input.ownInset == 0 { return .yieldsByItself(consumed: yielded) }
    if input.line == .infinity || base.bottom <= input.line { return .isClear }
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
  mutating func stay(_ container: Int, because reason: Stay.Reason) {
    guard moves.last?.container != container else { return }
    stays.append(Stay(container: container, reason: reason))
  }

  /// Takes back what we contributed to a container that is passed over.
  mutating func moveBack(_ container: Int, _ slide: Slide) {
    move(container, .inset, from: slide.input.ownInset, to: 0, because: .returns)
    move(container, slide.input.quantity, from: slide.input.own, to: 0, because: .returns)
  }
}
