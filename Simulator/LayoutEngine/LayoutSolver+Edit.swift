extension LayoutSolver {
  /// Changes the constant of a constraint.
  ///
  /// - Throws: `Conflict` when the required constraints cannot hold with the new constant. The
  ///   constraint then keeps its old one.
  package func setConstant(_ constant: Double, of id: ConstraintID) throws(Conflict) {
    try setConstants([(id, constant)])
  }

  /// Changes several constants at once: what matters is whether they can hold together in the end.
  ///
  /// - Throws: `Conflict` when they cannot. All constraints then keep their old constants.
  package func setConstants(_ edits: [(ConstraintID, Double)]) throws(Conflict) {
    journal.removeAll(keepingCapacity: true)
    var old: [(ConstraintID, Double)] = []
    for (id, constant) in edits {
      precondition(constant.isFinite, "A layout constraint's constant must be finite")
      old.append((id, constraints[index(of: id)].constant))
      shift(id, to: constant)
    }
    guard let culprit = restoreFeasibility() else { return }
    let conflict = conflict(in: culprit)
    for (id, constant) in old.reversed() { shift(id, to: constant) }
    undoPivots()
    tableau.suspects.removeAll(keepingCapacity: true)
    throw conflict
  }

  /// The constant that a constraint has now.
  package func constant(of id: ConstraintID) -> Double { constraints[index(of: id)].constant }

  private func shift(_ id: ConstraintID, to constant: Double) {
    let index = index(of: id)
    let change = constant - constraints[index].constant
    if change == 0 { return }
    constraints[index].constant = constant
    tableau.shift(constraints[index].marker, by: -constraints[index].sign * change)
  }

  func index(of id: ConstraintID) -> Int {
    let index = Int(id.slot)
    precondition(
      constraints[index].isActive && constraints[index].generation == id.generation,
      "The constraint is no longer in this solver")
    return index
  }
}
