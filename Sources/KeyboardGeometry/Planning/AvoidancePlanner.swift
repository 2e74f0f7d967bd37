import Foundation

/// Decides how far views must move to keep the edited text visible.
///
/// The superviews of the text form a chain. Some of them can move the text up or down: a scroll
/// view by its offset, a lifted view by its frame, a constrained view by a constraint's constant.
/// We call these views *containers*. The *travel* of a container is how far it moves the text.
///
/// Let `Pᵢ` be the total travel of the containers up to the `i`-th, innermost first. The text is
/// visible in scroll view `i` if `Pᵢ` lies in a certain interval, for example 40...120 points.
/// The text is above the keyboard if the sum of all travel lies in another interval.
///
/// So the planner searches for the shortest walk from 0 through a row of intervals, one for each
/// `Pᵢ`. A step of the walk is the travel of one container, and has a limited length. The length
/// of the walk is the sum of all steps. Of equally short walks, the planner chooses the walk that
/// moves the inner containers as far as possible. Three passes over the chain find this walk
/// exactly, in time proportional to the length of the chain.
///
/// The bottom insets depend on the travel. After all movements, the keyboard may still cover a part
/// of a scroll view. The height of this part is the scroll view's inset. If such an inset changes
/// the scroll range, the planner starts again with the new range.
///
/// With the new insets, the planner's walk is still the shortest if two conditions hold:
/// 1. The content of each scroll view encloses the views inside the scroll view.
/// 2. If an outer scroll view ends above the keyboard, no scroll view inside it extends below its
///    lower edge.
///
/// In every case, the plan reports correctly whether the text will be visible.
///
/// A planner keeps its allocated memory. Once it has planned for one chain, it allocates nothing
/// for another chain of the same length.
package struct AvoidancePlanner: Sendable {
  /// The greatest difference, in points, that is treated as a rounding error and not worth a move.
  static let tolerance: CGFloat = 1 / 1024

  var states: [ContainerState] = []

  package init() {}

  /// Writes the plan for `scene` into `plan`. Replaces the contents of `plan` and reuses its
  /// memory. The cost is proportional to the number of containers and of targets.
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
      // Only now do we know how far the superviews of a scroll view move it, and which inset it
      // needs. But we have already clamped its content offset to a range that depends on the inset.
      // So we plan again with the new range.
      var triesLeft = states.count
      while triesLeft > 0, states.contains(where: { $0.limitForNextAttempt != nil }) {
        triesLeft -= 1
        states.begin(scene, under: keyboard, isAgain: true)
        reveal(scene, under: keyboard, hugging: behavior == .hug, into: &plan)
      }
    }
    for index in states.indices { states[index].report(index, behavior, into: &plan) }
  }

  /// Calculates the *base*: the positions of all containers from which the plan measures movements.
  /// In the base, our lifts are undone, and so is the scrolling that the plan may undo. Movements
  /// that UIKit or the app will make without us are already done. For example, a view that the app
  /// has constrained to the keyboard layout guide is where UIKit will move it. Goes from the
  /// outermost container inwards, because a container moves everything inside it.
  ///
  /// - Returns: How far the base position of the innermost content is above its current position,
  ///   in points.
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

  /// Lifts each view until its lower edge is at least `gap` points above the keyboard. Gives each
  /// scroll view an inset, so that the user can scroll the end of its content to the same height.
  /// Goes from the outermost container inwards, so that an inner container does not repeat the
  /// movement of an outer one.
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

  /// Sets the bottom insets of all scroll views once all movements are known, and clamps the
  /// content offsets to the resulting ranges. Goes from the outermost scroll view inwards.
  mutating func makeRoom() {
    var rise: CGFloat = 0
    var clip = CGFloat.infinity
    for index in states.indices.reversed() {
      states[index].rise(by: rise)
      states[index].riseOfSuperviews = rise
      states[index].makeRoom(clip: clip)
      if states[index].clips { clip = min(clip, states[index].bottom) }
      rise += states[index].travel
    }
  }
}

extension [ContainerState] {
  /// Copies the values of the scene's containers into the existing states. Reuses the states,
  /// because a state is large and a copy of it would cost more than reading the container.
  fileprivate mutating func begin(
    _ scene: AvoidanceScene, under keyboard: KeyboardEdge?, isAgain: Bool = false
  ) {
    if count > scene.containers.count { removeLast(count - scene.containers.count) }
    while count < scene.containers.count { append(ContainerState()) }
    for index in indices {
      self[index].begin(
        scene.containers[index], under: keyboard,
        insetsOnly: scene.freedom.isInsetsOnly, isAgain: isAgain)
    }
  }
}
