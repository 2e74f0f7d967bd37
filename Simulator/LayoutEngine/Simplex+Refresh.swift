extension Simplex {
  /// After so many pivots the tableau is computed anew. Rounding grows by about 1e-10 points in
  /// that many, a hundredth of the tolerance; the work is that of building the layout once.
  static let pivotsBetweenRefreshes = 50_000

  /// Gets rid of rounding that edits have piled up, if that is due.
  mutating func refreshIfDue() {
    if tableau.pivots >= nextRefresh { refresh() }
  }

  /// Writes every constraint down again and solves for the same basis: the same corner, exactly.
  mutating func refresh() {
    let pivots = tableau.pivots
    // Free variables first: then no row but their own holds them.
    let all = tableau.rows.map(\.basic).filter { $0 >= 0 }
    let free = all.filter { symbols.kinds[Int($0)] == .free }
    let basis = free + all.filter { symbols.kinds[Int($0)] != .free }
    let wanted = Set(basis)
    let active = constraints.indices.filter { constraints[$0].isActive }
      .sorted { constraints[$0].serial < constraints[$1].serial }

    tableau.removeAllRows()
    for index in active { _ = tableau.insert(plainEquation(of: constraints[index])) }
    for symbol in basis where tableau.slot(of: symbol) == Tableau.noRow {
      var best: (slot: Int32, size: Double)?
      for slot in tableau.slotsHolding(symbol)
      where !wanted.contains(tableau.rows[Int(slot)].basic) {
        let size = abs(tableau.rows[Int(slot)].coefficient(of: symbol))
        if size > best?.size ?? 0 { best = (slot, size) }
      }
      if let best {
        tableau.pivot(slot: best.slot, entering: symbol)
        if symbols.kinds[Int(symbol)] == .free { tableau.makeDefinition(best.slot) }
      } else {
        // This basis came from rounding errors. We take any corner; optimizing improves it.
        isStale = true
      }
    }
    objective.clearCosts()
    let wasStale = isStale
    for index in active where !constraints[index].isRequired {
      chargeErrors(of: constraints[index], level: objective.level(of: constraints[index].priority))
    }
    isStale = wasStale
    tableau.pivots = pivots
    counts.refreshes += 1
    nextRefresh = pivots + Simplex.pivotsBetweenRefreshes
    _ = restoreFeasibility()
  }
}
