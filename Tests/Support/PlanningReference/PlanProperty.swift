import Foundation
import KeyboardGeometry

/// The seven properties of every plan for every scene.
package enum PlanProperty: String, CaseIterable, Sendable {
  /// Every run of targets that can be shown is shown.
  case visible
  /// No plan with a smaller total movement shows as much.
  case least
  /// Of plans with equal movement, the plan moves the inner containers.
  case innerFirst = "inner first"
  /// A second plan, made for the result of the first, moves nothing.
  case idempotent
  /// Without a keyboard everything is as the app made it, bit for bit. The one exception keeps the
  /// edited input visible.
  case reversible
  /// A taller keyboard never lowers the same targets.
  case monotone
  /// All numbers are finite, and the plan accounts for all containers.
  case total
}

/// A property that does not hold for a scene.
package struct PlanFailure: Error, CustomStringConvertible {
  package var property: PlanProperty
  package var detail: String
  package var scene: AvoidanceScene
  package var behavior: AvoidanceBehavior

  /// The scene as Swift source, to be pasted into a test.
  package var description: String {
    """
    not \(property.rawValue): \(detail)
    \(scene.plan(for: behavior).description.split(separator: "\n").map { "// " + $0 }
      .joined(separator: "\n"))
    @Test func \(property.rawValue.replacingOccurrences(of: " ", with: "_"))Scene() throws {
      \(scene.source.replacingOccurrences(of: "\n", with: "\n  "))
      try checkPlan(for: scene, behavior: .\(behavior))
    }
    """
  }
}

/// Holds the plan for one scene to all properties that can be seen from one scene.
package func checkPlan(for scene: AvoidanceScene, behavior: AvoidanceBehavior) throws {
  var planner = AvoidancePlanner()
  var plan = AvoidancePlan()
  planner.plan(scene, for: behavior, into: &plan)
  try checkPlan(plan, for: scene, behavior: behavior, with: &planner)
}

/// Checks a plan that has already been made.
///
/// - Parameter isComparing: Whether to ask the reference planner, too. Without optimisation it
///   takes milliseconds.
package func checkPlan(
  _ plan: AvoidancePlan, for scene: AvoidanceScene, behavior: AvoidanceBehavior,
  with planner: inout AvoidancePlanner, isComparing: Bool = true
) throws {
  var check = PlanCheck(plan: plan, scene: scene, behavior: behavior, planner: planner)
  try check.total()
  try check.truthful()
  guard scene.isOrdinary, scene.applying(plan).isOrdinary else { return }
  try check.idempotent()
  try check.monotone()
  if isComparing { try check.againstReference() }
}

private struct PlanCheck {
  let plan: AvoidancePlan
  let scene: AvoidanceScene
  let behavior: AvoidanceBehavior
  var planner: AvoidancePlanner

  func fail(_ property: PlanProperty, _ detail: String) -> PlanFailure {
    PlanFailure(property: property, detail: detail, scene: scene, behavior: behavior)
  }

  func total() throws {
    for index in scene.containers.indices {
      let moves = plan.moves.filter { $0.container == index }
      let stays = plan.unchanged.filter { $0.container == index }
      guard moves.allSatisfy({ $0.to.isFinite && $0.from.isFinite }) else {
        throw fail(.total, "a move is not finite")
      }
      guard moves.isEmpty != stays.isEmpty, stays.count < 2 else {
        throw fail(.total, "container \(index) is not accounted for once")
      }
    }
  }

  /// For any scene: what the plan says is shown can be seen.
  func truthful() throws {
    guard plan.targetCount > 0, plan.showsTargets, let reference = ReferencePlanner(scene) else {
      return
    }
    let excess = reference.excess(count: plan.targetCount, after: travel)
    guard excess <= 0.01 else { throw fail(.visible, "said to be shown, but \(excess) are not") }
  }

  mutating func idempotent() throws {
    var again = AvoidancePlan()
    var result = scene.applying(plan)
    planner.plan(result, for: behavior, into: &again)
    // If the targets cannot be shown whole, the plan may need up to eight more rounds to come to
    // rest.
    if !plan.showsTargets {
      for _ in 0..<8 where !again.isEmpty {
        result = result.applying(again)
        planner.plan(result, for: behavior, into: &again)
      }
    }
    guard again.isEmpty else { throw fail(.idempotent, "again: \(again.moves)") }
  }

