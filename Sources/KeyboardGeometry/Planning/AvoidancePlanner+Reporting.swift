import Foundation

extension AvoidancePlanner {
  /// Turns what the slides have decided into moves with reasons.
  mutating func report(_ behavior: AvoidanceBehavior, into plan: inout AvoidancePlan) {
    for index in slides.indices {
      let slide = slides[index]
      switch slide.kind {
      case .passed(let reason):
        plan.moveBack(index, slide)
        plan.stay(index, because: reason)
      case .scroll:
        plan.move(
          index, .inset, from: slide.ownInset, to: slide.inset, because: slide.reasonForInset)
        plan.move(
          index, .offset, from: slide.own, to: slide.own + slide.settling + slide.travel,
          because: slide.reason(for: behavior))
        plan.stay(index, because: slide.reasonToStay)
      case .lift(let rate):
        plan.move(
          index, slide.quantity, from: slide.own, to: slide.travel / rate,
          because: slide.reason(for: behavior))
        plan.stay(index, because: slide.reasonToStay)
      }
    }
  }
}

extension Slide {
  fileprivate var reasonForInset: AvoidanceReason {
    .makesRoom(overlap: max(0, bottom - line), consumed: yielded, room: room)
  }

  /// How much of what the keyboard covers the container leaves free by itself.
  private var yielded: CGFloat {
    guard case .scroll = kind else { return consumption }
    return min(consumption + max(0, appRoom), max(0, bottom - line))
  }

  fileprivate func reason(for behavior: AvoidanceBehavior) -> AvoidanceReason {
    guard abs(travel) > AvoidancePlanner.tolerance else {
      if case .scroll = kind { return .settles }
      return .returns
    }
    switch behavior {
    case .follow: return .follows(overlap: needed)
    case .hug: return .hugs(distance: needed)
    // Where a container goes the other way, or further than the keyboard asks, it is for its own view.
    case .reveal: return .reveals(needed: needed / travel >= 1 ? needed : travel)
    }
  }

  fileprivate var reasonToStay: AvoidancePlan.Stay.Reason {
    if isPaging { return .pages }
    let missing = needed - travel
    if abs(missing) > AvoidancePlanner.tolerance {
      return missing > 0 && travel >= range.high || missing < 0 && travel <= range.low
        ? .isAtItsLimit(missing: abs(missing)) : .isInPlace
    }
    if yielded > 0, ownInset == 0 { return .yieldsByItself(consumed: yielded) }
    if line == .infinity || bottom <= line { return .isClear }
    return abs(own) > 0 || ownInset > 0 ? .isInPlace : .isNotNeeded
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
    move(container, .inset, from: slide.ownInset, to: 0, because: .returns)
    move(container, slide.quantity, from: slide.own, to: 0, because: .returns)
  }
}
