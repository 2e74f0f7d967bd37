import Foundation

/// Decides what must move so that what is typed into stays visible.
///
/// The containers around a target form a chain, and all they can do for it is travel: a scroll view
/// by its offset, a lift by its frame, a constraint by its constant. Write `Pᵢ` for the travel of
/// the first containers up to the `i`-th together. That the target lies in the visible part of
/// scroll view `i` means that `Pᵢ` lies in an interval; that it lies above the keyboard means
/// that the sum of all does. So planning is finding the shortest walk from 0 through a row of
/// intervals with limited steps, and, of all the shortest, the one that walks earliest: innermost
/// first. Two passes over the chain find it exactly, in time proportional to its length.
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

  var states: [ContainerState] = []

  package init() {}

  /// Writes the plan for `scene` into `plan`, whose previous contents are dropped and whose memory
  /// is used again. Linear in the number of containers and of targets.
  package mutating func plan(
    _ scene: AvoidanceScene, for behavior: AvoidanceBehavior, into plan: inout AvoidancePlan
  ) {
    plan.begin(for: scene)
    defer {
      for index in scene.released.indices {
        var state = ContainerState()
        state.begin(scene.released[index], under: nil)
        state.report(states.count + index, behavior, into: &plan)
      }
    }
    if let keyboard = KeyboardEdge(scene) {
      plan.keyboardTop = keyboard.top + keyboard.coverHeight
      plan.coverHeight = keyboard.coverHeight
      decide(scene, under: keyboard, for: behavior, into: &plan)
      return
    }
    states.begin(scene, under: nil)
    for index in states.indices { states[index].report(index, behavior, into: &plan) }
    if case .follow = behavior { return }
    let isCovered = scene.coverHeight.orZero > 0
    guard scene.isEdited, isCovered || scene.isHeld || scene.losesTarget(by: plan) else { return }
    plan.begin(for: scene)
    decide(scene, under: KeyboardEdge(endOf: scene), for: .reveal, into: &plan)
  }

  private mutating func decide(
    _ scene: AvoidanceScene, under keyboard: KeyboardEdge, for behavior: AvoidanceBehavior,
    into plan: inout AvoidancePlan
  ) {
    plan.outcome = .noTarget
    states.begin(scene, under: keyboard)
    switch behavior {
    case .follow(let gap): follow(gap: gap.orZero.asDistance)
    case .hug, .reveal:
      reveal(scene, under: keyboard, hugging: behavior == .hug, into: &plan)
      // A scroll view that rises with what is around it needs less of an inset, and scrolls less
      // far; one that sinks needs more. What it falls back by has to be known before all else.
      var triesLeft = states.count
      while triesLeft > 0, states.contains(where: { $0.foundLimit != nil }) {
        triesLeft -= 1
        states.begin(scene, under: keyboard, isAgain: true)
        reveal(scene, under: keyboard, hugging: behavior == .hug, into: &plan)
      }
    }
    for index in states.indices { states[index].report(index, behavior, into: &plan) }
  }

  /// Takes the base geometry: outermost first, because what happens outside moves what is inside.
  ///
  /// - Returns: how far the base is above the scene, for what is innermost.
  @discardableResult
  mutating func takeBase() -> CGFloat {
    var rise: CGFloat = 0
    var clip = CGFloat.infinity
    for index in states.indices.reversed() {
      states[index].rise(by: rise)
      if states[index].scrolls {
        states[index].returnIntoRange(clip: clip)
      } else {
        states[index].rise(by: states[index].rise)
      }
      if states[index].clips { clip = min(clip, states[index].bottom) }
      rise += states[index].rise
    }
    return rise
  }

  /// Lets each container's lower edge keep `gap` above the keyboard, outermost first, so that no
  /// one makes room that another has made.
  private mutating func follow(gap: CGFloat) {
    for index in states.indices {
      states[index].gap = gap
      states[index].extraInset = gap
    }
    takeBase()
    var rise: CGFloat = 0
    for index in states.indices.reversed() {
      let overlap = max(0, states[index].bottom - rise + gap - states[index].keyboardTop)
      states[index].needed = overlap
      if !states[index].scrolls { states[index].travel = min(overlap, states[index].range.high) }
      rise += states[index].travel
    }
    makeRoom()
  }

  /// Decides the insets once all travel is known, and holds the offsets to the ranges they leave:
  /// outermost first.
  mutating func makeRoom() {
    var rise: CGFloat = 0
    var clip = CGFloat.infinity
    for index in states.indices.reversed() {
      states[index].rise(by: rise)
      states[index].risen = rise
      states[index].makeRoom(clip: clip)
      if states[index].clips { clip = min(clip, states[index].bottom) }
      rise += states[index].travel
    }
  }
}

extension [ContainerState] {
  /// Begins in place: a state is large, and to copy each costs more than to read it.
  fileprivate mutating func begin(
    _ scene: AvoidanceScene, under keyboard: KeyboardEdge?, isAgain: Bool = false
  ) {
    if count > scene.containers.count { removeLast(count - scene.containers.count) }
    while count < scene.containers.count { append(ContainerState()) }
    for index in indices {
      self[index].begin(
        scene.containers[index], under: keyboard, isHeld: scene.isHeld, isAgain: isAgain)
    }
  }
}
