/// The solver's method and its state, as a value, so that a call checks the access to it once and
/// not at each step.
///
/// An incremental simplex method after Cassowary (Badros, Borning, Stuckey), with three changes:
/// priorities are compared and never weighed against each other (see `Objective`); required
/// constraints enter by the dual simplex method, so that a refusal leaves the solver as it was and
/// comes with the list of constraints to blame; and violations are only minimised when somebody
/// reads a value, so that building a layout solves it once.
///
/// It knows no views, attributes or axes, and never drops a constraint by itself. What is asked of
/// it, and what that means, stands at `LayoutSolver`.
struct Simplex {
  /// How far below zero a restricted symbol may be and still count as feasible, in points.
  static let tolerance = 1e-8
  /// Values are read on a grid of 2⁻²⁴ points, far coarser than the rounding of the arithmetic
  /// and far finer than any pixel, so that a layout that went away and came back is the same bit
  /// for bit.
  static let grid = 16_777_216.0

  var symbols = Symbols()
  var tableau = Tableau()
  var objective = Objective()
  var constraints: [Constraint] = []
  var vacantConstraints: [Int32] = []
  var constraintsMade = 0
  /// Whether violations may be larger than they need be.
  var isStale = false
  /// Whether choices go by order alone; see `patience`.
  var isCautious = false
  /// The pivots since the last mark, to be undone after a refusal.
  var journal: [Step] = []
  var counts = LayoutSolver.Statistics()
  var nextRefresh = Simplex.pivotsBetweenRefreshes

  private var reported: [Double] = []
  /// In how many constraints each variable stands.
  var uses: [Int32] = []

  /// One constraint as it was asked for, and the symbols it brought with it.
  struct Constraint {
    var terms: [Term] = []
    var relation = Relation.equal
    var constant = 0.0
    var priority: Float = 0
    var serial = 0
    var generation: UInt32 = 0
    var isActive = false
    /// The symbol that stands for the constraint in the tableau: `marker = ± sum + partner`.
    var marker: Symbols.ID = -1
    /// The error of an optional constraint that its marker does not measure, or -1.
    var partner: Symbols.ID = -1

    var isRequired: Bool { priority >= 1000 }
    /// The sign with which the sum stands in the marker's equation.
    var sign: Double { relation == .lessOrEqual ? -1 : 1 }
  }

  struct Step {
    var slot: Int32
    var left: Symbols.ID
    var entered: Symbols.ID
  }
}

// MARK: - Variables

extension Simplex {
  mutating func addVariable(nonNegative: Bool) -> Variable {
    let symbol = makeSymbol(nonNegative ? .nonNegative : .free)
    while reported.count <= Int(symbol) {
      reported.append(0)
      uses.append(0)
    }
    reported[Int(symbol)] = 0
    return Variable(id: symbol)
  }

  mutating func removeVariable(_ variable: Variable) {
    precondition(uses[Int(variable.id)] == 0, "The variable is still part of a constraint")
    let slot = tableau.slot(of: variable.id)
    if slot != Tableau.noRow { tableau.remove(slot: slot) }
    releaseSymbol(variable.id)
  }

  mutating func value(of variable: Variable) -> Double {
    solve()
    return settledValue(of: variable)
  }

  mutating func takeChangedVariables() -> [Variable] {
    solve()
    guard !tableau.touched.isEmpty else { return [] }
    var changed: [Variable] = []
    for index in tableau.touched.indices {
      let symbol = tableau.touched[index]
      guard symbols.isVariable(symbol) else { continue }
      let value = settledValue(of: Variable(id: symbol))
      if value != reported[Int(symbol)] {
        reported[Int(symbol)] = value
        changed.append(Variable(id: symbol))
      }
    }
    tableau.forgetTouched()
    return changed
  }

  private mutating func settledValue(of variable: Variable) -> Double {
    let value = tableau.value(of: variable.id)
    if value < 0, symbols.kinds[Int(variable.id)] == .nonNegative { return 0 }
    return (value * Simplex.grid).rounded() / Simplex.grid
  }
}

// MARK: - Symbols

extension Simplex {
  mutating func makeSymbol(_ kind: Symbols.Kind, owner: Int32 = -1) -> Symbols.ID {
    let symbol = symbols.make(kind, owner: owner)
    tableau.reserve(symbol, isVariable: symbols.isVariable(symbol))
    objective.reserve(symbol)
    return symbol
  }

  mutating func releaseSymbol(_ symbol: Symbols.ID) {
    tableau.purge(symbol)
    objective.forget(symbol)
    symbols.release(symbol)
  }

  /// Exchanges symbols in the tableau and follows in the objective.
  mutating func pivot(slot: Int32, entering: Symbols.ID) {
    journal.append(
      Step(slot: slot, left: tableau.rows[Int(slot)].basic, entered: entering))
    tableau.pivot(slot: slot, entering: entering)
    objective.substitute(tableau.rows[Int(slot)])
  }

  /// Takes back every pivot since the journal was last cleared, when all was feasible.
  mutating func undoPivots() {
    while let step = journal.popLast() {
      tableau.pivot(slot: step.slot, entering: step.left)
      objective.substitute(tableau.rows[Int(step.slot)])
    }
    tableau.clearSuspects()
  }
}