  mutating func monotone() throws {
    guard var keyboard = scene.keyboard, plan.keyboardTop != nil, plan.targetCount > 0 else {
      return
    }
    keyboard.origin.y -= SceneGenerator.unit
    var taller = scene
    taller.keyboard = keyboard
    var other = AvoidancePlan()
    planner.plan(taller, for: behavior, into: &other)
    guard other.targetCount == plan.targetCount, other.showsTargets, plan.showsTargets else {
      return
    }
    let before = scene.applying(plan).targets[0].rect.minY
    let after = taller.applying(other).targets[0].rect.minY
    guard after <= before + 0.01 else {
      throw fail(.monotone, "\(before), and \(after) under a taller keyboard")
    }
  }

  /// How far each container moves: see `ReferencePlanner.Best`.
  private var travel: [CGFloat] {
    scene.containers.indices.map { index in
      let container = scene.containers[index]
      guard container.refusal == nil else { return 0 }
      let move = plan.move(of: container.quantity, container: index)
      return container.quantity == .offset
        ? (move?.change ?? 0) + container.revocable : (move?.to ?? container.own) * container.rate
    }
  }

  /// Checks that a plan without a keyboard takes everything back. Two exceptions: the edited input
  /// would go out of sight, or a view covers the lower edge.
  private func withoutKeyboard() throws {
    var unedited = scene
    unedited.isEdited = false
    let back = unedited.plan(for: behavior)
    guard back.outcome == .noKeyboard else { throw fail(.visible, "there is no keyboard") }
    let isLost =
      scene.isEdited && (behavior == .hug || behavior == .reveal)
      && (scene.freedom == .keepInSight && !scene.targets.isEmpty
        || scene.showsFirstEnd || scene.adjusted.showsFirstEnd)
      && !scene.applying(back).adjusted.showsFirstEnd
    let isCovered =
      scene.isEdited && (behavior == .hug || behavior == .reveal) && scene.coverHeight > 0
    guard plan == back || isLost || isCovered else { throw fail(.reversible, "kept for nothing") }
    guard !isLost || !plan.showsTargets || scene.applying(plan).adjusted.showsFirstEnd else {
      throw fail(.reversible, "what is written into goes out of sight")
    }
  }

  func againstReference() throws {
    guard let reference = ReferencePlanner(scene) else { return try withoutKeyboard() }
    guard !scene.targets.isEmpty, behavior == .hug || behavior == .reveal else { return }

    var count = scene.targets.count
    var best = reference.best(count: count, behavior: behavior)
    while best == nil, count > 1 {
      count -= 1
      best = reference.best(count: count, behavior: behavior)
    }
    guard let best else {
      guard case .impossible = plan.outcome else {
        throw fail(.visible, "the reference cannot show it, the plan claims to: \(travel)")
      }
      return
    }
    guard plan.targetCount == count, reference.isVisible(count: count, after: travel),
      reference.isLegal(travel)
    else {
      throw fail(
        .visible,
        "\(count) targets by \(best.travel); the plan: \(plan.targetCount) by \(travel), excess "
          + "\(reference.excess(count: count, after: travel)), legal "
          + "\(reference.isLegal(travel))")
    }
    let cost = travel.reduce(0) { $0 + abs($1) }
    guard abs(cost - best.cost) < 0.01 else {
      throw fail(.least, "the reference moves \(best.travel), the plan \(travel)")
    }
    guard zip(travel, best.travel).allSatisfy({ abs($0 - $1) < 0.01 }) else {
      throw fail(.innerFirst, "the reference moves \(best.travel), the plan \(travel)")
    }
  }
}

extension AvoidancePlan {
  fileprivate var showsTargets: Bool {
    if case .impossible = outcome { false } else { true }
  }
}

extension AvoidanceScene {
  /// Whether the lower edge of the first target lies in the bounds, and in all that clips it.
  fileprivate var showsFirstEnd: Bool {
    guard let target = targets.first else { return false }
    let ends = containers.dropFirst(target.isOutsideFirst ? 1 : 0).map(\.end)
    return ends.allSatisfy { target.rect.maxY <= $0 + 0.01 }
      && target.rect.maxY <= visibleBounds.maxY + 0.01
  }
}

extension AvoidanceScene {
  /// The scene once all containers that may be lifted have adjusted to the keyboard by themselves.
  fileprivate var adjusted: AvoidanceScene {
    var scene = self
    for (index, container) in containers.enumerated()
    where container.quantity != .offset && container.refusal == nil {
      for inner in 0...index { scene.containers[inner].frame.origin.y -= container.selfAdjustment }
      for target in targets.indices where index > 0 || !targets[target].isOutsideFirst {
        scene.targets[target].rect.origin.y -= container.selfAdjustment
      }
    }
    return scene
  }
}

extension AvoidanceContainer {
  /// The lower edge at which the container cuts off its content.
  fileprivate var end: CGFloat {
    clips ? frame.maxY - (refusal == nil ? content.automaticBottomInset : 0) : .infinity
  }
}
