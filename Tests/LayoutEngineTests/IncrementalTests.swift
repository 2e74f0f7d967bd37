import Testing

@testable import LayoutEngine

@Suite struct IncrementalTests {
  /// Whatever was added, edited and removed on the way, only what remains counts.
  @Test("The way there does not matter", arguments: 0..<200)
  func wayNotMatter(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let nonNegative = (0..<6).map { $0 % 2 == 0 }
    let system = RandomSystem(nonNegative: nonNegative)
    for key in 0..<60 {
      let present = system.active.keys.sorted()
      switch Int.random(in: 0..<6, using: &random) {
      case 0 where !present.isEmpty:
        system.remove(present.randomElement(using: &random)!)
      case 1 where !present.isEmpty:
        let constant = Double(Int.random(in: -200...200, using: &random)) / 2
        system.edit(present.randomElement(using: &random)!, constant: constant)
      case 2:
        _ = system.values
      default:
        system.add(RandomSystem.rule(variables: 6, required: 0.3, using: &random), as: key)
      }
    }
    let fresh = RandomSystem(nonNegative: nonNegative)
    for (key, member) in system.active.sorted(by: { $0.key < $1.key }).shuffled(using: &random) {
      #expect(fresh.add(member.rule, as: key) == nil, "seed \(seed), rule \(key)")
    }
    #expect(isNear(system.sums, fresh.sums, within: 1e-5), "seed \(seed)")
    #expect(system.worstRequired < 1e-6, "seed \(seed)")
  }

  @Test("Nothing is left after removing everything", arguments: 0..<50)
  func nothingLeft(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let system = RandomSystem(nonNegative: [true, false, true, false])
    for key in 0..<20 {
      system.add(RandomSystem.rule(variables: 4, required: 0.4, using: &random), as: key)
    }
    _ = system.values
    for key in system.active.keys.sorted().shuffled(using: &random) { system.remove(key) }
    system.variables.forEach(system.solver.removeVariable)
    #expect(system.solver.simplex.tableau.rows.allSatisfy { $0.basic < 0 && $0.cells.isEmpty })
    #expect(system.solver.simplex.objective.levels.count == 1)
    #expect(system.solver.simplex.objective.levels[0].costs.allSatisfy { $0 == 0 })
    #expect(system.solver.simplex.symbols.kinds.allSatisfy { $0 == .vacant })
  }

  @Test("The same calls give the same bits")
  func sameCallsGive() {
    func run() -> [[UInt64]] {
      var random = SeededGenerator(seed: 7)
      let system = RandomSystem(nonNegative: [true, true, false, false, true])
      return (0..<80).map { key in
        system.add(RandomSystem.rule(variables: 5, required: 0.2, using: &random), as: key)
        let present = system.active.keys.sorted()
        if key % 3 == 0 { system.edit(present.randomElement(using: &random)!, constant: 33.3) }
        if key % 5 == 0 { system.remove(present.randomElement(using: &random)!) }
        return system.values.map(\.bitPattern)
      }
    }
    #expect(run() == run())
  }

  /// Ids and slots are used again in another order after removals; nobody may notice.
  @Test("What was there before does not show", arguments: 0..<100)
  func beforeNotShow(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let nonNegative = [true, false, true, true, false]
    let used = LayoutSolver()
    let junk = RandomSystem(nonNegative: nonNegative, in: used)
    for key in 0..<20 {
      junk.add(RandomSystem.rule(variables: 5, required: 0.3, using: &random), as: key)
    }
    _ = junk.values
    for key in junk.active.keys.sorted().shuffled(using: &random) { junk.remove(key) }
    junk.variables.shuffled(using: &random).forEach(used.removeVariable)

    let (again, fresh) = (
      RandomSystem(nonNegative: nonNegative, in: used), RandomSystem(nonNegative: nonNegative)
    )
    for key in 0..<30 {
      let rule = RandomSystem.rule(variables: 5, required: 0.3, using: &random)
      let refusals = [again, fresh].map { $0.add(rule, as: key)?.constraints.count }
      #expect(refusals[0] == refusals[1], "seed \(seed), rule \(key)")
      #expect(again.values == fresh.values, "seed \(seed), rule \(key)")
    }
  }

