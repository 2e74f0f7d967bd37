extension Simplex {
  mutating func removeConstraint(_ id: ConstraintID) {
    let index = index(of: id)
    let constraint = constraints[index]
    if !constraint.isRequired {
      chargeErrors(of: constraint, -1, level: objective.level(of: constraint.priority))
    }
    journal.removeAll(keepingCapacity: true)
    if let slot = slotToDrop(for: constraint) { tableau.remove(slot: slot) }
    unregister(id.slot)
    if !constraint.isRequired { objective.leave(constraint.priority) }
  }

  /// Isolates the constraint in one row, which may then go.
  private mutating func slotToDrop(for constraint: Constraint) -> Int32? {
    let own = tableau.slot(of: constraint.marker)
    if own != Tableau.noRow { return own }
    if constraint.partner >= 0, tableau.slot(of: constraint.partner) != Tableau.noRow {
      return tableau.slot(of: constraint.partner)
    }
    let slots = tableau.slotsHolding(constraint.marker)
    if let slot = slotToGiveUp(for: constraint.marker, among: slots) {
      pivot(slot: slot, entering: constraint.marker)
      tableau.clearSuspects()
      isStale = true
      return slot
    }
    // Only free variables depend on it: the oldest stays where nothing says otherwise, at zero.
    let definitions = tableau.definitions(dependingOn: constraint.marker)
    let slot = steadiest(definitions, column: constraint.marker, last: true)
    if let slot { tableau.giveUp(definition: slot, for: constraint.marker) }
    return slot
  }

  /// The row that lets go first when `marker` may move either way.
  ///
  /// Marks come first, since their equality can take over; then the restricted symbol that is
  /// reached with the smallest movement on the cheaper side, so that all others stay in bounds.
  private func slotToGiveUp(for marker: Symbols.ID, among slots: [Int32]) -> Int32? {
    if slots.isEmpty { return nil }
    let mark = steadiest(slots, column: marker) {
      symbols.kinds[Int(tableau.rows[Int($0)].basic)] == .fixed
    }
    if let mark { return mark }
    let falling = blocker(of: marker, among: slots, rising: false)
    let rising = blocker(of: marker, among: slots, rising: true)
    guard let falling, let rising else {
      return (falling ?? rising)?.slot ?? steadiest(slots, column: marker, last: true)
    }
    for level in objective.levels.indices {
      let cost = objective.cost(marker, level: level)
      if abs(cost) > Objective.zero { return cost > 0 ? falling.slot : rising.slot }
    }
    return falling.ratio <= rising.ratio ? falling.slot : rising.slot
  }
}
