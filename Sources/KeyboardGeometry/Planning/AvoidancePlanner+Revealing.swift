import Foundation

extension AvoidancePlanner {
  /// Plans to show as many of the targets as possible. Targets are the rects that should be
  /// visible, most important first, such as the caret and the field. If not even the first one
  /// fits, plans to show as much of it as possible.
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
    stayIfHiddenFurtherDown(prefix)
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

  /// Calculates by how many points each scroll view must be able to scroll beyond the end of its
  /// content. A target (such as the caret) at the very end of the content needs this extra inset to
  /// keep its gap above the keyboard.
  ///
  /// If a scroll view contains another scroll view, the outer extra inset depends on the lower edge
  /// of the inner scroll view, and not on the target. So the outer extra inset stays the same when
  /// the inner scroll view scrolls.
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

  /// Returns how far up all containers together must move the targets in `prefix` to make them
  /// visible, as an interval in points. A target is a rect that should be visible, such as the
  /// caret. `prefix` contains the most important targets of the scene.
  ///
  /// The interval depends on whether the targets fit into the visible area above the keyboard:
  /// 1. They fit: a movement by `low` puts their lower edge just above the keyboard. A movement by
  ///    `high` puts their upper edge at the top of the visible area.
  /// 2. They are too tall: a movement by `low` puts their upper edge at the top of the visible
  ///    area. A movement by `high` puts their lower edge just above the keyboard. After any
  ///    movement in between, the targets fill the visible area.
  ///
  /// - Parameters:
  ///   - hugging: Whether the distance between the targets and the keyboard has to be exactly the
  ///     gap. If so, `low` and `high` are equal.
  ///   - isMoving: Whether anything moves, or a view is already lifted. If so, the targets have to
  ///     keep their gap above the keyboard. If not, it is enough that the targets are visible. A
  ///     lifted view counts: otherwise the plan would drop the lift as soon as the targets were
  ///     just visible without it, and the gap would be lost.
  private func goal(for prefix: TargetPrefix, hugging: Bool, isMoving: Bool) -> Interval {
    let highest = prefix.highest
    if hugging, prefix.rest > -.infinity {
      let rest = min(prefix.need, highest)
      return Interval(low: rest, high: rest)
    }
    guard prefix.hidden <= highest else { return .between(prefix.hidden, highest) }
    return Interval(low: isMoving ? min(prefix.need, highest) : prefix.hidden, high: highest)
  }

  /// Finds the shortest way to bring the targets in `prefix` into view, and stores the movement of
  /// each container in its `travel`. A target is a rect that should be visible, such as the caret.
  /// `prefix` contains the most important targets of the scene.
  ///
  /// Let `Pᵢ` be the sum of the travel of containers 0…i, innermost first. Scroll view `i`
  /// shows the targets if `Pᵢ` lies in a certain interval. The targets are clear of the keyboard
  /// if the last sum lies in `goal`. We find the way in three steps:
  /// 1. From the inside out, we find for each container the sums that can be reached and that show
  ///    the targets in the container. If there are none, we take the reachable sum that comes
  ///    nearest. So an inner scroll view never hides the targets to help an outer one.
  /// 2. From the outside in, we narrow the sums of each container to those that leave the least
  ///    travel to the outer containers. The result is the container's own `goal`. For the outermost
  ///    container, the parameter `goal` narrows the sums.
  /// 3. From the inside out, we start at 0 and step to the nearest point of each container's goal.
  ///    No other way is shorter. Of equally short ways, this one moves the inner containers as far
  ///    as possible.
  ///
  /// For example, a scroll view can travel 0...30 points, the view around it 0...200, and `goal` is
  /// 120...150:
  /// 1. The sums of the scroll view are 0...30, and those of the view around it are 0...230.
  /// 2. The goal of the outer view is 120...150. The goal of the scroll view is 30, the sum that is
  ///    nearest to 120.
  /// 3. The scroll view travels 30 points, and the view around it 90.
  ///
  /// The first container may be a text view that is itself a target. This text view only has to
  /// show the targets inside it, such as the caret.
  ///
  /// - Returns: How far the targets are still out of view, in points.
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

