@testable import LayoutEngine

/// The least of a view that the recorded layouts need: two edges and two lengths.
struct ToyView {
  var left: Variable
  var top: Variable
  var width: Variable
  var height: Variable

  init(in solver: LayoutSolver) {
    left = solver.addVariable()
    top = solver.addVariable()
    width = solver.addVariable(nonNegative: true)
    height = solver.addVariable(nonNegative: true)
  }

  var right: [Term] { [Term(left), Term(width)] }
  var bottom: [Term] { [Term(top), Term(height)] }

  func frame(in solver: LayoutSolver) -> [Double] {
    [left, top, width, height].map { solver.value(of: $0) }
  }
}

extension LayoutSolver {
  /// Adds `left (relation) multiplier · right + constant`, as an anchor would say it.
  @discardableResult
  func relate(
    _ left: [Term], _ relation: Relation, _ right: [Term] = [], times multiplier: Double = 1,
    plus constant: Double = 0, at priority: Float = 1000
  ) throws(Conflict) -> ConstraintID {
    let moved = right.map { Term($0.variable, -multiplier * $0.coefficient) }
    return try addConstraint(left + moved, relation, constant: -constant, priority: priority)
  }

  /// Sets one variable's limit.
  @discardableResult
  func relate(
    _ variable: Variable, _ relation: Relation, _ constant: Double, at priority: Float = 1000
  ) throws(Conflict) -> ConstraintID {
    try relate([Term(variable)], relation, plus: constant, at: priority)
  }

  /// Hugging and compression resistance, as intrinsic sizes have them by default.
  func addIntrinsic(
    _ variable: Variable, _ size: Double, hugging: Float = 250, compression: Float = 750
  ) throws(Conflict) {
    try relate(variable, .lessOrEqual, size, at: hugging)
    try relate(variable, .greaterOrEqual, size, at: compression)
  }
}

func isNear(_ a: [Double], _ b: [Double], within tolerance: Double = 1e-6) -> Bool {
  a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) <= tolerance }
}
