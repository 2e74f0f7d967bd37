// Where to pivot. Two rules hold everywhere: dividing by a small coefficient magnifies rounding, so
// that among equals only those within a factor of the largest are considered; and what is left to
// choose goes by the symbols' fixed order, never by where something happens to be stored.

extension LayoutSolver {
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
    where cell.coefficient * side > LayoutSolver.smallestPivot
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

  /// The row whose restricted symbol reaches zero first when `column` rises (or falls), and how far
  /// the column gets. O(rows that hold the column).
  func blocker(of column: Symbols.ID, rising: Bool) -> (slot: Int32, ratio: Double)? {
    let side: Double = rising ? -1 : 1
    var nearest = Double.infinity
    var candidates: [(slot: Int32, ratio: Double)] = []
    for slot in tableau.slotsHolding(column) {
      let basic = tableau.rows[Int(slot)].basic
      let coefficient = tableau.rows[Int(slot)].coefficient(of: column) * side
      guard coefficient > LayoutSolver.smallestPivot, symbols.isRestricted(basic) else { continue }
      let ratio = max(0, tableau.rows[Int(slot)].constant) / coefficient
      if ratio <= nearest + LayoutSolver.together { candidates.append((slot, ratio)) }
      nearest = min(nearest, ratio)
    }
    let limit = nearest + LayoutSolver.together
    let slots = candidates.filter { $0.ratio <= limit }.map(\.slot)
    return steadiest(slots, column: column).map { ($0, nearest) }
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

  /// Of the rows that hold a column, the one whose basic symbol is first (or last) in order among
  /// those whose coefficient is not small beside the others.
  func steadiest(_ slots: [Int32], column: Symbols.ID, last: Bool = false) -> Int32? {
    let sizes = slots.map { abs(tableau.rows[Int($0)].coefficient(of: column)) }
    let largest = sizes.max() ?? 0
    var best: Int32?
    for (slot, size) in zip(slots, sizes) where size >= steady * largest {
      let basic = tableau.rows[Int(slot)].basic
      let isFirst = best.map { symbols.precedes(basic, tableau.rows[Int($0)].basic) }
      if isFirst != last { best = slot }
    }
    return best
  }
}
