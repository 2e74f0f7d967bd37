extension Simplex {
  mutating func solve() {
    guard isStale else { return }
    journal.removeAll(keepingCapacity: true)
    for level in objective.levels.indices { minimise(level: level) }
    isStale = false
    tableau.clearSuspects()
  }

  /// The primal simplex method on one level, leaving all higher ones as good as they are.
  private mutating func minimise(level: Int) {
    var steps = 0
    defer { isCautious = false }
    while let column = improving(level: level), steps < Simplex.limit * patience {
      let slots = tableau.slotsHolding(column)
      guard let slot = blocker(of: column, among: slots, rising: true)?.slot else {
        // Violations cannot fall without end; what looks like it is rounding.
        objective.discard(column, level: level)
        continue
      }
      pivot(slot: slot, entering: column)
      counts.primalPivots += 1
      steps += 1
      isCautious = steps > patience
    }
  }

  /// The column whose rise lowers the level most and no higher one at all.
  private mutating func improving(level: Int) -> Symbols.ID? {
    var best: Symbols.ID?
    var bestCost = -Objective.zero
    for symbol in objective.support(level: level) {
      let cost = objective.cost(symbol, level: level)
      guard cost < -Objective.zero, symbols.isRestricted(symbol) else { continue }
      if let rival = best {
        if isCautious || cost == bestCost {
          guard symbols.precedes(symbol, rival) else { continue }
        } else if cost > bestCost {
          continue
        }
      }
      if isHeldBack(symbol, above: level) { continue }
      best = symbol
      bestCost = cost
    }
    return best
  }

  private func isHeldBack(_ symbol: Symbols.ID, above level: Int) -> Bool {
    for higher in 0..<level where objective.cost(symbol, level: higher) > Objective.zero {
      return true
    }
    return false
  }
}
