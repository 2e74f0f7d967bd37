extension LayoutSolver {
  /// Makes every restricted symbol non-negative and every mark zero again, by the dual simplex
  /// method.
  ///
  /// When violations were minimal before, they are minimal again afterwards. Returns the slot of a
  /// row that cannot be repaired, whose symbols prove that the required constraints contradict each
  /// other, or nil.
  func restoreFeasibility() -> Int32? {
    var steps = 0
    while let slot = mostInfeasible(cautious: steps > patience) {
      guard let entering = entering(into: slot, rising: tableau.rows[Int(slot)].constant < 0) else {
        return slot
      }
      pivot(slot: slot, entering: entering)
      counts.dualPivots += 1
      steps += 1
    }
    return nil
  }

  /// After this many pivots in one go, choices go by fixed order only, which cannot run in circles.
  var patience: Int { 100 + 4 * tableau.rows.count }

  /// The row furthest out of bounds; when cautious, the one whose symbol comes first.
  private func mostInfeasible(cautious: Bool) -> Int32? {
    var best: Int32?
    var kept = 0
    for index in tableau.suspects.indices {
      let slot = tableau.suspects[index]
      guard isInfeasible(slot) else { continue }
      tableau.suspects[kept] = slot
      kept += 1
      guard let rival = best else {
        best = slot
        continue
      }
      let (row, other) = (tableau.rows[Int(slot)], tableau.rows[Int(rival)])
      let (size, otherSize) = (abs(row.constant), abs(other.constant))
      if !cautious && size != otherSize
        ? size > otherSize : symbols.precedes(row.basic, other.basic)
      {
        best = slot
      }
    }
    tableau.suspects.removeLast(tableau.suspects.count - kept)
    return best
  }

  private func isInfeasible(_ slot: Int32) -> Bool {
    let row = tableau.rows[Int(slot)]
    guard row.basic >= 0 else { return false }
    switch symbols.kinds[Int(row.basic)] {
    case .free, .vacant: return false
    case .nonNegative, .slack, .error: return row.constant < -LayoutSolver.tolerance
    case .fixed: return abs(row.constant) > LayoutSolver.tolerance
    }
  }

  /// The column that makes the basic symbol of a row rise (or fall) at the least cost.
  ///
  /// Costs are compared level by level. While violations are not minimal anyway, only order counts.
  func entering(into slot: Int32, rising: Bool) -> Symbols.ID? {
    let side: Double = rising ? 1 : -1
    var best: Row.Cell?
    for cell in tableau.rows[Int(slot)].cells
    where cell.coefficient * side > 0 && symbols.isRestricted(cell.column) {
      guard let rival = best else {
        best = cell
        continue
      }
      if isCheaper(cell, than: rival) { best = cell }
    }
    return best?.column
  }

  private func isCheaper(_ cell: Row.Cell, than rival: Row.Cell) -> Bool {
    if !isStale {
      let (scale, rivalScale) = (1 / abs(cell.coefficient), 1 / abs(rival.coefficient))
      for level in objective.levels.indices {
        let cost = objective.cost(cell.column, level: level) * scale
        let rivalCost = objective.cost(rival.column, level: level) * rivalScale
        if abs(cost - rivalCost) > Objective.zero { return cost < rivalCost }
      }
    }
    return symbols.precedes(cell.column, rival.column)
  }
}
