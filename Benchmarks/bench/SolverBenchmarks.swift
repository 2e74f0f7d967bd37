import LayoutEngine

/// The solver below Auto Layout, on a window that other solvers are measured with too.
///
/// `solver.build` makes a solver, adds everything and solves. `solver.resize` is one constant edit:
/// width and height in turn, each size of `WindowLayout.sizes` after the other, and the values that
/// changed are fetched after each pair.
@MainActor func solverBenchmarks() throws -> [BenchmarkResult] {
  let layout = WindowLayout()
  let peer = CassowaryPeer.measure(layout)

  var sample: SolvedWindow?
  let build = try measure(
    "solver.build", unit: .milliseconds, peer: peer.map { ($0.name, $0.build) }
  ) {
    sample = try SolvedWindow(layout)
  }
  consume(sample)

  let window = try SolvedWindow(layout)
  let resize = try measure(
    "solver.resize", unit: .microseconds, peer: peer.map { ($0.name, $0.resize) },
    perCall: 2 * WindowLayout.sizes.count
  ) {
    for size in WindowLayout.sizes { try window.resize(to: size) }
  }
  let allocations = try measureAllocations("solver.resize.allocations") {
    for size in WindowLayout.sizes { try window.resize(to: size) }
  }
  return build + resize + allocations
}

/// The window, solved once, with its two edits.
@MainActor private final class SolvedWindow {
  private let solver = LayoutSolver()
  private let width: ConstraintID
  private let height: ConstraintID

  init(_ layout: WindowLayout) throws {
    let variables = (0..<layout.variableCount).map { [solver] _ in solver.addVariable() }
    width = try solver.addConstraint(
      [Term(variables[WindowLayout.width])], .equal, constant: -400, priority: 750)
    height = try solver.addConstraint(
      [Term(variables[WindowLayout.height])], .equal, constant: -600, priority: 750)
    for line in layout.lines {
      _ = try solver.addConstraint(
        line.terms.map { Term(variables[$0.variable], $0.coefficient) }, line.relation,
        constant: line.constant, priority: line.priority)
    }
    solver.solve()
  }

  func resize(to size: (width: Double, height: Double)) throws {
    try solver.setConstant(-size.width, of: width)
    try solver.setConstant(-size.height, of: height)
    consume(solver.takeChangedVariables())
  }
}
