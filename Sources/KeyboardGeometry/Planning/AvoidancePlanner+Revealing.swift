import Foundation

extension AvoidancePlanner {
  /// Shows as many targets as can be shown, or the first as well as it can be.
  mutating func reveal(
    _ scene: AvoidanceScene, under keyboard: KeyboardEdge, hugging: Bool,
    into plan: inout AvoidancePlan
  ) {
    let all = TargetPrefix(scene.targets.count, of: scene, under: keyboard, rise: 0, byFirst: 0)
    makeRoom(for: all)
    let rise = takeBase()
    let own = states.first?.rise ?? 0
    let first = scene.targets.firstIndex { $0.rect.isReadable }
    var goal = Interval(low: 0, high: 0)
    var prefix = TargetPrefix(0, of: scene, under: keyboard, rise: rise, byFirst: own)

    for index in scene.targets.indices.reversed() where scene.targets[index].rect.isReadable {
      prefix = TargetPrefix(index + 1, of: scene, under: keyboard, rise: rise, byFirst: own)
      let isMoving = prefix.hidden > Self.tolerance || states.contains { $0.isLifted }
      goal = self.goal(for: prefix, hugging: hugging, isMoving: isMoving)
      var excess = solve(prefix, goal: goal)
      if !isMoving, states.contains(where: { $0.willTravel }) {
        goal = self.goal(for: prefix, hugging: hugging, isMoving: true)
        excess = solve(prefix, goal: goal)
      }
      if excess <= Self.tolerance || index == first { break }
    }

    explainNeed(goal.nearest(to: 0))
    makeRoom()
    guard first != nil else { return }
    let excess = self.excess(of: prefix)
    plan.targetCount = prefix.count
    plan.role = scene.targets[prefix.count - 1].role
    plan.hidden = max(0, prefix.hidden)
    let isAtRest = states.allSatisfy { abs($0.change) <= Self.tolerance }
    plan.outcome =
      excess > Self.tolerance
      ? .impossible(hidden: excess) : isAtRest ? .alreadyVisible : .shown
  }

  /// Finds the extra inset of each scroll view. A target that ends at the very end of the content
  /// can keep its gap only if that end can be scrolled above the keyboard by as much.
  ///
  /// A scroll view holds the targets or the scroll view inside it; of that, the lower end of the
  /// part that shows is what counts. So the room does not depend on who has scrolled how far.
  private mutating func makeRoom(for prefix: TargetPrefix) {
    var end = prefix.rest
    for index in states.indices {
      states[index].gap = prefix.gap
      if !states[index].clips {
        end -= states[index].rise
      } else if states[index].scrolls {
        states[index].extraInset = min(prefix.gap, max(0, end - states[index].contentEnd))
        if index >= prefix.start { end = states[index].bottom + prefix.gap }
      } else {
        end = min(end, states[index].bottom + prefix.gap)
      }
    }
  }

  /// Between which sums of travel the first targets are where they should be.
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
  private func goal(for prefix: TargetPrefix, hugging: Bool, isMoving: Bool) -> Interval {
    let highest = prefix.highest
    if hugging, prefix.rest > -.infinity {
      let rest = min(prefix.need, highest)
      return Interval(low: rest, high: rest)
    }
    guard prefix.hidden <= highest else { return .between(prefix.hidden, highest) }
    return Interval(low: isMoving ? min(prefix.need, highest) : prefix.hidden, high: highest)
  }

