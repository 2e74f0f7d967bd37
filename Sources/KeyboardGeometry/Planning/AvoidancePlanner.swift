import Foundation

/// Decides what must move so that what is typed into stays visible.
///
/// The containers around a target form a chain, and all they can do for it is travel: a scroll view
/// by its offset, a lift by its frame, a constraint by its constant. Write `Pᵢ` for the travel of
/// the first containers up to the `i`-th together. That the target lies in the visible part of
/// scroll view `i` means that `Pᵢ` lies in an interval; that it lies above the keyboard means that
/// the sum of all does. So planning is finding the shortest walk from 0 through a row of intervals
/// with limited steps, and, of all the shortest, the one that walks earliest: innermost first. Two
/// passes over the chain find it exactly, in time proportional to its length.
///
/// The insets are not chosen, they follow: each scroll view gets what the keyboard still covers of
/// it where it will be. If it has other room to scroll there, planning begins again with that room.
/// That the walk is a shortest one is promised for chains in which each content holds what is
/// inside it, and no scroll view sticks out below another that ends above the keyboard. Whatever
/// the chain, the plan says truly whether the targets will be seen.
///
/// A planner keeps its working memory: once it has seen a chain as long, planning allocates
/// nothing.
package struct AvoidancePlanner: Sendable {
  /// Differences of this size, in points, are rounding and not worth a move.
  static let tolerance: CGFloat = 1 / 1024

  var slides: [Slide] = []
  private var released: [Slide] = []

  package init() {}

  /// Writes the plan for `scene` into `plan`, whose previous contents are dropped and whose memory
  /// is used again. Linear in the number of containers and of targets.
  package mutating func plan(
    _ scene: AvoidanceScene, for behavior: AvoidanceBehavior, into plan: inout AvoidancePlan
  ) {
    plan.reset()
    plan.isHeld = scene.isHeld
    let keyboard = KeyboardEdge(scene)
    slides.removeAll(keepingCapacity: true)
    for container in scene.containers {
      slides.append(Slide(container, under: keyboard, isHeld: scene.isHeld))
    }
    released.removeAll(keepingCapacity: true)
    for container in scene.released { released.append(Slide(container, under: nil)) }
    defer {
      for index in released.indices { plan.takeBack(slides.count + index, released[index]) }
    }
    guard let keyboard else {
      for index in slides.indices { plan.takeBack(index, slides[index]) }
      return
    }
    plan.keyboardTop = keyboard.top

    switch behavior {
    case .follow(let gap):
      follow(gap: gap.orZero.asReach)
      plan.outcome = .noTarget
    case .hug, .reveal:
      show(scene, under: keyboard, hugging: behavior == .hug, into: &plan)
      // A scroll view that rises with what is around it needs less of an inset, and scrolls less
      // far; one that sinks needs more. What it falls back by has to be known before all else.
      var triesLeft = slides.count
      while triesLeft > 0, slides.contains(where: { $0.result.limit != nil }) {
        triesLeft -= 1
        for index in slides.indices {
          let limit = slides[index].result.limit ?? slides[index].input.limit
          slides[index] = Slide(
            scene.containers[index], under: keyboard, isHeld: scene.isHeld)
          slides[index].input.limit = limit
        }
        show(scene, under: keyboard, hugging: behavior == .hug, into: &plan)
      }
    }
    report(behavior, into: &plan)
  }

  /// Takes the base geometry: outermost first, because what happens outside moves what is inside.
  ///
  /// - Returns: how far the base is above the scene, for what is innermost.
  @discardableResult
  mutating func settle() -> CGFloat {
    var rise: CGFloat = 0
    var clip = CGFloat.infinity
    for index in slides.indices.reversed() {
      slides[index].rise(by: rise)
      switch slides[index].input.kind {
      case .scroll: slides[index].settle(clip: clip)
      case .lift: slides[index].rise(by: slides[index].base.settling)
      case .clip, .passed: break
      }
      if slides[index].clips { clip = min(clip, slides[index].base.bottom) }
      rise += slides[index].base.settling
    }
    return rise
  }

  /// Lets each container's lower edge keep `gap` above the keyboard, outermost first, so that no
  /// one makes room that another has made.
  private mutating func follow(gap: CGFloat) {
    for index in slides.indices {
      slides[index].base.gap = gap
      slides[index].base.room = gap
    }
    settle()
    var rise: CGFloat = 0
    for index in slides.indices.reversed() {
      let overlap = max(0, slides[index].base.bottom - rise + gap - slides[index].input.line)
      slides[index].result.needed = overlap
      if case .lift = slides[index].input.kind {
        slides[index].result.travel = min(overlap, slides[index].base.range.high)
      }
      rise += slides[index].result.travel
    }
    makeRoom()
  }

  /// Decides the insets once all travel is known, and holds the offsets to the ranges they leave:
  /// outermost first.
  mutating func makeRoom() {
    var rise: CGFloat = 0
    var clip = CGFloat.infinity
    for index in slides.indices.reversed() {
      slides[index].rise(by: rise)
      slides[index].result.risen = rise
      if case .scroll = slides[index].input.kind { slides[index].makeRoom(clip: clip) }
      if slides[index].clips { clip = min(clip, slides[index].base.bottom) }
      rise += slides[index].result.travel
    }
  }
}

extension AvoidancePlan {
  /// Takes back what we contributed to a container, and touches nothing else.
  fileprivate mutating func takeBack(_ index: Int, _ slide: Slide) {
    switch slide.input.kind {
    case .scroll:
      let offset = min(slide.base.offset - slide.input.own, slide.offsetLimit(above: 0))
      let isNothing = abs(offset - slide.base.offset) <= AvoidancePlanner.tolerance
      let isWhole = offset == slide.base.offset - slide.input.own
      move(index, .inset, from: slide.input.ownInset, to: 0, because: .returns)
      move(
        index, .offset, from: slide.input.own,
        to: isWhole ? 0 : slide.input.own + (isNothing ? 0 : offset - slide.base.offset),
        because: isWhole ? .returns : .settles)
    case .lift, .clip, .passed:
      moveBack(index, slide)
    }
    stay(index, because: .isInPlace)
  }
}
