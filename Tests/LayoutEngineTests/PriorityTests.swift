import Testing

@testable import LayoutEngine

@Suite struct PriorityTests {
  @Test(
    "Many weak constraints do not outvote a stronger one",
    arguments: [(Float(1), Float(2)), (1, 1.5), (999, 999.5), (250, 251)], [false, true])
  func manyWeakConstraints(
    priorities: (weak: Float, strong: Float), strongFirst: Bool
  ) throws {
    let solver = LayoutSolver()
    let width = solver.addVariable(nonNegative: true)
    if strongFirst { try solver.relate(width, .equal, 10, at: priorities.strong) }
    for _ in 0..<2000 { try solver.relate(width, .equal, 500, at: priorities.weak) }
    if !strongFirst { try solver.relate(width, .equal, 10, at: priorities.strong) }
    #expect(solver.value(of: width) == 10)
  }

  @Test("Within one priority the sum of violations counts")
  func withinPrioritySum() throws {
    let solver = LayoutSolver()
    let width = solver.addVariable(nonNegative: true)
    for wish in [10.0, 20, 90] { try solver.relate(width, .equal, wish, at: 500) }
    #expect(solver.value(of: width) == 20, "the median misses the three by the least sum")
  }

  @Test("A weak constraint speaks where stronger ones are silent")
  func weakConstraintSpeaks() throws {
    let solver = LayoutSolver()
    let width = solver.addVariable(nonNegative: true)
    try solver.relate(width, .greaterOrEqual, 50, at: 750)
    try solver.relate(width, .lessOrEqual, 80, at: 749)
    try solver.relate(width, .equal, 0, at: 1)
    #expect(solver.value(of: width) == 50)
  }

  @Test("Ties are broken below all priorities")
  func tiesBroken() throws {
    // Shrinking the first view is the tie-break's choice, but a weak wish of a later view beats it.
    let solver = LayoutSolver()
    let a = solver.addVariable(nonNegative: true)
    let b = solver.addVariable(nonNegative: true)
    try solver.relate([Term(a), Term(b)], .equal, plus: 100)
    try solver.relate(a, .greaterOrEqual, 80, at: 750)
    try solver.relate(b, .greaterOrEqual, 80, at: 750)
    #expect(solver.value(of: a) == 20)
    try solver.relate(b, .equal, 30, at: 1)
    #expect(solver.value(of: b) == 30)
    #expect(solver.value(of: a) == 70)
  }

  @Test("A changed priority keeps the place among equals")
  func changedPriorityKeeps() throws {
    let solver = LayoutSolver()
    let a = solver.addVariable(nonNegative: true)
    let b = solver.addVariable(nonNegative: true)
    try solver.relate([Term(a), Term(b)], .equal, plus: 100)
    let first = try solver.relate(a, .lessOrEqual, 20, at: 250)
    try solver.relate(b, .lessOrEqual, 20, at: 250)
    #expect(solver.value(of: a) == 80, "the first is stretched")
    solver.setPriority(251, of: first)
    #expect(solver.value(of: a) == 20)
    #expect(Set(solver.takeChangedVariables()) == [a, b])
    solver.setPriority(250, of: first)
    #expect(solver.value(of: a) == 80, "and is the first again")
    solver.removeConstraint(first)
    #expect(solver.value(of: b) == 20)
    #expect(solver.simplex.objective.levels.count == 2, "250 and the tie-break")
  }
}
