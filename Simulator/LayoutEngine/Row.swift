/// One line of the tableau: `basic = constant + Σ coefficient · column`.
///
/// Cells are sorted by column and none is zero. The row knows nothing about what its symbols mean.
/// Looking up a coefficient is O(log n), everything else O(n).
struct Row {
  struct Cell {
    var column: Symbols.ID
    var coefficient: Double
  }

  /// Coefficients smaller than this are taken for zero. Layout multiplies and divides by small
  /// numbers only, so that what is left of a canceled coefficient is of the order of 1e-16.
  static let zero = 1e-11

  var basic: Symbols.ID
  var constant: Double
  var cells: [Cell] = []

  /// Where `column` is, or would be inserted.
  func position(of column: Symbols.ID) -> Int {
    var low = 0
    var high = cells.count
    while low < high {
      let middle = (low + high) / 2
      if cells[middle].column < column { low = middle + 1 } else { high = middle }
    }
    return low
  }

  func coefficient(of column: Symbols.ID) -> Double {
    let index = position(of: column)
    return index < cells.count && cells[index].column == column ? cells[index].coefficient : 0
  }

  func holds(_ column: Symbols.ID) -> Bool {
    let index = position(of: column)
    return index < cells.count && cells[index].column == column
  }

  /// Adds `coefficient · column`; used to write a row down, not to solve.
  mutating func add(_ column: Symbols.ID, _ coefficient: Double) {
    let index = position(of: column)
    if index < cells.count, cells[index].column == column {
      cells[index].coefficient += coefficient
      if abs(cells[index].coefficient) < Row.zero { cells.remove(at: index) }
    } else if abs(coefficient) >= Row.zero {
      cells.insert(Cell(column: column, coefficient: coefficient), at: index)
    }
  }

  /// Rewrites the row so that `column` stands on the left and the old basic symbol on the right.
  mutating func solve(for column: Symbols.ID) {
    let index = position(of: column)
    let scale = -1 / cells[index].coefficient
    cells.remove(at: index)
    for i in cells.indices { cells[i].coefficient *= scale }
    constant *= scale
    let old = basic
    basic = column
    cells.insert(Cell(column: old, coefficient: -scale), at: position(of: old))
  }
}