  @Test("Only variables that moved are reported")
  func variablesMovedReported() throws {
    let solver = LayoutSolver()
    let (a, b, c) = (solver.addVariable(), solver.addVariable(), solver.addVariable())
    let edge = try solver.relate(a, .equal, 10)
    try solver.relate([Term(b)], .equal, [Term(a)], plus: 5)
    try solver.relate(c, .equal, 3)
    #expect(Set(solver.takeChangedVariables()) == [a, b, c])
    #expect(solver.takeChangedVariables() == [])
    try solver.setConstant(-20, of: edge)
    #expect(Set(solver.takeChangedVariables()) == [a, b])
    try solver.setConstant(-30, of: edge)
    try solver.setConstant(-20, of: edge)
    #expect(solver.takeChangedVariables() == [], "there and back is nowhere")
    let weak = try solver.relate(c, .equal, 99, at: 500)
    #expect(solver.takeChangedVariables() == [])
    solver.removeConstraint(weak)
    #expect(solver.takeChangedVariables() == [])
  }

  @Test("Nothing is minimised before somebody looks")
  func nothingMinimised() throws {
    let solver = LayoutSolver()
    let width = solver.addVariable(nonNegative: true)
    try solver.relate(width, .lessOrEqual, 80)
    for wish in [100.0, 40, 60] { try solver.relate(width, .equal, wish, at: 500) }
    #expect(solver.statistics.primalPivots == 0)
    #expect(solver.value(of: width) == 60)
    let pivots = solver.statistics.pivots
    #expect(solver.value(of: width) == 60)
    #expect(solver.statistics.pivots == pivots)
  }

  @Test("An edit that keeps the shape needs no pivot")
  func editKeepsShape() throws {
    let solver = LayoutSolver()
    let views = (0..<20).map { _ in ToyView(in: solver) }
    let edge = try solver.relate(views[0].left, .equal, 0)
    for (view, next) in zip(views, views.dropFirst()) {
      try solver.relate([Term(next.left)], .equal, view.right, plus: 8)
    }
    for view in views { try solver.addIntrinsic(view.width, 30) }
    #expect(solver.value(of: views[19].left) == 19 * 38)
    let pivots = solver.statistics.pivots
    try solver.setConstant(-5, of: edge)
    #expect(solver.value(of: views[19].left) == 19 * 38 + 5)
    #expect(solver.statistics.pivots == pivots)
  }

  @Test("Ten thousand edits come back")
  func tenThousandEdits() throws { try expectEditsComeBack(10_000) }

  @Suite struct Slow {
    @Test("A hundred thousand edits come back")
    func hundredThousandEdits() throws {
      try IncrementalTests().expectEditsComeBack(100_000)
    }
  }

  private func expectEditsComeBack(_ edits: Int) throws {
    let system = RandomSystem(nonNegative: (0..<12).map { $0 % 2 == 1 })
    var random = SeededGenerator(seed: 3)
    // A row of views: lefts are even, widths odd; proportions make for coefficients like 1/3.
    for i in 0..<5 {
      let gap = [(2 * i + 2, 1.0), (2 * i, -1), (2 * i + 1, -1)]
      system.add(Rule(terms: gap, relation: .equal, constant: -8, priority: 1000), as: 100 + i)
    }
    system.add(Rule(terms: [(0, 1)], relation: .equal, constant: 0, priority: 1000), as: 110)
    let end = [(10, 1.0), (11, 1)]
    system.add(Rule(terms: end, relation: .equal, constant: -400, priority: 1000), as: 0)
    let shares = [(1, 3.0), (5, -1), (7, -0.7)]
    system.add(Rule(terms: shares, relation: .equal, constant: 0, priority: 900), as: 1)
    for i in 0..<6 {
      let width = [(2 * i + 1, 1.0)]
      system.add(
        Rule(terms: width, relation: .lessOrEqual, constant: -30, priority: 250), as: 2 + i)
      let wish = -40 - Double(i)
      system.add(
        Rule(terms: width, relation: .greaterOrEqual, constant: wish, priority: 750), as: 8 + i)
    }
    let initial = system.values
    let constants = (0..<14).map { system.active[$0]!.rule.constant }
    for _ in 0..<edits {
      let key = Int.random(in: 0..<14, using: &random)
      system.edit(key, constant: -Double.random(in: 0...600, using: &random))
    }
    for (key, constant) in constants.enumerated() { system.edit(key, constant: constant) }
    #expect(system.values == initial, "bit for bit")
    #expect(system.solver.statistics.pivots > edits / 10, "the edits did change the shape")
  }
}

