import Foundation

extension AvoidancePlanner {
  /// Plans to show as many targets as possible, or as much of the first target as possible.
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

  /// Sets the extra inset of each scroll view, in points. If a target lies at the very end of the
  /// content, the target can keep its gap only if that end can be scrolled above the keyboard by
  /// the gap. An app may also place a target below the end of the content. The end then has to be
  /// scrolled further up, by the distance from there to the target's lower edge.
  ///
  /// A scroll view contains either the targets or an inner scroll view. For an outer scroll view,
  /// only the lower end of the inner one's visible part matters. So the extra inset does not depend
  /// on the current content offsets.
  private mutating func makeRoom(for prefix: TargetPrefix) {
    var end = prefix.rest
    for index in states.indices {
      states[index].gap = prefix.gap
      if !states[index].clips {
        end -= states[index].rise
      } else if states[index].scrolls {
        let extraInset = max(0, end - states[index].contentEnd)
        // If the first container is the text view itself, `end` is below its frame, not its text.
        let below = index < prefix.start ? 0 : states[index].visibleBelowContent
        states[index].extraInset = min(prefix.gap + below, extraInset)
        if index >= prefix.start { end = states[index].bottom + prefix.gap }
      } else {
        end = min(end, states[index].bottom + prefix.gap)
      }
    }
  }

  /// Returns the interval in which the total movement by all containers must lie to make the first
  /// targets visible.
  ///
  /// With the lowest value of the interval, the targets end up just above the keyboard. With the
  /// highest value, their top ends up at the top of the visible part. If the targets are taller
  /// than the visible part, every value with which they fill that part is good. The two limits are
  /// then swapped.
  ///
  /// - Parameter isMoving: Whether to include the gap. The gap is included whenever something
  ///   moves: a target that had to move rests at least its gap above the keyboard, even if it came
  ///   from above. The gap is also included if a view is already lifted. Otherwise the next plan
  ///   would find the targets visible, but by less than their gap, and would lower the view. The
  ///   plan after that would find the targets hidden again.
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
  /// `Pᵢ` lies in a certain interval. The targets are clear of the keyboard and inside the bounds
  /// if the last sum lies in `goal`.
  ///
  /// The first pass goes outwards and reduces each interval to the sums that can be reached, or to
  /// the reachable sum nearest to the interval. An inner container therefore never stops showing
  /// the target for the sake of an outer container. The second pass goes inwards and gives each
  /// container a *goal*: the reachable sums that leave the least travel to the other containers.
  /// From 0, we then step to the nearest point of each goal in turn. No other way is shorter. Of
  /// equally short ways, this one moves the inner containers as far as possible.
  ///
  /// If the first container is itself a target, it only has to show the targets inside it.
  ///
  /// - Returns: How far the targets are still out of view, in points. If several edges are out of
  ///   view, the greatest distance counts.
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

  /// Returns how far the first targets are out of view after all containers have moved, in points.
  /// If several edges are out of view, the greatest distance counts.
  private func excess(of prefix: TargetPrefix) -> CGFloat {
    var excess: CGFloat = 0
    if prefix.start > 0, !states.isEmpty {
      let edges = states[0].clear(prefix.inside)
      excess = states[0].excess(of: edges, after: states[0].travel)
    }
    var sum: CGFloat = 0
    var edges = prefix.edges
    // We iterate by index. A state is large, and a loop over the states would copy each of them.
    for index in min(prefix.start, states.count)..<states.count {
      sum += states[index].travel
      edges = states[index].clear(edges)
      excess = max(excess, states[index].excess(of: edges, after: sum))
    }
    return max(0, excess, prefix.hidden - sum, sum - prefix.highest)
  }

  /// Records for each container how far up the targets still had to move before this container
  /// moved.
  private mutating func explainNeed(_ total: CGFloat) {
    var rest = total
    for index in states.indices {
      states[index].needed = rest
      rest -= states[index].travel
    }
  }
}

extension ContainerState {
  /// Returns the interval of movements for which the container shows the targets, in points up. A
  /// movement is the sum over this container and all containers inside it. For targets taller than
  /// the container, the interval contains the movements for which the targets fill the container.
  fileprivate func view(of edges: TargetPrefix.Edges) -> Interval {
    clips ? .between(edges.bottom - bottom, edges.top - top) : .everything
  }

  /// Returns the edges of the targets, extended by the heights of this container's floating headers
  /// and footers. The extended edges must fit into this container and into each container around
  /// it.
  fileprivate func clear(_ edges: TargetPrefix.Edges) -> TargetPrefix.Edges {
    (edges.top - floating.top, edges.bottom + floating.bottom)
  }

  /// Returns how far two edges lie outside the visible part of a clipping container, in points.
  ///
  /// - Parameter sum: The total movement by this container and by all containers inside it, in
  ///   points up.
  fileprivate func excess(of edges: TargetPrefix.Edges, after sum: CGFloat) -> CGFloat {
    guard clips else { return 0 }
    return max(edges.bottom - sum - bottom - risen, top + risen - (edges.top - sum))
  }

  /// How far up this container moves its contents in the plan, in points. Excludes movements that
  /// happen without us, such as those of a sheet.
  fileprivate var change: CGFloat { (target - own) * rate }

  /// True if we have moved this container and the plan may move it back. The plan may undo any
  /// lift, and the scrolling of the keyboard's current motion.
  fileprivate var isLifted: Bool {
    refusal == nil && abs(tentative) > AvoidancePlanner.tolerance
  }

  /// Whether the container moves at all. Also true if it only scrolls back into a range that a
  /// smaller inset has reduced.
  fileprivate var willTravel: Bool {
    abs(travel) > AvoidancePlanner.tolerance || fallback < -AvoidancePlanner.tolerance
  }
}
