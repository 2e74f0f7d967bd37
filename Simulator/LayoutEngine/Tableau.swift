/// The system of equations, solved for its basic symbols.
///
/// Rows are kept in slots; a slot lives as long as the constraint count needs it. For each column
/// outside the basis the tableau remembers which rows hold it, so that a pivot costs as much as the
/// rows it changes and not a walk over all of them. The lists may name rows that have lost the
/// column again; each walk removes those.
///
/// The rows of free variables are another matter: see the definitions.
///
/// It does not know which symbols may be negative and never decides where to pivot.
struct Tableau {
  var rows: [Row] = []
  var pivots = 0
  /// Rows whose constant fell and may now be infeasible, until feasibility is restored.
  var suspects: [Int32] = []
  /// Variables whose value may have changed.
  private(set) var touched: [Symbols.ID] = []

  var slots: [Int32] = []
  private var columns: [[Int32]] = []
  private var vacant: [Int32] = []
  private var watch: [Watch] = []
  var stamps: [UInt32] = []
  var stamp: UInt32 = 0
  private var merger = RowMerger()

  /// By slot: whether the row is a definition, what it came to, and whether that may have changed.
  var isDefinition: [Bool] = []
  var values: [Double] = []
  var isStale: [Bool] = []
  /// By symbol: the definitions in which it stands; the lists may name others too.
  var dependents: [[Int32]] = []
  /// By symbol: room to add up coefficients, empty between calls.
  var sums: [Double] = []
  var isCollected: [Bool] = []
  var collected: [Symbols.ID] = []

  private enum Watch: UInt8 { case none, watched, touched }

  static let noRow: Int32 = -1
}

// MARK: - Symbols and rows

extension Tableau {
  mutating func reserve(_ symbol: Symbols.ID, isVariable: Bool) {
    while slots.count <= Int(symbol) {
      slots.append(Tableau.noRow)
      columns.append([])
      dependents.append([])
      sums.append(0)
      isCollected.append(false)
      watch.append(.none)
    }
    watch[Int(symbol)] = isVariable ? .watched : .none
  }

  /// The slot of the row solved for `symbol`, or `noRow` when the symbol is outside the basis.
  func slot(of symbol: Symbols.ID) -> Int32 { slots[Int(symbol)] }

  mutating func value(of symbol: Symbols.ID) -> Double {
    let slot = slots[Int(symbol)]
    if slot == Tableau.noRow { return 0 }
    return isDefinition[Int(slot)] ? value(ofDefinition: slot) : rows[Int(slot)].constant
  }

  /// Adds a row whose cells are all outside the basis. O(cells).
  mutating func insert(_ row: Row) -> Int32 {
    let slot = place(row)
    for cell in row.cells { note(slot, holds: cell.column) }
    touch(row.basic)
    suspects.append(slot)
    return slot
  }

  mutating func place(_ row: Row) -> Int32 {
    let slot: Int32
    if let old = vacant.popLast() {
      slot = old
      rows[Int(slot)] = row
    } else {
      slot = Int32(rows.count)
      rows.append(row)
      stamps.append(0)
      isDefinition.append(false)
      values.append(0)
      isStale.append(false)
    }
    slots[Int(row.basic)] = slot
    return slot
  }

  mutating func remove(slot: Int32) {
    let basic = rows[Int(slot)].basic
    settleDefinitions(mentioning: basic)
    isDefinition[Int(slot)] = false
    slots[Int(basic)] = Tableau.noRow
    touch(basic)
    rows[Int(slot)] = Row(basic: Tableau.noRow, constant: 0)
    vacant.append(slot)
  }

  /// Says that every row is feasible.
  mutating func clearSuspects() { suspects.removeAll(keepingCapacity: true) }

  mutating func removeAllRows() {
    for row in rows where row.basic >= 0 { slots[Int(row.basic)] = Tableau.noRow }
    rows.removeAll(keepingCapacity: true)
    stamps.removeAll(keepingCapacity: true)
    isDefinition.removeAll(keepingCapacity: true)
    values.removeAll(keepingCapacity: true)
    isStale.removeAll(keepingCapacity: true)
    vacant.removeAll(keepingCapacity: true)
    for index in columns.indices { columns[index].removeAll(keepingCapacity: true) }
    for index in dependents.indices { dependents[index].removeAll(keepingCapacity: true) }
  }

