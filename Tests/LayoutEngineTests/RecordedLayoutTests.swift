import Testing

@testable import LayoutEngine

/// Frames recorded from Apple's UIKit (openuikit, ContainerFacts 9), on the level of the engine.
/// Recorded frames are rounded to half points, so that half a point is the tolerance.
@Suite struct RecordedLayoutTests {
  @Test("Chain of five views")
  func chainFiveViews() throws {
    let solver = LayoutSolver()
    let root = ToyView(in: solver)
    let v = (0..<5).map { _ in ToyView(in: solver) }
    for (variable, value) in [
      (root.left, 0.0), (root.top, 0), (root.width, 320), (root.height, 240),
    ] {
      try solver.relate(variable, .equal, value)
    }
    func equal(_ a: [Term], _ b: [Term], _ constant: Double) throws {
      try solver.relate(a, .equal, b, plus: constant)
    }
    func width(_ i: Int) -> [Term] { [Term(v[i].width)] }
    func height(_ i: Int) -> [Term] { [Term(v[i].height)] }
    func left(_ i: Int) -> [Term] { [Term(v[i].left)] }
    func top(_ i: Int) -> [Term] { [Term(v[i].top)] }
    try equal(left(0), [Term(root.left)], 12)
    try equal(left(1), v[0].right, 8)
    try equal(left(2), v[1].right, 8)
    try equal(v[2].right, root.right, -12)
    try equal(width(1), width(0), 0)
    try equal(width(2), width(0), 0)
    for i in 0..<3 { try equal(top(i), [Term(root.top)], 20) }
    try equal(height(0), [], 60)
    try equal(height(1), height(0), 0)
    try equal(height(2), height(0), 0)
    try equal(left(3), [Term(root.left)], 12)
    try equal(left(4), v[3].right, 10)
    try equal(v[4].right, root.right, -12)
    try solver.relate(width(4), .equal, width(3), times: 2)
    try equal(top(3), v[0].bottom, 24)
    try equal(top(4), top(3), 0)
    try equal(height(3), [], 48)
    try equal(height(4), height(3), 0)
    let recorded: [[Double]] = [
      [12, 20, 93.5, 60], [113, 20, 93.5, 60], [215, 20, 93.5, 60], [12, 104, 95.5, 48],
      [117, 104, 190.5, 48],
    ]
    for (view, frame) in zip(v, recorded) {
      let solved = view.frame(in: solver)
      #expect(isNear(solved, frame, within: 0.5), "\(solved) is not \(frame)")
    }
  }

  struct Pair: CustomTestStringConvertible {
    var name: String
    var limits: [(Relation, Double, Float)]
    var width: Double
    var testDescription: String { name }
  }

  static let pairs = [
    Pair(
      name: "width = 60 @750 and width = 140 @749",
      limits: [(.equal, 60, 750), (.equal, 140, 749)], width: 60),
    Pair(
      name: "width = 30 @999 and width >= 90 required",
      limits: [(.equal, 30, 999), (.greaterOrEqual, 90, 1000)], width: 90),
    Pair(
      name: "80 <= width <= 200 required and width = 300 @500",
      limits: [(.greaterOrEqual, 80, 1000), (.lessOrEqual, 200, 1000), (.equal, 300, 500)],
      width: 200),
    Pair(
      name: "80 <= width <= 200 required and width = 10 @500",
      limits: [(.greaterOrEqual, 80, 1000), (.lessOrEqual, 200, 1000), (.equal, 10, 500)],
      width: 80),
  ]

  @Test("Priority pair", arguments: pairs, [false, true])
  func priorityPair(pair: Pair, reversed: Bool) throws {
    let solver = LayoutSolver()
    let width = solver.addVariable(nonNegative: true)
    for (relation, limit, priority) in reversed ? pair.limits.reversed() : pair.limits {
      try solver.relate(width, relation, limit, at: priority)
    }
    #expect(abs(solver.value(of: width) - pair.width) < 1e-9)
  }

  @Test("Removing an inequality lets a weaker constraint have its way")
  func removingInequalityLets() throws {
    let solver = LayoutSolver()
    let width = solver.addVariable(nonNegative: true)
    let limit = try solver.relate(width, .lessOrEqual, 40)
    try solver.relate(width, .equal, 70, at: 500)
    #expect(solver.value(of: width) == 40)
    solver.removeConstraint(limit)
    #expect(solver.value(of: width) == 70)
  }
}
