import Foundation

/// Bytes that libFuzzer chooses decide a scene and what becomes of it; each plan is held to its
/// properties.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzPlanner(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  var generator = SceneGenerator(bytes: Array(UnsafeBufferPointer(start: start, count: count)))
  var planner = AvoidancePlanner()
  var plan = AvoidancePlan()
  var (scene, behavior) = generator.next()
  for _ in 0..<3 {
    planner.plan(scene, for: behavior, into: &plan)
    do {
      try checkPlan(plan, for: scene, behavior: behavior, with: &planner)
    } catch {
      fatalError("\(error)")
    }
    scene = scene.applying(plan)
    generator.disturb(&scene)
  }
  return 0
}