/// The tableau computed anew is the tableau it was, without the rounding.
@Suite struct RefreshTests {
  @Test("A refresh changes nothing", arguments: 0..<100)
  func refreshChanges(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let system = RandomSystem(nonNegative: (0..<6).map { $0 % 2 == 0 })
    for key in 0..<25 {
      system.add(RandomSystem.rule(variables: 6, required: 0.3, using: &random), as: key)
      if key % 4 == 3 { system.remove(system.active.keys.sorted().randomElement(using: &random)!) }
    }
    let (values, statistics) = (system.values, system.solver.statistics)
    let rows = sortedRows(system)
    system.solver.simplex.refresh()
    #expect(system.values == values, "seed \(seed)")
    #expect(isNear(sortedRows(system), rows, within: 1e-9), "seed \(seed)")
    #expect(system.solver.statistics.pivots == statistics.pivots, "nothing left to minimise")
    for key in system.active.keys.sorted() { system.edit(key, constant: 12.5) }
    let fresh = RandomSystem(nonNegative: system.isNonNegative)
    for (key, member) in system.active.sorted(by: { $0.key < $1.key }) {
      fresh.add(member.rule, as: key)
    }
    #expect(isNear(system.sums, fresh.sums, within: 1e-6), "seed \(seed)")
  }

  private func sortedRows(_ system: RandomSystem) -> [Double] {
    var tableau = system.solver.simplex.tableau
    for slot in tableau.rows.indices { tableau.settle(Int32(slot)) }
    return tableau.rows.filter { $0.basic >= 0 }.sorted { $0.basic < $1.basic }
      .flatMap { row in
        [Double(row.basic), row.constant]
          + row.cells.flatMap { [Double($0.column), $0.coefficient] }
      }
  }
}

/// A row of views, each as wide as its content would have it, between two edges.
@Suite struct ChainTests {
  @Test("Pivots grow with the number of views")
  func pivotsGrowNumber() throws {
    let pivots = try [25, 50, 100].map { count -> Double in
      let solver = LayoutSolver()
      let views = try chain(of: count, width: Double(count) * 50, in: solver)
      // The first takes what is left; all others are as wide as they like.
      #expect(solver.value(of: views[0].width) == Double(count) * 20 + 30)
      #expect(views.dropFirst().allSatisfy { solver.value(of: $0.width) == 30 })
      #expect(solver.value(of: views[count - 1].left) == Double(count) * 50 - 30)
      return Double(solver.statistics.pivots) / Double(count)
    }
    #expect(pivots.allSatisfy { abs($0 - pivots[0]) < 1 }, "\(pivots)")
  }

  /// The lefts are sums of all widths before them; the tableau does not write them out at each
  /// pivot.
  @Test("Rows that decide stay short")
  func rowsDecideStay() throws {
    let solver = LayoutSolver()
    _ = try chain(of: 100, width: 5000, in: solver)
    solver.solve()
    let tableau = solver.simplex.tableau
    let rows = tableau.rows.indices.filter { !tableau.isDefinition[$0] }
    let cells = rows.reduce(0) { $0 + tableau.rows[$1].cells.count }
    #expect(cells < 100 * 20, "\(cells)")
  }

  private func chain(of count: Int, width: Double, in solver: LayoutSolver) throws -> [ToyView] {
    let views = (0..<count).map { _ in ToyView(in: solver) }
    try solver.relate(views[0].left, .equal, 0)
    for view in views { try solver.addIntrinsic(view.width, 30) }
    for (view, next) in zip(views, views.dropFirst()) {
      try solver.relate([Term(next.left)], .equal, view.right)
    }
    try solver.relate(views[count - 1].right, .equal, [], plus: width)
    return views
  }
}
