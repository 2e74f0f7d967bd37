import Testing

@testable import LayoutEngine

@Suite struct ConflictTests {
  @Test("A conflict names the constraints that take part")
  func conflictNamesConstraints() throws {
    let solver = LayoutSolver()
    let (a, b, c) = (solver.addVariable(), solver.addVariable(), solver.addVariable())
    let first = try solver.relate(a, .equal, 10)
    try solver.relate(c, .equal, 3)
    let second = try solver.relate([Term(b)], .equal, [Term(a)], plus: 5)
    try solver.relate(b, .greaterOrEqual, 0)
    let error = #expect(throws: Conflict.self) { try solver.relate(b, .lessOrEqual, 14) }
    let named = try #require(error).constraints
    #expect(named.count == 3)
    #expect(named.prefix(2) == [first, second], "in the order of their addition")
    #expect(solver.value(of: b) == 15)
  }

  @Test("Pads that do not fit an empty container conflict")
  func padsNotFitEmpty() throws {
    // What "UIView-Encapsulated-Layout-Width == 0" is known for: widths cannot be negative.
    let solver = LayoutSolver()
    let (root, view) = (ToyView(in: solver), ToyView(in: solver))
    let width = try solver.relate(root.width, .equal, 0)
    let leading = try solver.relate([Term(view.left)], .equal, [Term(root.left)], plus: 16)
    let error = #expect(throws: Conflict.self) {
      try solver.relate(view.right, .equal, root.right, plus: -16)
    }
    #expect(try #require(error).constraints.prefix(2) == [width, leading])
  }

  @Test("An edit that cannot hold leaves the old constant")
  func editCannotHold() throws {
    let solver = LayoutSolver()
    let width = solver.addVariable(nonNegative: true)
    let limit = try solver.relate(width, .lessOrEqual, 100)
    let wish = try solver.relate(width, .equal, 60)
    #expect(throws: Conflict.self) { try solver.setConstant(-120, of: wish) }
    #expect(solver.constant(of: wish) == -60)
    #expect(solver.value(of: width) == 60)
    try solver.setConstants([(wish, -120), (limit, -200)])
    #expect(solver.value(of: width) == 120)
  }

  @Test("Equalities that say the same may move together")
  func equalitiesSaySame() throws {
    let solver = LayoutSolver()
    let (a, b) = (solver.addVariable(), solver.addVariable())
    let ids = [
      try solver.relate(a, .equal, 10), try solver.relate([Term(b)], .equal, [Term(a)]),
      try solver.relate(b, .equal, 10),
    ]
    #expect(throws: Conflict(constraints: ids)) { try solver.setConstant(-11, of: ids[2]) }
    try solver.setConstants([(ids[0], -30), (ids[2], -30)])
    #expect(solver.value(of: b) == 30)
    solver.removeConstraint(ids[0])
    #expect(solver.value(of: a) == 30, "the other two still say so")
    try solver.setConstant(-7, of: ids[2])
    #expect(solver.value(of: a) == 7)
  }

  @Test("A sum of nothing is checked too")
  func sumNothingChecked() throws {
    let solver = LayoutSolver()
    _ = try solver.addConstraint([], .lessOrEqual, constant: -1)
    let error = #expect(throws: Conflict.self) {
      try solver.addConstraint([], .equal, constant: 1)
    }
    #expect(try #require(error).constraints.count == 1)
  }

  /// Those named cannot hold together even when nothing else is there; all but one of them can.
  @Test("Exactly those named take part", arguments: 0..<200)
  func exactlyThoseNamed(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let system = RandomSystem(nonNegative: Self.nonNegative)
    var refusals = 0
    for key in 0..<30 {
      let rule = RandomSystem.rule(variables: 4, required: 0.8, using: &random)
      guard let conflict = system.add(rule, as: key) else { continue }
      refusals += 1
      let named = conflict.constraints.compactMap(system.key(of:)).map { system.active[$0]!.rule }
      #expect(named.count == conflict.constraints.count - 1, "the new one is named last, once")
      let all = named + [rule]
      #expect(!canHold(all), "seed \(seed): \(all)")
      for left in all.indices {
        var fewer = all
        fewer.remove(at: left)
        #expect(canHold(fewer), "seed \(seed): \(all) without \(all[left])")
      }
    }
    #expect(refusals > 0)
  }

  private static let nonNegative = [true, false, true, false]

  private func canHold(_ rules: [Rule]) -> Bool {
    let system = RandomSystem(nonNegative: Self.nonNegative)
    return rules.enumerated().allSatisfy { system.add($1, as: $0) == nil }
  }

  @Test("A refusal leaves no trace", arguments: 0..<150)
  func refusalLeaves(seed: Int) throws {
    var random = SeededGenerator(seed: 1000 + seed)
    let rules = (0..<20).map { _ in
      RandomSystem.rule(variables: 5, required: 0.5, using: &random)
    }
    let tried = RandomSystem(nonNegative: [true, false, true, false, true])
    var accepted: [Int] = []
    for (key, rule) in rules.enumerated() {
      let before = tried.values
      if tried.add(rule, as: key) == nil {
        accepted.append(key)
      } else {
        #expect(before == tried.values, "seed \(seed), rule \(key)")
      }
    }
    let spared = RandomSystem(nonNegative: tried.isNonNegative)
    for key in accepted { #expect(spared.add(rules[key], as: key) == nil) }
    #expect(isNear(tried.sums, spared.sums), "seed \(seed)")
  }
}
