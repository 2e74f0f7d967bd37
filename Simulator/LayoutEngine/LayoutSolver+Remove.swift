extension LayoutSolver {
  /// Takes a constraint out. What the others can then do better, they will.
  package func removeConstraint(_ id: ConstraintID) {
    let index = index(of: id)
    let constraint = constraints[index]
    if !constraint.isRequired {
      let level = objective.level(of: constraint.priority)
      for symbol in [constraint.marker, constraint.partner]
      where symbols.kinds[Int(symbol)] == .error {
        charge(symbol, -1, constraint, level: level)
      }
    }
    journal.removeAll(keepingCapacity: true)
    if let slot = slotToDrop(for: constraint) { tableau.remove(slot: slot) }
    unregister(id.slot)
    if !constraint.isRequired { objective.leave(constraint.priority) }
  }

  /// Isolates the constraint in one row, which may then go.
  private func slotToDrop(for constraint: Constraint) -> Int32? {
    for symbol in [constraint.marker, constraint.partner] where symbol >= 0 {
      let slot = tableau.slot(of: symbol)
      if slot != Tableau.noRow { return slot }
    }
    guard let slot = slotToGiveUp(for: constraint.marker) else { return nil }
    pivot(slot: slot, entering: constraint.marker)
    isStale = true
    return slot
  }

  /// The row that lets go first when `marker` may move either way.
  ///
  /// Marks come first, since their equality can take over; then the restricted symbol that is
  /// reached with the smallest movement on the cheaper side, so that all others stay in bounds; and
  /// only then a free variable, the oldest.
  private func slotToGiveUp(for marker: Symbols.ID) -> Int32? {
    let slots = tableau.slotsHolding(marker)
    let rows = tableau.rows
    func oldest(_ slots: [Int32]) -> Int32? {
      slots.min {
        symbols.orders[Int(rows[Int($0)].basic)] < symbols.orders[Int(rows[Int($1)].basic)]
      }
    }
    if let mark = oldest(slots.filter { symbols.kinds[Int(rows[Int($0)].basic)] == .fixed }) {
      return mark
    }
    var nearest: (falling: Int32?, rising: Int32?)
    var ratios = (falling: Double.infinity, rising: Double.infinity)
    for slot in slots where symbols.isRestricted(rows[Int(slot)].basic) {
      let row = rows[Int(slot)]
      let coefficient = row.coefficient(of: marker)
      let ratio = max(0, row.constant) / abs(coefficient)
      if coefficient > 0, ratio < ratios.falling {
        nearest.falling = slot
        ratios.falling = ratio
      } else if coefficient < 0, ratio < ratios.rising {
        nearest.rising = slot
        ratios.rising = ratio
      }
    }
    let preferFalling =
      objective.levels.indices.lazy
      .map { self.objective.cost(marker, level: $0) }
      .first { abs($0) > Objective.zero }
      .map { $0 > 0 } ?? (ratios.falling <= ratios.rising)
    let choice =
      preferFalling ? nearest.falling ?? nearest.rising : nearest.rising ?? nearest.falling
    return choice ?? oldest(slots)
  }
}
