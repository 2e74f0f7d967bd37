import Foundation

/// Decides which views must move to keep the edited text visible.
///
/// The containers around a target form a chain. Each of them can only *travel*: a scroll view by
/// its offset, a lift by its frame, a constraint by its constant. Write `Pᵢ` for the total travel
/// of the first containers up to the `i`-th. The target lies in the visible part of scroll view `i`
/// if `Pᵢ` lies in an interval. It lies above the keyboard if the sum of all travel lies in
/// another interval. Planning therefore means finding the shortest walk from 0 through a row of
/// intervals with limited steps. Of all the shortest walks it chooses the one that walks earliest:
/// innermost first. Two passes over the chain find it exactly, in time proportional to its length.
///
/// The planner does not choose the insets; they follow from the travel. Each scroll view gets the
/// height that the keyboard still covers in its final position. If this changes its scroll range,
/// planning starts again with the new range.
///
/// The walk is a shortest one under two conditions. The content of each scroll view encloses the
/// views inside it. No scroll view sticks out below another that ends above the keyboard. For every
/// chain, the plan reports correctly whether the targets will be visible.
///
/// A planner keeps its working memory. It allocates nothing once it has planned for a chain of the
/// same length.
package struct AvoidancePlanner: Sendable {
  /// Differences of at most this size, in points, are rounding and not worth a move.
  static let tolerance: CGFloat = 1 / 1024

  var states: [ContainerState] = []

  package init() {}

  /// Writes the plan for `scene` into `plan`, replacing its contents and reusing its memory. The
  /// cost is linear in the number of containers and of targets.
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
      // A scroll view that rises with the containers around it needs less of an inset and has a
      // shorter range; one that sinks needs more. We must know first how far its offset returns
      // into that range, so we plan again with the limit that we found.
      var triesLeft = states.count
      while triesLeft > 0, states.contains(where: { $0.foundLimit != nil }) {
        triesLeft -= 1
        states.begin(scene, under: keyboard, isAgain: true)
        reveal(scene, under: keyboard, hugging: behavior == .hug, into: &plan)
      }
    }
    for index in states.indices { states[index].report(index, behavior, into: &plan) }
  }

  /// Takes the base geometry. Goes outermost first, because a container moves everything inside it.
  ///
  /// - Returns: how far the base of the innermost contents is above the scene.
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

  /// Keeps each container's lower edge `gap` above the keyboard. Goes outermost first, so that an
  /// inner container does not repeat the adjustment of an outer one.
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

  /// Decides the insets once all travel is known, and clamps the offsets to the resulting ranges.
  /// Goes outermost first.
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
  /// Reads the scene into the existing states. A state is large, and copying each costs more than
  /// reading it.
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
