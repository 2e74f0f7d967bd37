extension Simplex {
  /// Names the constraints that a row which cannot be repaired speaks of.
  ///
  /// Such a row adds required constraints up to something impossible, and none of its parts can be
  /// left out of that sum. A bound of a non-negative variable may still do the work of a named
  /// constraint, in another sum; so each is left out on trial. O(k) small solvers for k
  /// constraints, paid only by a refusal.
  func conflict(in slot: Int32, adding: Int32? = nil) -> Conflict {
    let row = tableau.rows[Int(slot)]
    var members = adding.map { [$0] } ?? []
    for symbol in [row.basic] + row.cells.map(\.column) {
      let owner = symbols.owners[Int(symbol)]
      if owner >= 0, constraints[Int(owner)].isRequired, !members.contains(owner) {
        members.append(owner)
      }
    }
    members.sort { constraints[Int($0)].serial < constraints[Int($1)].serial }
    for member in members where member != adding {
      let others = members.filter { $0 != member }
      if !canHold(others) { members = others }
    }
    return Conflict(
      constraints: members.map {
        ConstraintID(slot: $0, generation: constraints[Int($0)].generation)
      })
  }

  /// Whether required constraints can hold when nothing else is there.
  private func canHold(_ members: [Int32]) -> Bool {
    var trial = Simplex()
    var stand: [Symbols.ID: Variable] = [:]
    for member in members {
      let constraint = constraints[Int(member)]
      let terms = constraint.terms.map { term in
        let id = term.variable.id
        let variable =
          stand[id] ?? trial.addVariable(nonNegative: symbols.kinds[Int(id)] == .nonNegative)
        stand[id] = variable
        return Term(variable, term.coefficient)
      }
      let slot = trial.register(
        terms, constraint.relation, constant: constraint.constant, priority: 1000)
      if trial.enter(slot) != nil { return false }
    }
    return true
  }
}
