extension LayoutSolver {
  /// Makes violations as small as the priorities ask, if anything happened that may have left them
  /// larger; reading a value does this too.
  package func solve() {
    guard isStale else { return }
    journal.removeAll(keepingCapacity: true)
    for level in objective.levels.indices { minimise(level: level) }
    isStale = false
    journal.removeAll(keepingCapacity: true)
  }

  /// The primal simplex method on one level, leaving all higher ones as good as they are.
  private func minimise(level: Int) {
    var steps = 0
    while let column = improving(level: level, cautious: steps > patience) {
      guard let slot = blocking(column) else {
        // Violations cannot fall without end; what looks like it is rounding.
        objective.discard(column, level: level)
        continue
      }
      pivot(slot: slot, entering: column)
      counts.primalPivots += 1
      steps += 1
    }
  }

  /// The column whose rise lowers the level most and no higher one at all.
  private func improving(level: Int, cautious: Bool) -> Symbols.ID? {
    var best: Symbols.ID?
    var bestCost = -Objective.zero
    for symbol in objective.support(level: level) {
      let cost = objective.cost(symbol, level: level)
      guard cost < -Objective.zero, symbols.isRestricted(symbol) else { continue }
      if let rival = best {
        if cautious || cost == bestCost {
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

  /// The row that first stops `column` from rising.
  private func blocking(_ column: Symbols.ID) -> Int32? {
    var best: Int32?
    var bestRatio = Double.infinity
    for slot in tableau.slotsHolding(column) {
      let row = tableau.rows[Int(slot)]
      let coefficient = row.coefficient(of: column)
      guard coefficient < 0, symbols.isRestricted(row.basic) else { continue }
      let ratio = max(0, row.constant) / -coefficient
      let isTie = best != nil && ratio == bestRatio
      if ratio < bestRatio
        || isTie && symbols.precedes(row.basic, tableau.rows[Int(best!)].basic)
      {
        best = slot
        bestRatio = ratio
      }
    }
    return best
  }
}
