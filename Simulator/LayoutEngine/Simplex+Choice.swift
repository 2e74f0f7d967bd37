// Where to pivot. Two rules hold everywhere: dividing by a small coefficient magnifies rounding, so
// that among equals only those within a factor of the largest are considered; and what is left to
// choose goes by the symbols' fixed order, never by where something happens to be stored.

extension Simplex {
  /// Coefficients below this are never divided by. Multipliers of layouts are far larger.
  static let smallestPivot = 1e-7
  /// How close to the limit two symbols must be to count as reaching it together, in points.
  private static let together = 1e-9
  /// Of equals, those whose coefficient is at least this share of the largest may be chosen. When a
  /// solve takes suspiciously long, order alone decides, which cannot run in circles.
  private var steady: Double { isCautious ? 0 : 0.1 }

  /// The column that makes the basic symbol of a row rise (or fall) at the least cost, or nil.
  ///
  /// Costs are compared level by level. While violations are not minimal anyway, they do not count.
  /// O(cells · levels).
  func entering(into slot: Int32, rising: Bool) -> Symbols.ID? {
    let side: Double = rising ? 1 : -1
    var best: [Row.Cell] = []
    for cell in tableau.rows[Int(slot)].cells
    where cell.coefficient * side > Simplex.smallestPivot
      && symbols.isRestricted(cell.column)
    {
      let order = best.first.map { compareCosts(cell, $0) } ?? 0
      if order < 0 { best.removeAll(keepingCapacity: true) }
      if order <= 0 { best.append(cell) }
    }
    return steadiest(best)
  }

  /// -1 when a unit's worth of `a` costs less than one of `b`, 1 when more, 0 when the same.
  private func compareCosts(_ a: Row.Cell, _ b: Row.Cell) -> Int {
    if isStale { return 0 }
    let (scaleA, scaleB) = (1 / abs(a.coefficient), 1 / abs(b.coefficient))
    for level in objective.levels.indices {
      let costA = objective.cost(a.column, level: level) * scaleA
      let costB = objective.cost(b.column, level: level) * scaleB
      let noise = Objective.zero * max(1, costA, costB)
      if abs(costA - costB) > noise { return costA < costB ? -1 : 1 }
    }
    return 0
  }

  /// Of the rows that hold a column, the one whose restricted symbol reaches zero first when that
  /// rises (or falls), and how far the column gets. O(rows).
  func blocker(
    of column: Symbols.ID, among slots: [Int32], rising: Bool
  ) -> (slot: Int32, ratio: Double)? {
    let side: Double = rising ? -1 : 1
    var nearest = Double.infinity
    for slot in slots { nearest = min(nearest, distance(of: slot, column, side)) }
    guard nearest.isFinite else { return nil }
    let limit = nearest + Simplex.together
    return steadiest(slots, column: column) { distance(of: $0, column, side) <= limit }
      .map { ($0, nearest) }
  }

  /// How far a column gets before a row stops it; infinite where the row does not.
  private func distance(of slot: Int32, _ column: Symbols.ID, _ side: Double) -> Double {
    let row = tableau.rows[Int(slot)]
    let coefficient = row.coefficient(of: column) * side
    guard coefficient > Simplex.smallestPivot, symbols.isRestricted(row.basic) else {
      return .infinity
    }
    return max(0, row.constant) / coefficient
  }

  /// Of the cells of one row, the first in order whose coefficient is not small beside the others.
  func steadiest(_ cells: [Row.Cell]) -> Symbols.ID? {
    let largest = cells.reduce(0) { max($0, abs($1.coefficient)) }
    var best: Symbols.ID?
    for cell in cells where abs(cell.coefficient) >= steady * largest {
      if best.map({ symbols.precedes(cell.column, $0) }) ?? true { best = cell.column }
    }
    return best
  }

  /// Of the rows that hold a column and may be chosen, the one whose basic symbol is first (or
  /// last) in order among those whose coefficient is not small beside the others.
  @inline(__always)
  func steadiest(
    _ slots: [Int32], column: Symbols.ID, last: Bool = false,
    where isEligible: (Int32) -> Bool = { _ in true }
  ) -> Int32? {
    var largest = 0.0
    for slot in slots where isEligible(slot) { largest = max(largest, size(column, in: slot)) }
    var best: Int32?
    for slot in slots where isEligible(slot) && size(column, in: slot) >= steady * largest {
      let basic = tableau.rows[Int(slot)].basic
      let isFirst = best.map { symbols.precedes(basic, tableau.rows[Int($0)].basic) }
      if isFirst != last { best = slot }
    }
    return best
  }

  private func size(_ column: Symbols.ID, in slot: Int32) -> Double {
    abs(tableau.rows[Int(slot)].coefficient(of: column))
  }
}
