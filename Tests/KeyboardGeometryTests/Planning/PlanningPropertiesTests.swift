import Foundation
import KeyboardGeometry
import PlanningReference
import Testing

/// A small share of what `make fuzz` does with a million scenes: 600, one in ten of them compared
/// with the reference planner.
@Suite struct PlanningPropertiesTests {
  @Test("Random scenes: plans keep their seven invariants", arguments: [1, 2] as [UInt64])
  func plansKeepSeven(seed: UInt64) throws {
    var generator = SceneGenerator(seed: seed)
    var planner = AvoidancePlanner()
    var plan = AvoidancePlan()
    for index in 0..<100 {
      var (scene, behavior) = generator.next()
      for _ in 0..<3 {
        planner.plan(scene, for: behavior, into: &plan)
        try checkPlan(
          plan, for: scene, behavior: behavior, with: &planner, isComparing: index % 10 == 0)
        scene = scene.applying(plan)
        generator.disturb(&scene)
      }
      try checkReversal(seed: seed &* 1_000_003 &+ UInt64(index))
    }
  }

  @Test("The random scene generator reaches every kind of plan")
  func generatorReachesCase() {
    var counts: [String: Int] = [:]
    var generator = SceneGenerator(seed: 7)
    for _ in 0..<4_000 {
      var (scene, behavior) = generator.next()
      for _ in 0..<2 {
        let plan = scene.plan(for: behavior)
        PlanCase.count(plan, for: scene, behavior, into: &counts)
        scene = scene.applying(plan)
        generator.disturb(&scene)
      }
    }
    for name in PlanCase.all { #expect(counts[name] != nil, "never: \(name)") }
  }

  @Test("A reused planner returns the same plans as a new one")
  func reusedPlannerPlans() {
    var generator = SceneGenerator(seed: 11)
    var planner = AvoidancePlanner()
    var plan = AvoidancePlan()
    for _ in 0..<500 {
      let (scene, behavior) = generator.next()
      planner.plan(scene, for: behavior, into: &plan)
      #expect(plan == scene.plan(for: behavior))
    }
  }

  /// The outer scroll view raises the inner one by 8. That then needs an inset of 4 instead of 12,
  /// and its offset falls back by 4.
  @Test(
    "An outer scroll view raises an inner one, which then scrolls back: the plan is still right")
  func raisedScrollView() throws {
    let scene = AvoidanceScene(
      keyboard: CGRect(x: 0, y: 16, width: 80, height: 32),
      visibleBounds: CGRect(x: 0, y: 0, width: 80, height: 32),
      targets: [
        RevealTarget(CGRect(x: 12, y: 0, width: 8, height: 0), gap: 0, role: .caret),
        RevealTarget(CGRect(x: 8, y: -4, width: 36, height: 12), gap: 12, role: .selection),
      ],
      containers: [
        .lift(
          .constant, rate: 0.5, frame: CGRect(x: 0, y: -4, width: 80, height: 24),
          maximumRise: 20, maximumDrop: 80),
        .scroll(
          frame: CGRect(x: 0, y: 8, width: 40, height: 20), contentHeight: 24,
          contentOffset: 12, ownInset: 20),
        .scroll(
          frame: CGRect(x: 48, y: 0, width: 40, height: 32), contentHeight: 32,
          contentOffset: 4, topInset: 4, ownInset: 36, ownOffset: 4),
      ])
    try checkPlan(for: scene, behavior: .hug)
    #expect(scene.plan(for: .hug).move(of: .constant, container: 0)?.to == -16)
  }

  /// The outer scroll view lowers the inner one by 8. That then needs an inset of 4 instead of
  /// none, and keeps its offset.
  @Test("An outer scroll view lowers an inner one: the inner one keeps its offset")
  func loweredScrollView() throws {
    let scene = AvoidanceScene(
      keyboard: CGRect(x: 0, y: 52, width: 80, height: 56),
      visibleBounds: CGRect(x: 0, y: 0, width: 80, height: 56),
      targets: [
        RevealTarget(CGRect(x: 8, y: 12, width: 16, height: 12), gap: 0, role: .caret),
        RevealTarget(CGRect(x: 4, y: 4, width: 32, height: 32), gap: 4, role: .selection),
        RevealTarget(CGRect(x: 0, y: -4, width: 40, height: 40), gap: 8, role: .field),
      ],
      containers: [
        .lift(
          .constant, rate: -2, frame: CGRect(x: 0, y: -32, width: 80, height: 36),
          maximumRise: 0, maximumDrop: 80),
        .scroll(
          frame: CGRect(x: 0, y: 0, width: 40, height: 40), contentHeight: 104,
          contentOffset: 68, automaticTopInset: 4, ownInset: 8,
          ownOffset: 12),
        .scroll(
          frame: CGRect(x: 0, y: 0, width: 40, height: 56), contentHeight: 56,
          contentOffset: 8, ownInset: 16, ownOffset: 8),
      ])
    try checkPlan(for: scene, behavior: .hug)
    #expect(scene.plan(for: .hug).move(of: .offset, container: 1) == nil)
  }

  /// Without our lift of 20, the target would be hidden by 4. But the container will rise by 16 on
  /// its own, so the target stays visible.
  @Test("The keyboard is gone, and UIKit will raise the field into view: our lift is undone")
  func risesOnItsOwn() throws {
    let scene = liftedScene(targetBottom: 24, own: 20, selfAdjustment: 16)
    try checkPlan(for: scene, behavior: .reveal)
    #expect(scene.plan(for: .reveal).move(of: .lift, container: 0)?.to == 0)
  }

  /// Without our lift, the target would be hidden by 16 even after the container has risen by 4.
  /// The plan keeps so much of the lift that the target is visible then.
  @Test("The keyboard is gone, and UIKit will raise the field too little: a part of our lift stays")
  func risesTooLittle() throws {
    let scene = liftedScene(targetBottom: 32, own: 20, selfAdjustment: 4)
    try checkPlan(for: scene, behavior: .reveal)
    #expect(scene.plan(for: .reveal).move(of: .lift, container: 0)?.to == 16)
  }

  private func liftedScene(
    targetBottom: CGFloat, own: CGFloat, selfAdjustment: CGFloat
  ) -> AvoidanceScene {
    var scene = AvoidanceScene(
      keyboard: nil, visibleBounds: CGRect(x: 0, y: 0, width: 80, height: 32),
      targets: [
        RevealTarget(
          CGRect(x: 20, y: targetBottom - 8, width: 40, height: 8), gap: 0, role: .caret)
      ],
      containers: [
        .lift(
          frame: CGRect(x: 0, y: 0, width: 80, height: 40), own: own, maximumDrop: 80,
          selfAdjustment: selfAdjustment)
      ])
    scene.isEdited = true
    return scene
  }
}