  /// Finds the shortest way to bring the first targets into view, and writes it into the states.
  ///
  /// Let `Pᵢ` be the sum of the travel of containers 0…i. Scroll view `i` shows the targets if
  /// `Pᵢ` lies in an interval; the keyboard and the bounds leave them visible if the last sum
  /// lies in `goal`.
  ///
  /// Outwards, each interval is narrowed to what is *reachable*, or to the nearest to it: so an
  /// inner container's view of the target is never given up for an outer one's. Inwards, each gets
  /// a *goal*: the reachable sums that leave the others least to do. A walk from 0 that steps to
  /// the nearest point of each goal is then a shortest one, and moves as early as any.
  ///
  /// A first container that is itself to be seen only has to show what is inside it.
  ///
  /// - Returns: by how many points the worst-placed edge is still out of view.
  mutating func solve(_ prefix: TargetPrefix, goal: Interval) -> CGFloat {
    let inside = min(prefix.start, states.count)
    let around = inside..<states.count
    for index in 0..<inside {
      let edges = states[index].clear(prefix.inside)
      let shown = states[index].range.restricted(to: states[index].view(of: edges))
      states[index].travel = shown.nearest(to: 0)
    }
    var reach = Interval(low: 0, high: 0)
    var edges = prefix.edges
    for index in around {
      edges = states[index].clear(edges)
      reach = (reach + states[index].range).restricted(to: states[index].view(of: edges))
      states[index].goal = reach
    }

    var next = reach.restricted(to: goal)
    for index in around.reversed() {
      next = states[index].goal.restricted(to: next)
      states[index].goal = next
    }

    var sum: CGFloat = 0
    for index in around {
      let wanted = states[index].goal.nearest(to: sum) - sum
      states[index].travel = states[index].range.nearest(to: wanted)
      sum += states[index].travel
    }
    return excess(of: prefix)
  }

  /// By how many points the worst-placed edge of the first targets is out of view, with the travel
  /// decided.
  private func excess(of prefix: TargetPrefix) -> CGFloat {
    var excess: CGFloat = 0
    if prefix.start > 0, !states.isEmpty {
      let edges = states[0].clear(prefix.inside)
      excess = states[0].excess(of: edges, after: states[0].travel)
    }
    var sum: CGFloat = 0
    var edges = prefix.edges
    // By index: a state is large, and a loop over the states themselves copies each.
    for index in min(prefix.start, states.count)..<states.count {
      sum += states[index].travel
      edges = states[index].clear(edges)
      excess = max(excess, states[index].excess(of: edges, after: sum))
    }
    return max(0, excess, prefix.hidden - sum, sum - prefix.highest)
  }

  /// Notes for each container what was still to be done when its turn came.
  private mutating func explainNeed(_ total: CGFloat) {
    var rest = total
    for index in states.indices {
      states[index].needed = rest
      rest -= states[index].travel
    }
  }
}

extension ContainerState {
  /// For which sums of travel, this container's included, it shows the targets; if it is less tall
  /// than they are, for which they fill it.
  fileprivate func view(of edges: TargetPrefix.Edges) -> Interval {
    clips ? .between(edges.bottom - bottom, edges.top - top) : .everything
  }

  /// The edges with what floats over them in this container: all of that has to fit in, here and in
  /// each container around this one.
  fileprivate func clear(_ edges: TargetPrefix.Edges) -> TargetPrefix.Edges {
    (edges.top - floating.top, edges.bottom + floating.bottom)
  }

  /// How far two edges lie outside what a scroll view shows, after they have travelled.
  fileprivate func excess(of edges: TargetPrefix.Edges, after sum: CGFloat) -> CGFloat {
    guard clips else { return 0 }
    return max(edges.bottom - sum - bottom - risen, top + risen - (edges.top - sum))
  }

  /// How far the container moves from where the scene has it, apart from what it does by itself.
  fileprivate var change: CGFloat { (target - own) * rate }

  /// Whether we have moved this container and may take it back: a lift, or a tentative offset.
  fileprivate var isLifted: Bool {
    refusal == nil && abs(tentative) > AvoidancePlanner.tolerance
  }

  /// Whether it moves at all, be it back into a range that an inset has left.
  fileprivate var willTravel: Bool {
    abs(travel) > AvoidancePlanner.tolerance || fallback < -AvoidancePlanner.tolerance
  }
}
