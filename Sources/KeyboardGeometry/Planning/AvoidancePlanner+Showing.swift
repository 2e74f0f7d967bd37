import Foundation

extension AvoidancePlanner {
  /// Shows as many targets as can be shown, or the first as well as it can be.
  mutating func show(
    _ scene: AvoidanceScene, under keyboard: KeyboardEdge, hugging: Bool,
    into plan: inout AvoidancePlan
  ) {
    let all = TargetRun(scene.targets.count, of: scene, under: keyboard, rise: 0, byFirst: 0)
    makeRoom(for: all)
    let rise = settle()
    let own = slides.first?.base.settling ?? 0
    let top = Extent(scene.visibleBounds).top
    let first = scene.targets.firstIndex { $0.rect.isReadable }
    var goal = Interval(low: 0, high: 0)
    var run = TargetRun(0, of: scene, under: keyboard, rise: rise, byFirst: own)
    var excess: CGFloat = 0

    for index in scene.targets.indices.reversed() where scene.targets[index].rect.isReadable {
      run = TargetRun(index + 1, of: scene, under: keyboard, rise: rise, byFirst: own)
      let isMoving = run.hidden > Self.tolerance || slides.contains { $0.isLifted }
      goal = self.goal(for: run, below: top, hugging: hugging, isMoving: isMoving)
      excess = solve(run, goal: goal, below: top)
      if !isMoving, slides.contains(where: { $0.willTravel }) {
        goal = self.goal(for: run, below: top, hugging: hugging, isMoving: true)
        excess = solve(run, goal: goal, below: top)
      }
      if excess <= Self.tolerance || index == first { break }
    }

    explainNeed(goal.nearest(to: 0))
    makeRoom()
    excess = self.excess(of: run, below: top)
    guard first != nil else {
      plan.outcome = .noTarget
      return
    }
    plan.targetCount = run.count
    plan.role = scene.targets[run.count - 1].role
    plan.hidden = max(0, run.hidden)
    plan.outcome =
      excess > Self.tolerance
      ? .impossible(hidden: excess) : isAtRest ? .alreadyVisible : .shown
  }

  /// Where what a scroll view holds reaches to the very end of its content, that end must be able
  /// to rise above the keyboard for as much of the gap as the content lacks.
  ///
  /// A scroll view holds the targets or the scroll view inside it; of that, the lower end of the
  /// part that shows is what counts. So the room does not depend on who has scrolled how far.
  private mutating func makeRoom(for run: TargetRun) {
    var end = run.rest
    for index in slides.indices {
      slides[index].base.gap = run.gap
      switch slides[index].input.kind {
      case .scroll where index < run.start:
        slides[index].base.room = min(run.gap, max(0, end - slides[index].base.contentEnd))
      case .scroll:
        slides[index].base.room = min(run.gap, max(0, end - slides[index].base.contentEnd))
        end = slides[index].base.bottom + run.gap
      case .lift: end -= slides[index].base.settling
      case .clip: end = min(end, slides[index].base.bottom + run.gap)
      case .passed: break
      }
    }
  }

  /// Whether every container is decided to stay where it is in the scene.
  private var isAtRest: Bool {
    slides.allSatisfy { abs($0.change) <= Self.tolerance }
  }

  /// Between which sums of travel a run of targets is where it should be.
  ///
  /// The lower end lifts it out of the keyboard, the upper end takes its top to the top of what is
  /// visible. Targets taller than the space between are well placed wherever they fill it; the two
  /// ends then change places.
  ///
  /// - Parameter isMoving: whether the gap counts. It does where anything moves: what had to be
  ///   moved does not come to rest closer to the keyboard than its gap, also where it came from
  ///   above. And it does once a view is lifted, or else planning on the result would find the
  ///   targets visible by less than their gap, let the view down, and find them hidden the next
  ///   time.
  private func goal(
    for run: TargetRun, below top: CGFloat, hugging: Bool, isMoving: Bool
  ) -> Interval {
    guard run.count > 0 else { return Interval(low: 0, high: 0) }
    let highest = run.top - top
    if hugging && run.isHugging {
      let rest = min(run.need, highest)
      return Interval(low: rest, high: rest)
    }
    guard run.hidden <= highest else { return .between(run.hidden, highest) }
    return Interval(low: isMoving ? min(run.need, highest) : run.hidden, high: highest)
  }

