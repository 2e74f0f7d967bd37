import Foundation

/// Decides how far views must move to keep the edited text visible.
///
/// The containers around the text form a chain. Each container can only *travel* up or down: a
/// scroll view by its offset, a lifted view by its frame, a constraint by its constant. Let `Pᵢ`
/// be the total travel of the containers up to the `i`-th. The text is visible in scroll view `i`
/// if `Pᵢ` lies in a certain interval. The text is above the keyboard if the sum of all travel
/// lies in another interval.
///
/// Planning therefore means to find the shortest walk from 0 through a row of intervals with
/// limited steps. If several walks are equally short, the planner chooses the one in which inner
/// containers move as far as possible. Two passes over the chain find this walk exactly, in time
/// proportional to the length of the chain.
///
/// The planner does not choose the insets, because they follow from the travel. Each scroll view
/// gets the height that the keyboard still covers in its final position. If the inset changes the
/// scroll range, the planner starts again with the new range.
///
/// The walk is a shortest one if two conditions hold. The content of each scroll view encloses the
/// views inside it. No scroll view reaches below another one that ends above the keyboard. For
/// every chain, the plan reports correctly whether the targets will be visible.
///
/// A planner keeps its working memory. Once it has planned for a chain, it allocates nothing for
/// another chain of the same length.
package struct AvoidancePlanner: Sendable {
  /// The greatest difference, in points, that is treated as a rounding error and not worth a move.
  static let tolerance: CGFloat = 1 / 1024

  var states: [ContainerState] = []

  package init() {}

  /// Writes the plan for `scene` into `plan`. Replaces the contents of `plan` and reuses its
  /// memory. The cost is linear in the number of containers and of targets.
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
    guard scene.isEdited, isCovered || scene.freedom.isInsetsOnly || scene.losesTarget(by: plan)
    else { return }
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
      // A scroll view that rises with the containers around it needs a smaller inset, and its
      // scroll range is shorter. A scroll view that sinks needs a larger inset. But we had to clamp
      // the offset to the scroll range before we knew how far the scroll view moves. So we plan
      // again with the limit that we have found.
      var triesLeft = states.count
      while triesLeft > 0, states.contains(where: { $0.foundLimit != nil }) {
        triesLeft -= 1
        states.begin(scene, under: keyboard, isAgain: true)
        reveal(scene, under: keyboard, hugging: behavior == .hug, into: &plan)
      }
    }
    for index in states.indices { states[index].report(index, behavior, into: &plan) }
  }

  /// Moves all containers to the base: the geometry without our lifts, from which movements are
  /// measured. Goes from the outermost container inwards, because a container moves everything
  /// inside it.
  ///
  /// - Returns: How far the innermost contents have moved up from the scene to the base, in points.
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

  /// Keeps each container's lower edge `gap` points above the keyboard. Goes from the outermost
  /// container inwards, so that an inner container does not repeat the movement of an outer one.
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

  /// Sets the insets once all movements are known, and clamps the offsets to the resulting ranges.
  /// Goes from the outermost container inwards.
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
  /// Reads the scene's containers into the existing states. A state is large, so copying each state
  /// would cost more than reading it.
  fileprivate mutating func begin(
    _ scene: AvoidanceScene, under keyboard: KeyboardEdge?, isAgain: Bool = false
  ) {
    if count > scene.containers.count { removeLast(count - scene.containers.count) }
    while count < scene.containers.count { append(ContainerState()) }
    for index in indices {
      self[index].begin(
        scene.containers[index], under: keyboard, isHeld: scene.freedom.isInsetsOnly,
        isAgain: isAgain)
    }
  }
}
