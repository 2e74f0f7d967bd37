/// Room to add a multiple of one row to another in, kept between calls.
///
/// Nearly all time in the solver is spent here, hence the buffers: O(cells in both rows), without
/// allocation once they are large enough.
struct RowMerger {
  fileprivate var cells: [Row.Cell] = []
  /// The columns that the last merge brought into the target.
  fileprivate(set) var gained: [Symbols.ID] = []

  fileprivate mutating func reserve(_ count: Int) {
    guard cells.count < count else { return }
    let more = max(64, 2 * count) - cells.count
    cells.append(contentsOf: repeatElement(Row.Cell(column: 0, coefficient: 0), count: more))
    gained.append(contentsOf: repeatElement(0, count: more))
  }
}

extension Row {
  /// Replaces the basic symbol of `source` by what `source` says of it.
  ///
  /// Returns how many columns are new here; they are the first of `merger.gained`.
  mutating func substitute(_ source: Row, using merger: inout RowMerger) -> Int {
    let factor = coefficient(of: source.basic)
    constant += factor * source.constant
    merger.reserve(cells.count + source.cells.count)
    let (count, gained) = merger.cells.withUnsafeMutableBufferPointer { output in
      merger.gained.withUnsafeMutableBufferPointer { gained in
        cells.withUnsafeBufferPointer { target in
          source.cells.withUnsafeBufferPointer { source in
            Row.merge(target, source, factor: factor, into: output, gained: gained)
          }
        }
      }
    }
    store(merger.cells, count: count)
    remove(source.basic)
    return gained
  }

  /// Writes `target + factor · source` to `output`, sorted, without what cancels out.
  private static func merge(
    _ target: UnsafeBufferPointer<Cell>, _ source: UnsafeBufferPointer<Cell>, factor: Double,
    into output: UnsafeMutableBufferPointer<Cell>,
    gained: UnsafeMutableBufferPointer<Symbols.ID>
  ) -> (count: Int, gained: Int) {
    var (i, j, count, new) = (0, 0, 0, 0)
    while i < target.count, j < source.count {
      let (a, b) = (target[i], source[j])
      if a.column < b.column {
        output[count] = a
        count += 1
        i += 1
      } else {
        var cell = Cell(column: b.column, coefficient: factor * b.coefficient)
        if a.column == b.column {
          cell.coefficient += a.coefficient
          i += 1
        } else {
          gained[new] = b.column
          new += 1
        }
        output[count] = cell
        if abs(cell.coefficient) >= zero { count += 1 }
        j += 1
      }
    }
    while i < target.count {
      output[count] = target[i]
      count += 1
      i += 1
    }
    while j < source.count {
      output[count] = Cell(
        column: source[j].column, coefficient: factor * source[j].coefficient)
      if abs(output[count].coefficient) >= zero {
        gained[new] = source[j].column
        new += 1
        count += 1
      }
      j += 1
    }
    return (count, new)
  }

  private mutating func store(_ merged: [Cell], count: Int) {
    if count < cells.count { cells.removeLast(cells.count - count) }
    let common = cells.count
    cells.withUnsafeMutableBufferPointer { cells in
      merged.withUnsafeBufferPointer { merged in
        for index in 0..<common { cells[index] = merged[index] }
      }
    }
    if common < count { cells.append(contentsOf: merged[common..<count]) }
  }

  private mutating func remove(_ column: Symbols.ID) {
    let index = position(of: column)
    if index < cells.count, cells[index].column == column { cells.remove(at: index) }
  }
}
