// Free variables can take any value, so that their rows never decide where to pivot. They are kept
// as they were when their variable was solved for, as definitions: pivots pass them by, and their
// values are worked out when somebody asks. Without that, the lefts of views in a row, each the sum
// of all widths before it, would have to be written anew at every pivot.

extension Tableau {
  /// Solves a row that is not in the tableau yet for a free variable, and keeps it as its
  /// definition.
  mutating func define(_ variable: Symbols.ID, by row: Row) {
    var row = row
    row.solve(for: variable)
    pivots += 1
    let slot = place(row)
    isDefinition[Int(slot)] = true
    for cell in row.cells { dependents[Int(cell.column)].append(slot) }
    markStale(slot)
  }

  /// Turns the row of a free variable, which no other row holds, into its definition.
  mutating func makeDefinition(_ slot: Int32) {
    isDefinition[Int(slot)] = true
    for cell in rows[Int(slot)].cells { dependents[Int(cell.column)].append(slot) }
    markStale(slot)
  }

  /// What a row says in terms of symbols outside the basis alone. O(cells involved · log).
  mutating func expanded(_ row: Row) -> Row {
    for cell in row.cells { settle(slots[Int(cell.column)]) }
    var result = Row(basic: row.basic, constant: row.constant)
    for cell in row.cells {
      let slot = slots[Int(cell.column)]
      if slot == Tableau.noRow {
        collect(cell.column, cell.coefficient)
      } else {
        result.constant += cell.coefficient * rows[Int(slot)].constant
        for other in rows[Int(slot)].cells {
          collect(other.column, cell.coefficient * other.coefficient)
        }
      }
    }
    collected.sort()
    for column in collected {
      let coefficient = sums[Int(column)]
      if abs(coefficient) >= Row.zero {
        result.cells.append(Row.Cell(column: column, coefficient: coefficient))
      }
      sums[Int(column)] = 0
      isCollected[Int(column)] = false
    }
    collected.removeAll(keepingCapacity: true)
    if abs(result.constant) < Row.zero { result.constant = 0 }
    return result
  }

  private mutating func collect(_ column: Symbols.ID, _ coefficient: Double) {
    sums[Int(column)] += coefficient
    guard !isCollected[Int(column)] else { return }
    isCollected[Int(column)] = true
    collected.append(column)
  }

  /// Writes a definition in terms of symbols outside the basis; other rows are so already.
  mutating func settle(_ slot: Int32) {
    guard slot != Tableau.noRow, isDefinition[Int(slot)],
      rows[Int(slot)].cells.contains(where: { slots[Int($0.column)] != Tableau.noRow })
    else { return }
    let old = rows[Int(slot)]
    let new = expanded(old)
    rows[Int(slot)] = new
    for cell in new.cells where !old.holds(cell.column) {
      dependents[Int(cell.column)].append(slot)
    }
  }

  /// The definitions in which a symbol stands, each once.
  mutating func definitions(mentioning symbol: Symbols.ID) -> [Int32] {
    if dependents[Int(symbol)].isEmpty { return [] }
    var list: [Int32] = []
    swap(&list, &dependents[Int(symbol)])
    sweep(&list, holding: symbol, areDefinitions: true)
    swap(&list, &dependents[Int(symbol)])
    return dependents[Int(symbol)]
  }

  /// The definitions that depend on a symbol outside the basis, which no other row holds; settled,
  /// so that they say themselves how much.
  mutating func definitions(dependingOn symbol: Symbols.ID) -> [Int32] {
    var found = definitions(mentioning: symbol)
    if found.isEmpty { return [] }
    var known = Set(found)
    var next = 0
    while next < found.count {
      for slot in definitions(mentioning: rows[Int(found[next])].basic)
      where known.insert(slot).inserted {
        found.append(slot)
      }
      next += 1
    }
    for slot in found { settle(slot) }
    return found.filter { rows[Int($0)].holds(symbol) }
  }

  /// Solves a settled definition for a symbol that no other row holds; its variable leaves the
  /// basis.
  mutating func giveUp(definition slot: Int32, for symbol: Symbols.ID) {
    pivots += 1
    let variable = rows[Int(slot)].basic
    isDefinition[Int(slot)] = false
    rows[Int(slot)].solve(for: symbol)
    slots[Int(variable)] = Tableau.noRow
    slots[Int(symbol)] = slot
    touch(variable)
    touch(symbol)
  }

  /// Writes a symbol that goes out of every definition.
  mutating func settleDefinitions(mentioning symbol: Symbols.ID) {
    for slot in definitions(mentioning: symbol) {
      settle(slot)
      if slots[Int(symbol)] == Tableau.noRow, rows[Int(slot)].holds(symbol) {
        // Outside the basis and about to go: what is left of it is rounding.
        rows[Int(slot)].cells.remove(at: rows[Int(slot)].position(of: symbol))
      }
    }
    dependents[Int(symbol)].removeAll(keepingCapacity: true)
  }

  // MARK: Values

  /// The value of a definition, computed again if one of its variables has changed.
  mutating func value(ofDefinition slot: Int32) -> Double {
    if isStale[Int(slot)] {
      var value = rows[Int(slot)].constant
      for index in rows[Int(slot)].cells.indices {
        let cell = rows[Int(slot)].cells[index]
        value += cell.coefficient * self.value(of: cell.column)
      }
      values[Int(slot)] = value
      isStale[Int(slot)] = false
    }
    return values[Int(slot)]
  }

  /// The value of a symbol may have changed, and with it what is defined by it.
  mutating func markDependentsStale(_ symbol: Symbols.ID) {
    for index in dependents[Int(symbol)].indices {
      let slot = dependents[Int(symbol)][index]
      if isDefinition[Int(slot)], !isStale[Int(slot)] { markStale(slot) }
    }
  }

  private mutating func markStale(_ slot: Int32) {
    isStale[Int(slot)] = true
    touch(rows[Int(slot)].basic)
  }
}