  /// Finds the shortest way to bring a run of targets into view, and writes it into the slides.
  ///
  /// Let `Pᵢ` be the sum of the travel of containers 0…i. Scroll view `i` shows the targets if `Pᵢ`
  /// lies in its *tube*; the keyboard and the bounds leave them visible if the last sum lies in
  /// `goal`.
  ///
  /// Outwards, each tube is narrowed to what can be reached at all, or to the nearest to it: so an
  /// inner container's view of the target is never given up for an outer one's. Inwards, each gets
  /// an *aim*: the sums in its tube that leave the others least to do. A walk from 0 that steps to
  /// the nearest point of each aim is then a shortest one, and moves as early as any.
  ///
  /// A first container that is itself to be seen only has to show what is inside it.
  ///
  /// - Returns: by how many points the worst-placed edge is still out of view.
  mutating func solve(_ run: TargetRun, goal: Interval, below top: CGFloat) -> CGFloat {
    let around = slides.indices.dropFirst(run.start)
    for index in slides.indices.prefix(run.start) {
      slides[index].result.travel = slides[index].travelToShow(run.inside)
    }
    var reach = Interval(low: 0, high: 0)
    for index in around {
      reach = reach + slides[index].base.range
      if slides[index].clips {
        reach = reach.restricted(to: slides[index].view(of: run))
      }
      slides[index].result.tube = reach
    }

    var aim = reach.restricted(to: goal)
    for index in around.reversed() {
      aim = slides[index].result.tube.restricted(to: aim)
      slides[index].result.aim = aim
    }

    var sum: CGFloat = 0
    for index in around {
      let range = slides[index].base.range
      let steps = Interval(low: sum + range.low, high: sum + range.high)
      let next = steps.restricted(to: slides[index].result.tube)
        .nearest(to: slides[index].result.aim.nearest(to: sum))
      slides[index].result.travel = next - sum
      sum = next
    }
    return excess(of: run, below: top)
  }

  /// By how many points the worst-placed edge of a run of targets is out of view, with the travel
  /// decided.
  private func excess(of run: TargetRun, below top: CGFloat) -> CGFloat {
    guard run.count > 0 else { return 0 }
    let around = slides.dropFirst(run.start)
    let total = around.reduce(0) { $0 + $1.result.travel }
    var excess = max(0, run.hidden - total, total - (run.top - top))
    if run.start > 0, let first = slides.first, let inside = run.inside {
      excess = max(excess, first.excess(inside.top, inside.bottom, after: first.result.travel))
    }
    var sum: CGFloat = 0
    for slide in around {
      sum += slide.result.travel
      if slide.clips {
        excess = max(excess, slide.excess(run.top, run.bottom, after: sum))
      }
    }
    return excess
  }

  /// Notes for each container what was still to be done when its turn came.
  private mutating func explainNeed(_ total: CGFloat) {
    var rest = total
    for index in slides.indices {
      slides[index].result.needed = rest
      rest -= slides[index].result.travel
    }
  }
}

extension Slide {
  /// For which sums of travel, this container's included, a scroll view shows the targets; if it is
  /// less tall than they are, for which they fill it.
  fileprivate func view(of run: TargetRun) -> Interval {
    .between(run.bottom - base.bottom, run.top - base.top)
  }

  /// The least travel after which a scroll view shows what is inside it.
  fileprivate func travelToShow(_ inside: (top: CGFloat, bottom: CGFloat)?) -> CGFloat {
    guard clips, let inside else { return base.range.nearest(to: 0) }
    let view = Interval.between(inside.bottom - base.bottom, inside.top - base.top)
    return base.range.restricted(to: view).nearest(to: 0)
  }

  /// How far two edges lie outside what a scroll view shows, after they have travelled.
  fileprivate func excess(_ top: CGFloat, _ bottom: CGFloat, after travel: CGFloat) -> CGFloat {
    guard clips else { return 0 }
    return max(
      bottom - travel - base.bottom - result.risen, base.top + result.risen - (top - travel))
  }

  /// How far the container moves from where the scene has it, apart from what it does by itself.
  fileprivate var change: CGFloat {
    switch input.kind {
    case .scroll: base.settling + result.travel
    case .lift(let rate): result.travel - input.own * rate
    case .clip, .passed: 0
    }
  }

  /// Whether we have moved this container and may take it back: a lift, or a tentative offset.
  fileprivate var isLifted: Bool {
    switch input.kind {
    case .lift: abs(input.own) > AvoidancePlanner.tolerance
    case .scroll: !input.isPaging && abs(input.tentative) > AvoidancePlanner.tolerance
    case .clip, .passed: false
    }
  }

  fileprivate var willTravel: Bool { abs(result.travel) > AvoidancePlanner.tolerance }
}
