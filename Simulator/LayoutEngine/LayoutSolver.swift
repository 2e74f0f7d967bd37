/// Finds values for variables so that linear constraints hold, the important ones first.
///
/// An incremental simplex solver after Cassowary (Badros, Borning, Stuckey), with three changes:
/// priorities are compared and never weighed against each other (see `Objective`); required
/// constraints enter by the dual simplex method, so that a refusal leaves the solver as it was and
/// comes with the list of constraints to blame; and violations are only minimised when somebody
/// reads a value, so that building a layout solves it once.
///
/// It does not round, knows no views, attributes or axes, and never drops a constraint by itself.
/// It is not safe to share between threads.
///
/// A constant edit costs the rows that depend on it and, when the layout's shape changes, a few
/// pivots; a pivot costs the rows that hold the entering column. Adding and removing cost a handful
/// of pivots.
package final class LayoutSolver {
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
  var counts = Statistics()
  var nextRefresh = LayoutSolver.pivotsBetweenRefreshes

  private var reported: [Double] = []
  /// In how many constraints each variable stands.
  var uses: [Int32] = []

  package init() {}

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

  /// Work done so far.
  package struct Statistics: Sendable, Equatable {
    /// Every exchange of a basic symbol, for any reason.
    package var pivots = 0
    /// Those that made violations smaller.
    package var primalPivots = 0
    /// Those that made required constraints hold again after an addition or an edit.
    package var dualPivots = 0
    /// How often the tableau was computed anew.
    package var refreshes = 0
  }

  /// How much it remembers. Places are used again, and their number is the most there ever were.
  package struct Size: Sendable, Equatable {
    package var constraints = 0
    package var constraintPlaces = 0
    package var symbolPlaces = 0
    package var rowPlaces = 0
    package var priorities = 0
    /// Changes that nobody has asked for yet.
    package var changes = 0
  }

  package var size: Size {
    Size(
      constraints: constraints.count { $0.isActive }, constraintPlaces: constraints.count,
      symbolPlaces: symbols.count, rowPlaces: tableau.rows.count,
      priorities: objective.levels.count, changes: tableau.touched.count)
  }

  package var statistics: Statistics {
    var all = counts
    all.pivots = tableau.pivots
    return all
  }
}

// MARK: - Variables

extension LayoutSolver {
  /// Makes a variable whose value is zero until constraints say otherwise.
  ///
  /// If constraints leave a choice between variables, the newest gets the rest and the older ones
  /// stay at zero, so make variables in the order of the views.
  /// - Parameter nonNegative: Whether the value may never fall below zero. This costs nothing,
  ///   where a constraint saying the same would cost a row.
  package func addVariable(nonNegative: Bool = false) -> Variable {
    let symbol = makeSymbol(nonNegative ? .nonNegative : .free)
    while reported.count <= Int(symbol) {
      reported.append(0)
      uses.append(0)
    }
    reported[Int(symbol)] = 0
    return Variable(id: symbol)
  }

  /// Removes a variable that no constraint mentions any more.
  package func removeVariable(_ variable: Variable) {
    precondition(uses[Int(variable.id)] == 0, "The variable is still part of a constraint")
    let slot = tableau.slot(of: variable.id)
    if slot != Tableau.noRow { tableau.remove(slot: slot) }
    releaseSymbol(variable.id)
  }

  /// The value of a variable, in the unit of the constants, to the nearest 2⁻²⁴; solves first
  /// where that is due.
  package func value(of variable: Variable) -> Double {
    solve()
    return settledValue(of: variable)
  }

  /// The variables whose value is not what it was when this was last called, oldest change first.
  ///
  /// A new variable counts as having been zero.
  package func takeChangedVariables() -> [Variable] {
    solve()
    var changed: [Variable] = []
    for symbol in tableau.takeTouched() where symbols.isVariable(symbol) {
      let value = settledValue(of: Variable(id: symbol))
      if value != reported[Int(symbol)] {
        reported[Int(symbol)] = value
        changed.append(Variable(id: symbol))
      }
    }
    return changed
  }

  private func settledValue(of variable: Variable) -> Double {
    let value = tableau.value(of: variable.id)
    if value < 0, symbols.kinds[Int(variable.id)] == .nonNegative { return 0 }
    return (value * LayoutSolver.grid).rounded() / LayoutSolver.grid
  }
}

// MARK: - Symbols

extension LayoutSolver {
  func makeSymbol(_ kind: Symbols.Kind, owner: Int32 = -1) -> Symbols.ID {
    let symbol = symbols.make(kind, owner: owner)
    tableau.reserve(symbol, isVariable: symbols.isVariable(symbol))
    objective.reserve(symbol)
    return symbol
  }

  func releaseSymbol(_ symbol: Symbols.ID) {
    tableau.purge(symbol)
    objective.forget(symbol)
    symbols.release(symbol)
  }

  /// Exchanges symbols in the tableau and follows in the objective.
  func pivot(slot: Int32, entering: Symbols.ID) {
    journal.append(
      Step(slot: slot, left: tableau.rows[Int(slot)].basic, entered: entering))
    tableau.pivot(slot: slot, entering: entering)
    objective.substitute(tableau.rows[Int(slot)])
  }

  /// Takes back every pivot since the journal was last cleared, when all was feasible.
  func undoPivots() {
    while let step = journal.popLast() {
      tableau.pivot(slot: step.slot, entering: step.left)
      objective.substitute(tableau.rows[Int(step.slot)])
    }
    tableau.clearSuspects()
  }
}
