/// What remains to be minimised, one level for each priority in use.
///
/// Levels are compared from the highest priority down and never added up: no number of weak
/// constraints outvotes one that is stronger. Within a level the sum of the violations counts.
/// Below all of them lies one more level which breaks ties: there each violation weighs more the
/// later its constraint was added, so that among equals the *first* gives way. Apple's
/// documentation calls such layouts ambiguous; its recordings stretch and compress the first
/// (ContainerFacts 9.2). Because the tie-break is minimised too, and not left to the order of
/// pivots, a layout that went away and came back is the same layout.
///
/// A level holds the reduced cost of every column as a dense array, for O(1) look-up, and the list
/// of columns that may be non-zero, for sparse walks. It does not know the rows; pivots are told.
struct Objective {
  /// Reduced costs smaller than this count as zero.
  static let zero = 1e-9

  struct Level {
    let priority: Float
    var users = 0
    var costs: [Double]
    var support: [Symbols.ID] = []
    var listed: [Bool]
  }

  private(set) var levels: [Level]
  private var capacity = 0

  init() {
    levels = [Level(priority: 0, costs: [], listed: [])]
  }

  /// The tie-break's weight for the constraint added as number `serial`. Exact in binary.
  static func tieWeight(_ serial: Int) -> Double { 1 + Double(serial) / 1024 }

  mutating func reserve(_ symbol: Symbols.ID) {
    guard Int(symbol) >= capacity else { return }
    let more = max(64, Int(symbol) + 1, 2 * capacity) - capacity
    capacity += more
    for index in levels.indices {
      levels[index].costs.append(contentsOf: repeatElement(0, count: more))
      levels[index].listed.append(contentsOf: repeatElement(false, count: more))
    }
  }
}

// MARK: - Costs

extension Objective {
  /// Charges `weight` for one unit of a symbol that is outside the basis.
  mutating func charge(_ symbol: Symbols.ID, _ weight: Double, level: Int) {
    levels[level].add(symbol, weight)
  }

  /// Charges `weight` for one unit of the basic symbol of `row`.
  mutating func charge(_ row: Row, _ weight: Double, level: Int) {
    for cell in row.cells { levels[level].add(cell.column, weight * cell.coefficient) }
  }

  /// Follows a pivot: `row` has just been solved for a symbol that was outside the basis.
  mutating func substitute(_ row: Row) {
    for index in levels.indices {
      let cost = levels[index].costs[Int(row.basic)]
      if cost == 0 { continue }
      levels[index].costs[Int(row.basic)] = 0
      for cell in row.cells { levels[index].add(cell.column, cost * cell.coefficient) }
    }
  }

  mutating func forget(_ symbol: Symbols.ID) {
    for index in levels.indices { levels[index].costs[Int(symbol)] = 0 }
  }

  /// Makes everything free of charge; levels and their users stay.
  mutating func clearCosts() {
    for index in levels.indices {
      for symbol in levels[index].support { levels[index].costs[Int(symbol)] = 0 }
    }
  }

  mutating func discard(_ symbol: Symbols.ID, level: Int) {
    levels[level].costs[Int(symbol)] = 0
  }

  func cost(_ symbol: Symbols.ID, level: Int) -> Double { levels[level].costs[Int(symbol)] }

  /// The columns of a level that may have a cost, each once, after dropping those that have none.
  mutating func support(level: Int) -> [Symbols.ID] {
    levels[level].sweep()
    return levels[level].support
  }
}

// MARK: - Levels

extension Objective {
  /// The tie-break's level, always the last.
  var tieLevel: Int { levels.count - 1 }

  /// The level of a priority, made when it is new.
  mutating func enter(_ priority: Float) -> Int {
    let index = position(of: priority)
    if levels[index].priority != priority {
      let level = Level(
        priority: priority,
        costs: [Double](repeating: 0, count: capacity),
        listed: [Bool](repeating: false, count: capacity))
      levels.insert(level, at: index)
    }
    levels[index].users += 1
    return index
  }

  func level(of priority: Float) -> Int { position(of: priority) }

  /// Gives a priority up; its level goes with its last user.
  mutating func leave(_ priority: Float) {
    let index = position(of: priority)
    levels[index].users -= 1
    if levels[index].users == 0 { levels.remove(at: index) }
  }

  private func position(of priority: Float) -> Int {
    var index = 0
    while levels[index].priority > priority { index += 1 }
    return index
  }
}

extension Objective.Level {
  mutating func add(_ symbol: Symbols.ID, _ amount: Double) {
    let sum = costs[Int(symbol)] + amount
    costs[Int(symbol)] = abs(sum) < Row.zero ? 0 : sum
    if !listed[Int(symbol)] {
      listed[Int(symbol)] = true
      support.append(symbol)
    }
  }

  mutating func sweep() {
    var kept = 0
    for index in support.indices {
      let symbol = support[index]
      if costs[Int(symbol)] == 0 {
        listed[Int(symbol)] = false
      } else {
        support[kept] = symbol
        kept += 1
      }
    }
    support.removeLast(support.count - kept)
  }
}
