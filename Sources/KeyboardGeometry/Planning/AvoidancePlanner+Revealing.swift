import Foundation

extension AvoidancePlanner {
  /// Shows as many targets as possible, or as much of the first one as possible.
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

  /// Finds the extra inset of each scroll view. A target at the very end of the content can keep
  /// its gap only if that end can be scrolled above the keyboard by the gap.
  ///
  /// A scroll view holds either the targets or an inner scroll view. Only the lower end of an inner
  /// one's visible part counts. The extra inset therefore does not depend on the current scroll
  /// offsets.
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

  /// Returns the interval of travel sums that bring the first targets into place.
  ///
  /// The lower end lifts them out of the keyboard; the upper end takes their top to the top of the
  /// visible part. Targets taller than the visible part are well placed wherever they fill it, and
  /// the two ends are then swapped.
  ///
  /// - Parameter isMoving: whether the gap counts. It counts whenever something moves: a target
  ///   that had to move rests at least its gap above the keyboard, even if it came from above. It
  ///   also counts once a view is lifted. Otherwise planning on the result would find the targets
  ///   visible by less than their gap and lower the view. The next plan would then find them hidden
  ///   again.
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
  /// `Pᵢ` lies in an interval. They are clear of the keyboard and inside the bounds if the last
  /// sum lies in `goal`.
  ///
  /// The first pass goes outwards. It narrows each interval to its *reachable* part, or to the
  /// reachable point nearest to it. An inner container's view of the target is therefore never
  /// given up for an outer one's. The second pass goes inwards. It gives each container a *goal*:
  /// the reachable sums that leave the least to the others. A walk from 0 that steps to the nearest
  /// point of each goal is then a shortest one. No shortest walk moves earlier.
  ///
  /// If the first container is itself a target, it only has to show the targets inside it.
  ///
  /// - Returns: the number of points by which the worst-placed edge is still out of view.
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

  /// Returns the number of points by which the worst-placed edge of the first targets is out of
  /// view after the decided travel.
  private func excess(of prefix: TargetPrefix) -> CGFloat {
    var excess: CGFloat = 0
    if prefix.start > 0, !states.isEmpty {
      let edges = states[0].clear(prefix.inside)
      excess = states[0].excess(of: edges, after: states[0].travel)
    }
    var sum: CGFloat = 0
    var edges = prefix.edges
    // We iterate by index, because a state is large and a loop over the states copies each of them.
    for index in min(prefix.start, states.count)..<states.count {
      sum += states[index].travel
      edges = states[index].clear(edges)
      excess = max(excess, states[index].excess(of: edges, after: sum))
    }
    return max(0, excess, prefix.hidden - sum, sum - prefix.highest)
  }

  /// Records for each container how much movement was still needed before it moved.
  private mutating func explainNeed(_ total: CGFloat) {
    var rest = total
    for index in states.indices {
      states[index].needed = rest
      rest -= states[index].travel
    }
  }
}

extension ContainerState {
  /// Returns the travel sums, including this container's travel, for which it shows the targets.
  /// For targets taller than the container, these are the sums for which the targets fill it.
  fileprivate func view(of edges: TargetPrefix.Edges) -> Interval {
    clips ? .between(edges.bottom - bottom, edges.top - top) : .everything
  }

  /// Returns the edges, extended by the heights of this container's floating headers and footers.
  /// The extended edges must fit into this container and into each container around it.
  fileprivate func clear(_ edges: TargetPrefix.Edges) -> TargetPrefix.Edges {
    (edges.top - floating.top, edges.bottom + floating.bottom)
  }

  /// Returns how far two edges lie outside the visible part of a clipping container after the given
  /// travel.
  fileprivate func excess(of edges: TargetPrefix.Edges, after sum: CGFloat) -> CGFloat {
    guard clips else { return 0 }
    return max(edges.bottom - sum - bottom - risen, top + risen - (edges.top - sum))
  }

  /// How far the container moves from its position in the scene, without its automatic adjustment.
  fileprivate var change: CGFloat { (target - own) * rate }

  /// Whether we have moved this container and may take it back: a lift, or a tentative offset.
  fileprivate var isLifted: Bool {
    refusal == nil && abs(tentative) > AvoidancePlanner.tolerance
  }

  /// Whether the container moves at all, even if only back into a range that an inset has reduced.
  fileprivate var willTravel: Bool {
    abs(travel) > AvoidancePlanner.tolerance || fallback < -AvoidancePlanner.tolerance
  }
}
