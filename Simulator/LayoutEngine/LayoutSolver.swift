/// Finds values for variables so that linear constraints hold, the important ones first.
///
/// It does not round, knows no views, attributes or axes, and never drops a constraint by itself.
/// It is not safe to share between threads.
///
/// A constant edit costs the rows that depend on it and, when the layout's shape changes, a few
/// pivots; a pivot costs the rows that hold the entering column. Adding and removing cost a handful
/// of pivots.
package final class LayoutSolver {
  var simplex = Simplex()

  package init() {}

  // MARK: Variables

  /// Makes a variable whose value is zero until constraints say otherwise.
  ///
  /// If constraints leave a choice between variables, the newest gets the rest and the older ones
  /// stay at zero, so make variables in the order of the views.
  /// - Parameter nonNegative: Whether the value may never fall below zero. This costs nothing,
  ///   where a constraint saying the same would cost a row.
  package func addVariable(nonNegative: Bool = false) -> Variable {
    simplex.addVariable(nonNegative: nonNegative)
  }

  /// Removes a variable that no constraint mentions any more.
  package func removeVariable(_ variable: Variable) { simplex.removeVariable(variable) }

  /// The value of a variable, in the unit of the constants, to the nearest 2⁻²⁴; solves first
  /// where that is due.
  package func value(of variable: Variable) -> Double { simplex.value(of: variable) }

  /// The variables whose value is not what it was when this was last called, oldest change first.
  ///
  /// A new variable counts as having been zero.
  package func takeChangedVariables() -> [Variable] { simplex.takeChangedVariables() }

  // MARK: Constraints

  /// Adds `Σ terms + constant (relation) 0`.
  ///
  /// - Parameters:
  ///   - priority: Up to 1000, which is required. Lower ones are met as well as possible, each
  ///     priority after all higher ones.
  /// - Throws: `Conflict` when a required constraint cannot hold together with the other required
  ///   ones. The solver is then as it was before the call.
  package func addConstraint(
    _ terms: [Term], _ relation: Relation, constant: Double = 0, priority: Float = 1000
  ) throws(Conflict) -> ConstraintID {
    try simplex.addConstraint(terms, relation, constant: constant, priority: priority)
  }

  /// Takes a constraint out. What the others can then do better, they will.
  package func removeConstraint(_ id: ConstraintID) { simplex.removeConstraint(id) }

  /// Changes the constant of a constraint.
  ///
  /// - Throws: `Conflict` when the required constraints cannot hold with the new constant. The
  ///   constraint then keeps its old one.
  package func setConstant(_ constant: Double, of id: ConstraintID) throws(Conflict) {
    try simplex.setConstant(constant, of: id)
  }

  /// Changes several constants at once: what matters is whether they can hold together in the end.
  ///
  /// - Throws: `Conflict` when they cannot. All constraints then keep their old constants.
  package func setConstants(_ edits: [(ConstraintID, Double)]) throws(Conflict) {
    try simplex.setConstants(edits)
  }

  /// Changes the priority of an optional constraint to another optional one.
  ///
  /// The constraint keeps its place among its equals, which it would lose by being added again.
  /// Required constraints stay required, and optional ones optional, as on iOS.
  package func setPriority(_ priority: Float, of id: ConstraintID) {
    simplex.setPriority(priority, of: id)
  }

  /// The constant that a constraint has now.
  package func constant(of id: ConstraintID) -> Double { simplex.constant(of: id) }

  /// Makes violations as small as the priorities ask, if anything happened that may have left them
  /// larger; reading a value does this too.
  package func solve() { simplex.solve() }
}

// MARK: - What it has done and holds

extension LayoutSolver {
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
      constraints: simplex.constraints.count { $0.isActive },
      constraintPlaces: simplex.constraints.count, symbolPlaces: simplex.symbols.count,
      rowPlaces: simplex.tableau.rows.count, priorities: simplex.objective.levels.count,
      changes: simplex.tableau.touched.count)
  }

  package var statistics: Statistics {
    var all = simplex.counts
    all.pivots = simplex.tableau.pivots
    return all
  }
}
