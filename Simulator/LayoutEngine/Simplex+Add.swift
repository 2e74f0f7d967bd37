extension Simplex {
  mutating func addConstraint(
    _ terms: [Term], _ relation: Relation, constant: Double = 0, priority: Float = 1000
  ) throws(Conflict) -> ConstraintID {
    precondition(constant.isFinite, "A layout constraint's constant must be finite")
    precondition(priority > 0 && priority <= 1000, "A priority is above 0 and at most 1000")
    precondition(
      terms.allSatisfy(\.coefficient.isFinite), "A layout constraint's multiplier must be finite")
    refreshIfDue()
    let slot = register(terms, relation, constant: constant, priority: priority)
    if let culprit = enter(slot) {
      let conflict = conflict(in: culprit, adding: slot)
      undoPivots()
      tableau.remove(slot: tableau.slot(of: constraints[Int(slot)].marker))
      unregister(slot)
      throw conflict
    }
    let constraint = constraints[Int(slot)]
    if !constraint.isRequired {
      chargeErrors(of: constraint, level: objective.enter(priority))
    }
    return ConstraintID(slot: slot, generation: constraint.generation)
  }
}

extension Simplex {
  /// Gives a registered constraint its row and makes the required ones hold.
  ///
  /// Returns the slot of the row that proves that they cannot, or nil.
  mutating func enter(_ slot: Int32) -> Int32? {
    let constraint = constraints[Int(slot)]
    var row = tableau.expanded(plainEquation(of: constraint))
    let free = newestFree(in: row)
    if free == nil, constraint.partner >= 0, row.constant < 0 {
      // The sum is on the other side of its limit: let the partner measure by how much.
      row.solve(for: constraint.partner)
    }
    journal.removeAll(keepingCapacity: true)
    if let free {
      tableau.define(free, by: row)
      return nil
    }
    let rowSlot = tableau.insert(row)
    if constraint.isRequired {
      if constraint.relation == .equal { settleEquality(rowSlot) }
      return restoreFeasibility()
    }
    // The row measures its own error.
    tableau.clearSuspects()
    return nil
  }

  mutating func register(
    _ terms: [Term], _ relation: Relation, constant: Double, priority: Float
  ) -> Int32 {
    let slot: Int32
    if let old = vacantConstraints.popLast() {
      slot = old
    } else {
      slot = Int32(constraints.count)
      constraints.append(Constraint())
    }
    constraintsMade += 1
    var constraint = Constraint(
      terms: terms, relation: relation, constant: constant, priority: priority,
      serial: constraintsMade, generation: constraints[Int(slot)].generation, isActive: true)
    switch (constraint.isRequired, relation) {
    case (true, .equal):
      constraint.marker = makeSymbol(.fixed, owner: slot)
    case (true, _):
      constraint.marker = makeSymbol(.slack, owner: slot)
    case (false, .equal):
      constraint.marker = makeSymbol(.error, owner: slot)
      constraint.partner = makeSymbol(.error, owner: slot)
    case (false, _):
      constraint.marker = makeSymbol(.slack, owner: slot)
      constraint.partner = makeSymbol(.error, owner: slot)
    }
    for term in terms { uses[Int(term.variable.id)] += 1 }
    constraints[Int(slot)] = constraint
    return slot
  }

  mutating func unregister(_ slot: Int32) {
    let constraint = constraints[Int(slot)]
    releaseSymbol(constraint.marker)
    if constraint.partner >= 0 { releaseSymbol(constraint.partner) }
    for term in constraint.terms { uses[Int(term.variable.id)] -= 1 }
    constraints[Int(slot)] = Constraint(generation: constraint.generation &+ 1)
    vacantConstraints.append(slot)
  }

  /// `marker = ± (Σ terms + constant) + partner`, as it was asked for.
  func plainEquation(of constraint: Constraint) -> Row {
    let sign = constraint.sign
    var row = Row(basic: constraint.marker, constant: sign * constraint.constant)
    for term in constraint.terms { row.add(term.variable.id, sign * term.coefficient) }
    if constraint.partner >= 0 { row.add(constraint.partner, 1) }
    return row
  }

  private func newestFree(in row: Row) -> Symbols.ID? {
    steadiest(row.cells.filter { symbols.kinds[Int($0.column)] == .free })
  }

  /// Takes a new equality's mark out of the basis when it happens to be satisfied already.
  ///
  /// From then on no basic mark has anything but other marks in its row: such an equality says
  /// nothing that others do not say.
  private mutating func settleEquality(_ slot: Int32) {
    guard abs(tableau.rows[Int(slot)].constant) <= Simplex.tolerance else { return }
    if let entering = entering(into: slot, rising: true) ?? entering(into: slot, rising: false) {
      pivot(slot: slot, entering: entering)
    }
  }

  /// Charges (or with a negative sign takes back) both errors of an optional constraint.
  mutating func chargeErrors(of constraint: Constraint, _ sign: Double = 1, level: Int) {
    for symbol in [constraint.marker, constraint.partner]
    where symbols.kinds[Int(symbol)] == .error {
      charge(symbol, sign, constraint, level: level)
    }
  }

  private mutating func charge(
    _ symbol: Symbols.ID, _ sign: Double, _ constraint: Constraint, level: Int
  ) {
    let tie = sign * Objective.tieWeight(constraint.serial)
    let slot = tableau.slot(of: symbol)
    if slot == Tableau.noRow {
      objective.charge(symbol, sign, level: level)
      objective.charge(symbol, tie, level: objective.tieLevel)
    } else {
      let row = tableau.rows[Int(slot)]
      objective.charge(row, sign, level: level)
      objective.charge(row, tie, level: objective.tieLevel)
      isStale = true
    }
  }
}
