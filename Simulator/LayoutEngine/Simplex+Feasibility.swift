extension Simplex {
  /// Makes every restricted symbol non-negative and every mark zero again, by the dual simplex
  /// method.
  ///
  /// When violations were minimal before, they are minimal again afterwards. Returns the slot of a
  /// row that cannot be repaired, whose symbols prove that the required constraints contradict each
  /// other, or nil.
  mutating func restoreFeasibility() -> Int32? {
    var steps = 0
    defer { isCautious = false }
    while let slot = mostInfeasible() {
      guard steps < Simplex.limit * patience,
        let entering = entering(into: slot, rising: tableau.rows[Int(slot)].constant < 0)
      else {
        return slot
      }
      pivot(slot: slot, entering: entering)
      counts.dualPivots += 1
      steps += 1
      isCautious = steps > patience
    }
    return nil
  }

  /// After this many pivots in one go, choices go by fixed order only, which cannot run in circles.
  var patience: Int { 100 + 4 * tableau.rows.count }
  /// And after this many times that many, rounding must be at fault, and it is better to stop short
  /// than never.
  static let limit = 20

  /// The row furthest out of bounds; when cautious, the one whose symbol comes first.
  private mutating func mostInfeasible() -> Int32? {
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
      if !isCautious && size != otherSize
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
    case .nonNegative, .slack, .error: return row.constant < -Simplex.tolerance
    case .fixed: return abs(row.constant) > Simplex.tolerance
    }
  }
}
