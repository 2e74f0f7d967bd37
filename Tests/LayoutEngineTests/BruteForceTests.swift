import Testing

@testable import LayoutEngine

/// Two variables, a few rules, and every point where two of their lines cross.
///
/// With both variables non-negative the best sums are reached at such a crossing, so that trying
/// all of them is a slow and obvious reference.
@Suite struct BruteForceTests {
  @Test("No crossing is better", arguments: 0..<400)
  func noCrossingBetter(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let system = RandomSystem(nonNegative: [true, true])
    for key in 0..<Int.random(in: 1...7, using: &random) {
      system.add(RandomSystem.rule(variables: 2, required: 0.25, using: &random), as: key)
    }
    let rules = system.active.sorted { $0.key < $1.key }.map(\.value.rule)
    let best = crossings(rules).filter { point in
      point[0] >= -1e-9 && point[1] >= -1e-9
        && rules.allSatisfy { !$0.isRequired || $0.violation(point) < 1e-7 }
    }.map { RandomSystem.sums(rules, $0) }.min { isLess($0, $1) }
    let sums = system.sums
    #expect(system.worstRequired < 1e-6, "\(rules)")
    #expect(best.map { isNear(sums, $0) } == true, "\(sums) ≠ \(best ?? []): \(rules)")
  }

  private func crossings(_ rules: [Rule]) -> [[Double]] {
    var lines = [(1.0, 0.0, 0.0), (0.0, 1.0, 0.0)]
    for rule in rules {
      func coefficient(_ i: Int) -> Double {
        rule.terms.filter { $0.variable == i }.reduce(0) { $0 + $1.coefficient }
      }
      lines.append((coefficient(0), coefficient(1), rule.constant))
    }
    var points: [[Double]] = []
    for (i, p) in lines.enumerated() {
      for q in lines[..<i] {
        let determinant = p.0 * q.1 - p.1 * q.0
        if abs(determinant) < 1e-9 { continue }
        points.append([
          (p.1 * q.2 - q.1 * p.2) / determinant, (q.0 * p.2 - p.0 * q.2) / determinant,
        ])
      }
    }
    return points
  }

  private func isLess(_ a: [Double], _ b: [Double]) -> Bool {
    for (x, y) in zip(a, b) where abs(x - y) > 1e-7 { return x < y }
    return false
  }
}
