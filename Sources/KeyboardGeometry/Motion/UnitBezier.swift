import Foundation

/// A cubic Bézier curve from (0, 0) to (1, 1), like Core Animation's timing functions. x is the
/// time, and y is the fraction of the distance that is complete. The x of both control points lies
/// in 0...1, so that each x has exactly one y.
package struct UnitBezier {
  package let x1: Double
  package let y1: Double
  package let x2: Double
  package let y2: Double

  package init(x1: Double, y1: Double, x2: Double, y2: Double) {
    (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
  }

  /// Returns the y for an x in 0...1.
  package func value(at x: Double) -> Double {
    Self.point(y1, y2, at: solve(x, x1, x2))
  }

  /// Returns the slope dy/dx at an x in 0...1.
  package func slope(at x: Double) -> Double {
    let t = solve(x, x1, x2)
    let dx = Self.derivative(x1, x2, at: t)
    return dx > 0 ? Self.derivative(y1, y2, at: t) / dx : 0
  }

  /// Returns the curve's parameter at which one of its coordinates (x or y) is `target`. In this
  /// coordinate, the control points have the values `a` and `b`. We halve the interval 0...1 sixty
  /// times. The result is exact except for rounding, while Newton's method might fail.
  private func solve(_ target: Double, _ a: Double, _ b: Double) -> Double {
    guard target > 0 else { return 0 }
    guard target < 1 else { return 1 }
    var low = 0.0
    var high = 1.0
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if Self.point(a, b, at: middle) < target { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  private static func point(_ a: Double, _ b: Double, at t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * a + 3 * rest * t * t * b + t * t * t
  }

  private static func derivative(_ a: Double, _ b: Double, at t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * a + 6 * rest * t * (b - a) + 3 * t * t * (1 - b)
  }
}
