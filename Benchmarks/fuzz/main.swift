import Foundation
import KeyboardGeometry
import PlanningReference
var n = 0, fails = 0
var kinds: [String: Int] = [:]
let count = Int(CommandLine.arguments[1])!
let show = Int(CommandLine.arguments[2])!
let only = CommandLine.arguments.count > 3 ? CommandLine.arguments[3] : ""
var generator = SceneGenerator(seed: 1)
while n < count {
  var (scene, behavior) = generator.next()
  for step in 0..<3 {
    n += 1
    do { try checkPlan(for: scene, behavior: behavior) } catch let failure as PlanFailure {
      if generator.isWild { kinds["wild " + failure.property.rawValue, default: 0] += 1; continue }
      kinds[failure.property.rawValue + " step \(step)", default: 0] += 1
      if failure.property.rawValue.hasPrefix(only) && scene.containers.count <= 3 && scene.targets.count == 1 { fails += 1
      if fails <= show { print(failure) } }
    }
    scene = scene.applying(scene.plan(for: behavior))
    generator.disturb(&scene)
  }
}
print(n, kinds)
