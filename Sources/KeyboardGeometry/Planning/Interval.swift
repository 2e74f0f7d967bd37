import Foundation

/// All numbers from `low` to `high`, both included. `low` and `high` may be infinite.
///
/// We do not use `ClosedRange`, because it crashes if its ends are in the wrong order. The planner
/// must not crash, whatever numbers it gets.
struct Interval: Equatable {
  var low: CGFloat
  var high: CGFloat

  static let everything = Interval(low: -.infinity, high: .infinity)

  /// Returns the interval between two numbers in any order.
  static func between(_ a: CGFloat, _ b: CGFloat) -> Interval {
    Interval(low: min(a, b), high: max(a, b))
  }

  func nearest(to x: CGFloat) -> CGFloat { min(max(x, low), high) }

  /// Returns the part of this interval that is inside `other`. If the intervals do not overlap,
  /// returns the point of this interval that is nearest to `other`.
  func restricted(to other: Interval) -> Interval {
    Interval(low: nearest(to: other.low), high: nearest(to: other.high))
  }

  /// Returns all sums of a number from one interval and a number from the other.
  static func + (a: Interval, b: Interval) -> Interval {
    Interval(low: a.low + b.low, high: a.high + b.high)
  }
}
