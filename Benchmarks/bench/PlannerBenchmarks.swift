import Foundation
import KeyboardGeometry

/// The planner: what one keyboard event costs once every scroll view has been read.
///
/// `plan.chainN` shows that the cost grows with the number of containers and no faster. For
/// instruction counts see `bench --help`.
func plannerBenchmarks() -> [BenchmarkResult] {
  var results = planning("plan.nested3", nestedScene(depth: 3))
  for depth in [1, 2, 4, 8, 16, 32] {
    results += planning("plan.chain\(depth)", nestedScene(depth: depth))
  }
  return results
}

/// Time and allocations of planning for one scene into a plan that is used again.
private func planning(_ name: String, _ scene: AvoidanceScene) -> [BenchmarkResult] {
  var planner = AvoidancePlanner()
  var plan = AvoidancePlan()
  return measure(name) {
    planner.plan(scene, for: .reveal, into: &plan)
    consume(plan.outcome)
  }
    + measureAllocations("\(name).allocations") {
      planner.plan(scene, for: .reveal, into: &plan)
      consume(plan.outcome)
    }
}

/// Scroll views inside one another, a caret and its field in the innermost, all under the keyboard,
/// so that several of them have to move.
private func nestedScene(depth: Int) -> AvoidanceScene {
  let screen = CGRect(x: 0, y: 0, width: 390, height: 844)
  let containers = (0..<depth).map { index in
    let inset = CGFloat(depth - 1 - index) * 400 / CGFloat(depth)
    var content = ScrollContent(height: 2000)
    content.automaticBottomInset = index == depth - 1 ? 34 : 0
    return AvoidanceContainer(
      frame: CGRect(x: 0, y: inset, width: 390, height: 844 - inset), scrolling: content)
  }
  return AvoidanceScene(
    keyboard: CGRect(x: 0, y: 508, width: 390, height: 336), visibleBounds: screen,
    targets: [
      RevealTarget(CGRect(x: 30, y: 710, width: 2, height: 20), gap: 8, role: .caret),
      RevealTarget(CGRect(x: 20, y: 700, width: 350, height: 44), gap: 8, role: .field),
    ],
    containers: containers)
}
