@testable import LayoutEngine

/// A generator whose numbers are the same everywhere.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) { state = UInt64(bitPattern: Int64(seed)) &+ 0x9E37_79B9_7F4A_7C15 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// A constraint as a value, on variables by number.
struct Rule: CustomStringConvertible {
  var terms: [(variable: Int, coefficient: Double)]
  var relation: Relation
  var constant: Double
  var priority: Float

  var isRequired: Bool { priority == 1000 }

  func sum(_ values: [Double]) -> Double {
    terms.reduce(constant) { $0 + $1.coefficient * values[$1.variable] }
  }

  /// By how much values miss the rule.
  func violation(_ values: [Double]) -> Double {
    switch relation {
    case .lessOrEqual: max(0, sum(values))
    case .equal: abs(sum(values))
    case .greaterOrEqual: max(0, -sum(values))
    }
  }

  var description: String {
    let sum = terms.map { "\($0.coefficient)·x\($0.variable)" }.joined(separator: " + ")
    return "\(sum) + \(constant) \(relation) 0 @\(priority)"
  }
}

/// A solver beside the plain list of what it was told.
final class RandomSystem {
  let solver: LayoutSolver
  let variables: [Variable]
  let isNonNegative: [Bool]
  private(set) var active: [Int: (rule: Rule, id: ConstraintID)] = [:]

  init(nonNegative: [Bool], in solver: LayoutSolver = LayoutSolver()) {
    self.solver = solver
    isNonNegative = nonNegative
    variables = nonNegative.map { solver.addVariable(nonNegative: $0) }
  }

  var values: [Double] { variables.map { solver.value(of: $0) } }

  func terms(_ rule: Rule) -> [Term] {
    rule.terms.map { Term(variables[$0.variable], $0.coefficient) }
  }

  /// Whether the rule was accepted.
  @discardableResult
  func add(_ rule: Rule, as key: Int) -> Conflict? {
    do throws(Conflict) {
      let id = try solver.addConstraint(
        terms(rule), rule.relation, constant: rule.constant, priority: rule.priority)
      active[key] = (rule, id)
      return nil
    } catch {
      return error
    }
  }

  @discardableResult
  func edit(_ key: Int, constant: Double) -> Conflict? {
    do throws(Conflict) {
      try solver.setConstant(constant, of: active[key]!.id)
      active[key]!.rule.constant = constant
      return nil
    } catch {
      return error
    }
  }

  func remove(_ key: Int) {
    solver.removeConstraint(active.removeValue(forKey: key)!.id)
  }

  func key(of id: ConstraintID) -> Int? { active.first { $0.value.id == id }?.key }

  /// The sum of violations at each optional priority, from the highest.
  var sums: [Double] { RandomSystem.sums(active.values.map(\.rule), values) }

  static func sums(_ rules: [Rule], _ values: [Double]) -> [Double] {
    var sums: [Float: Double] = [:]
    for rule in rules where !rule.isRequired {
      sums[rule.priority, default: 0] += rule.violation(values)
    }
    return sums.sorted { $0.key > $1.key }.map(\.value)
  }

  /// The worst miss of what may not be missed at all.
  var worstRequired: Double {
    let values = values
    let bounds = zip(values, isNonNegative).map { $1 ? max(0, -$0) : 0 }
    let rules = active.values.filter(\.rule.isRequired).map { $0.rule.violation(values) }
    return (bounds + rules).max() ?? 0
  }

  /// A rule of few terms with small coefficients.
  static func rule(
    variables: Int, required: Double, using random: inout SeededGenerator
  ) -> Rule {
    let count = min(variables, [1, 1, 2, 2, 3].randomElement(using: &random)!)
    let chosen = Array(0..<variables).shuffled(using: &random).prefix(count)
    return Rule(
      terms: chosen.map { ($0, [1, 1, -1, -1, 2, 0.5].randomElement(using: &random)!) },
      relation: [.lessOrEqual, .equal, .greaterOrEqual].randomElement(using: &random)!,
      constant: Double(Int.random(in: -200...200, using: &random)) / 2,
      priority: Double.random(in: 0..<1, using: &random) < required
        ? 1000 : [999.5, 750, 250, 1].randomElement(using: &random)!)
  }
}