  /// Returns how far the targets in `prefix` (the most important ones of the scene) are out of view
  /// once all containers have moved as planned, in points. The targets may be outside a scroll
  /// view, below the keyboard's top or above the visible area. The greatest of these distances
  /// counts.
  private func excess(of prefix: TargetPrefix) -> CGFloat {
    var excess: CGFloat = 0
    if prefix.start > 0, !states.isEmpty {
      let edges = states[0].clear(prefix.inside)
      excess = states[0].excess(of: edges, after: states[0].travel)
    }
    var sum: CGFloat = 0
    var edges = prefix.edges
    // Iterate over indices. A state is large, and a loop over the states would copy each of them.
    for index in min(prefix.start, states.count)..<states.count {
      sum += states[index].travel
      edges = states[index].clear(edges)
      excess = max(excess, states[index].excess(of: edges, after: sum))
    }
    return max(0, excess, prefix.hidden - sum, sum - prefix.highest)
  }

  /// Plans no movement if the targets would move down, and would then be completely below the
  /// keyboard's top. For example, a field is above the top edge of a card that clips its content,
  /// and the keyboard covers the whole card. Moving the field down into the card would show
  /// nothing.
  private mutating func stayIfHiddenFurtherDown(_ prefix: TargetPrefix) {
    let around = min(prefix.start, states.count)..<states.count
    let sum = around.reduce(0) { $0 + states[$1].travel }
    let height = prefix.edges.bottom - prefix.edges.top
    // A caret may have a height of 0. Without the tolerance, a caret exactly at the keyboard's top
    // would count as completely hidden.
    guard prefix.rest > -.infinity, sum < -Self.tolerance,
      prefix.hidden - sum >= max(height, Self.tolerance)
    else { return }
    for index in around { states[index].travel = states[index].range.nearest(to: 0) }
  }

  /// Stores for each container how far up the edited text still had to move after all inner
  /// containers had moved it. The explanation for the developer reports this distance.
  private mutating func explainNeed(_ total: CGFloat) {
    var rest = total
    for index in states.indices {
      states[index].needed = rest
      rest -= states[index].travel
    }
  }
}

extension ContainerState {
  /// Returns the distances by which the targets can move up so that this container shows them, as
  /// an interval in points. A distance is the sum of the movements of this container and of all
  /// containers inside it.
  ///
  /// If the targets are taller than the container, they fill the container after a movement by any
  /// of these distances. A container that does not clip allows every distance.
  fileprivate func view(of edges: TargetPrefix.Edges) -> Interval {
    clips ? .between(edges.bottom - bottom, edges.top - top) : .everything
  }

  /// Returns the edges of the targets, extended by the heights of the headers and footers that
  /// float over this container's content. The extended edges have to fit into this container and
  /// into all its superviews.
  fileprivate func clear(_ edges: TargetPrefix.Edges) -> TargetPrefix.Edges {
    (edges.top - floating.top, edges.bottom + floating.bottom)
  }

  /// Returns by how many points two edges lie outside the visible part of a container that clips
  /// its content. 0 for a container that does not clip.
  ///
  /// - Parameter sum: How far up this container and all containers inside it move the edges, in
  ///   points.
  fileprivate func excess(of edges: TargetPrefix.Edges, after sum: CGFloat) -> CGFloat {
    guard clips else { return 0 }
    let (top, bottom) = (top + riseOfSuperviews, bottom + riseOfSuperviews)
    return max(edges.bottom - sum - bottom, top - (edges.top - sum))
  }

  /// How far up this container moves its contents in the plan, from their current position, in
  /// points. Does not include movements that happen without us (`selfAdjustment`).
  fileprivate var change: CGFloat { (target - own) * rate }

  /// True if we have moved this container and the plan may move it back. The plan may undo every
  /// lift, but only the scrolling that we did during the keyboard's present motion.
  fileprivate var isLifted: Bool {
    refusal == nil && abs(tentative) > AvoidancePlanner.tolerance
  }

  /// Whether the plan moves the contents of the container. Also true if the contents only scroll
  /// back, because a smaller inset has reduced the scroll range.
  fileprivate var willTravel: Bool {
    abs(travel) > AvoidancePlanner.tolerance || clampedRise < -AvoidancePlanner.tolerance
  }
}
