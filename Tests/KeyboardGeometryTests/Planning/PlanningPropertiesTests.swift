import Foundation
import KeyboardGeometry
import PlanningReference
import Testing

/// A small share of what `make fuzz` does with a million scenes: 600, one in ten of them compared
/// with the reference planner.
@Suite struct PlanningPropertiesTests {
  @Test("Plans keep the seven properties", arguments: [1, 2] as [UInt64])
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

  @Test("The generator reaches every case")
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

  @Test("A reused planner plans like a new one")
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
}
