/// A list of runs in which every two compatible values of different factors meet.
///
/// There are millions of possible runs, and most faults come from two values that meet. The
/// algorithm is greedy and fixed. It takes the first pair that has not met, and gives each of the
/// other factors the value that brings most new pairs together. The same factors give the same
/// list. Every setting is run with two services, which share their control.
///
/// Values that were added later join one by one when all the others have met. The runs before them
/// stay the same, and with them the red list.
struct Cover {
  /// The service is not covered: each setting has two.
  private let sizes: [Int]
  /// The values that do not take part yet.
  private var waiting: Set<Int> = []
  private var isCompatible: [[Bool]] = []
  private var hasMet: [[Bool]] = []
  private var starts: [Int] = []
  private var places: [(factor: Int, value: Int)] = []

  private(set) var runs: [Combination] = []
  private var settings = 0

  init() {
    sizes = Array(Combination.sizes.dropLast())
    for (factor, size) in sizes.enumerated() {
      starts.append(places.count)
      places += (0..<size).map { (factor, $0) }
    }
    let latecomers = Combination.latecomers.compactMap { late in
      places.firstIndex { $0 == late }
    }
    waiting = Set(latecomers)
    let all = places.indices
    isCompatible = all.map { a in
      all.map { b in
        places[a].factor != places[b].factor && Combination.areCompatible(places[a], places[b])
      }
    }
    hasMet = isCompatible.map { $0.map { !$0 } }
    coverAll()
    for place in latecomers {
      waiting.remove(place)
      coverAll()
    }
  }

  private mutating func coverAll() {
    // Factors with many values first: the others fill their gaps.
    for (one, other) in pairsOfFactors {
      for a in values(of: one) {
        for b in values(of: other) where !hasMet[a][b] { add(a, b) }
      }
    }
  }

  private var pairsOfFactors: [(Int, Int)] {
    var pairs: [(Int, Int)] = []
    for one in sizes.indices {
      for other in sizes.indices where other > one { pairs.append((one, other)) }
    }
    let sizes = sizes.indices.map { values(of: $0).count }
    return pairs.enumerated().sorted {
      let (a, b) = ($0.element, $1.element)
      let (mine, its) = (sizes[a.0] * sizes[a.1], sizes[b.0] * sizes[b.1])
      return (its, $0.offset) < (mine, $1.offset)
    }.map(\.element)
  }

  private mutating func add(_ a: Int, _ b: Int) {
    guard let values = complete([a, b]) else {
      // No run can have them together.
      hasMet[a][b] = true
      hasMet[b][a] = true
      return
    }
    for one in values { for other in values { hasMet[one][other] = true } }
    let choice = values.sorted().map { places[$0].value }
    settings += 1
    // Explicit and lifting in turn, where both are possible, and automatic always.
    let turn = settings % 2 == 0 ? [1, 0] : [0, 1]
    let candidates = (turn + [2]).map { Combination(choice + [$0]) }.filter {
      $0.reasonLeftOut == nil
    }
    runs += candidates.count == 3 ? [candidates[0], candidates[2]] : candidates
  }

  /// Adds one value of each missing factor to the given values; nil if no value goes with them.
  private func complete(_ fixed: [Int]) -> [Int]? {
    let missing = sizes.indices.first { factor in
      !fixed.contains { places[$0].factor == factor }
    }
    guard let missing else { return fixed }
    let candidates = values(of: missing).filter { value in
      fixed.allSatisfy { isCompatible[value][$0] }
    }
    // Ties go round, so that no value is taken more often than others.
    let start = candidates.isEmpty ? 0 : settings % candidates.count
    let turned = Array(candidates[start...] + candidates[..<start])
    let rated = turned.enumerated().map { offset, value in
      (gain: fixed.count { !hasMet[value][$0] }, offset: offset, value: value)
    }.sorted { ($1.gain, $0.offset) < ($0.gain, $1.offset) }
    for candidate in rated {
      if let whole = complete(fixed + [candidate.value]) { return whole }
    }
    return nil
  }

  private func values(of factor: Int) -> [Int] {
    (starts[factor]..<(starts[factor] + sizes[factor])).filter { !waiting.contains($0) }
  }
}