  /// Takes a symbol out of every row; what is left of it there can only be rounding.
  mutating func purge(_ symbol: Symbols.ID) {
    for slot in takeSlots(holding: symbol) {
      let index = rows[Int(slot)].position(of: symbol)
      rows[Int(slot)].cells.remove(at: index)
    }
    columns[Int(symbol)].removeAll(keepingCapacity: true)
    settleDefinitions(mentioning: symbol)
  }

  mutating func forgetTouched() {
    for symbol in touched where watch[Int(symbol)] == .touched { watch[Int(symbol)] = .watched }
    touched.removeAll(keepingCapacity: true)
  }

  mutating func touch(_ symbol: Symbols.ID) {
    markDependentsStale(symbol)
    if watch[Int(symbol)] == .watched {
      watch[Int(symbol)] = .touched
      touched.append(symbol)
    }
  }
}

// MARK: - Columns

extension Tableau {
  /// The rows that hold `column`, each once.
  mutating func slotsHolding(_ column: Symbols.ID) -> [Int32] {
    sweep(column)
    return columns[Int(column)]
  }

  private mutating func takeSlots(holding column: Symbols.ID) -> [Int32] {
    sweep(column)
    var list: [Int32] = []
    swap(&list, &columns[Int(column)])
    return list
  }

  private mutating func note(_ slot: Int32, holds column: Symbols.ID) {
    columns[Int(column)].append(slot)
  }

  private mutating func sweep(_ column: Symbols.ID) {
    var list: [Int32] = []
    swap(&list, &columns[Int(column)])
    sweep(&list, holding: column, areDefinitions: false)
    swap(&list, &columns[Int(column)])
  }

  /// Leaves in a list only the rows that hold a symbol, each once. A list that is in order already
  /// is not written to, so that it may be shared.
  mutating func sweep(_ list: inout [Int32], holding symbol: Symbols.ID, areDefinitions: Bool) {
    stamp &+= 1
    var kept = 0
    for index in list.indices {
      let slot = list[index]
      if stamps[Int(slot)] == stamp { continue }
      stamps[Int(slot)] = stamp
      guard isDefinition[Int(slot)] == areDefinitions, rows[Int(slot)].holds(symbol) else {
        continue
      }
      if kept < index { list[kept] = slot }
      kept += 1
    }
    if kept < list.count { list.removeLast(list.count - kept) }
  }
}

// MARK: - Solving

extension Tableau {
  /// Moves every constant as if `symbol` were replaced by `symbol + amount`.
  mutating func shift(_ symbol: Symbols.ID, by amount: Double) {
    for slot in dependents[Int(symbol)].isEmpty ? [] : definitions(mentioning: symbol) {
      rows[Int(slot)].constant += amount * rows[Int(slot)].coefficient(of: symbol)
      constantChanged(slot)
    }
    let slot = slots[Int(symbol)]
    if slot != Tableau.noRow {
      rows[Int(slot)].constant -= amount
      constantChanged(slot)
      return
    }
    for slot in slotsHolding(symbol) {
      rows[Int(slot)].constant += amount * rows[Int(slot)].coefficient(of: symbol)
      constantChanged(slot)
    }
  }

  /// Exchanges the basic symbol of `slot` with `entering`. O(cells in the rows that change).
  mutating func pivot(slot: Int32, entering: Symbols.ID) {
    pivots += 1
    let leaving = rows[Int(slot)].basic
    let holders = takeSlots(holding: entering)
    rows[Int(slot)].solve(for: entering)
    slots[Int(leaving)] = Tableau.noRow
    slots[Int(entering)] = slot
    columns[Int(leaving)].removeAll(keepingCapacity: true)
    columns[Int(leaving)].append(slot)
    touch(leaving)
    constantChanged(slot)

    let pivotRow = rows[Int(slot)]
    for holder in holders where holder != slot {
      substitute(pivotRow, into: holder)
    }
    let limit = 2 * rows.count + 16
    for cell in pivotRow.cells where columns[Int(cell.column)].count > limit {
      sweep(cell.column)
    }
  }

  private mutating func substitute(_ source: Row, into slot: Int32) {
    let gained = rows[Int(slot)].substitute(source, using: &merger)
    for index in 0..<gained { note(slot, holds: merger.gained[index]) }
    constantChanged(slot)
  }

  private mutating func constantChanged(_ slot: Int32) {
    if abs(rows[Int(slot)].constant) < Row.zero { rows[Int(slot)].constant = 0 }
    touch(rows[Int(slot)].basic)
    if isDefinition[Int(slot)] { isStale[Int(slot)] = true } else { suspects.append(slot) }
  }
}
