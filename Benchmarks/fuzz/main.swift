import Foundation
import KeyboardGeometry
import PlanningReference

let options = Options(Array(CommandLine.arguments.dropFirst()))
var progress = Progress(total: options.scenes)
var generator = SceneGenerator(seed: options.seed)
var planner = AvoidancePlanner()
var plan = AvoidancePlan()
var counts: [String: Int] = [:]
var scenes = 0
var failures = 0

while scenes < options.scenes {
  // An app's screen through a few moments: each begins where the last plan has left it.
  var (scene, behavior) = generator.next()
  for _ in 0..<3 where scenes < options.scenes {
    scenes += 1
    planner.plan(scene, for: behavior, into: &plan)
    PlanCase.count(plan, for: scene, behavior, into: &counts)
    do {
      try checkPlan(plan, for: scene, behavior: behavior, with: &planner)
    } catch {
      failures += 1
      if failures <= 5 { progress.interrupt(with: "\(error)") }
    }
    scene = scene.applying(plan)
    generator.disturb(&scene)
  }
  let seed = options.seed &+ UInt64(scenes)
  do { try checkReversal(seed: seed) } catch {
    failures += 1
    if failures <= 5 { progress.interrupt(with: "not reversible, seed \(seed): \(error)") }
  }
  progress.update(to: scenes, failures: failures)
}
progress.finish()

for name in PlanCase.all { print("\(counts[name, default: 0])\t\(name)") }
let missing = PlanCase.all.filter { counts[$0] == nil }
if scenes >= 100_000, !missing.isEmpty {
  print("never occurred: \(missing.joined(separator: ", "))")
  failures += 1
}
print("\(scenes) scenes, \(failures) failures")

// The order of inputs has nothing to do with scenes, but is held to its properties the same way.
var arrangements = ArrangementGenerator(seed: options.seed)
var disorders = 0
for _ in 0..<(options.arrangements ?? options.scenes) {
  do { try checkOrder(with: &arrangements) } catch {
    disorders += 1
    if disorders <= 5 { print(error) }
  }
}
print("\(options.arrangements ?? options.scenes) arrangements, \(disorders) failures")
failures += disorders
exit(failures == 0 ? 0 : 1)
