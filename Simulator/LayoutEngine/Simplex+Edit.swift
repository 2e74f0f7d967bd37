extension Simplex {
  mutating func setConstant(_ constant: Double, of id: ConstraintID) throws(Conflict) {
    refreshIfDue()
    let old = shift(id, to: constant)
    if let culprit = repair() {
      let conflict = conflict(in: culprit)
      shift(id, to: old)
      undoPivots()
      throw conflict
    }
  }

  mutating func setConstants(_ edits: [(ConstraintID, Double)]) throws(Conflict) {
    refreshIfDue()
    let old = edits.map { shift($0.0, to: $0.1) }
    if let culprit = repair() {
      let conflict = conflict(in: culprit)
      for (edit, constant) in zip(edits, old).reversed() { shift(edit.0, to: constant) }
      undoPivots()
      throw conflict
    }
  }

  mutating func setPriority(_ priority: Float, of id: ConstraintID) {
    let index = index(of: id)
    let old = constraints[index]
    if priority == old.priority { return }
    precondition(
      priority > 0 && priority < 1000 && !old.isRequired,
      "A constraint cannot become required, or optional, while it is in a solver")
    chargeErrors(of: old, -1, level: objective.level(of: old.priority))
    objective.leave(old.priority)
    constraints[index].priority = priority
    chargeErrors(of: constraints[index], level: objective.enter(priority))
    isStale = true
  }

  func constant(of id: ConstraintID) -> Double { constraints[index(of: id)].constant }

  private mutating func repair() -> Int32? {
    journal.removeAll(keepingCapacity: true)
    return restoreFeasibility()
  }

  /// Returns the constant that was there before.
  @discardableResult
  private mutating func shift(_ id: ConstraintID, to constant: Double) -> Double {
    precondition(constant.isFinite, "A layout constraint's constant must be finite")
    let index = index(of: id)
    let old = constraints[index].constant
    if constant != old {
      constraints[index].constant = constant
      tableau.shift(constraints[index].marker, by: -constraints[index].sign * (constant - old))
    }
    return old
  }

  func index(of id: ConstraintID) -> Int {
    let index = Int(id.slot)
    precondition(
      constraints[index].isActive && constraints[index].generation == id.generation,
      "The constraint is no longer in this solver")
    return index
  }
}
