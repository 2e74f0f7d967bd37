import Foundation

/// All numbers from `low` to `high`, both included; either may be infinite.
///
/// We do not use `ClosedRange`, because it traps when its ends are swapped, and no scene may trap.
struct Interval: Equatable {
  var low: CGFloat
  var high: CGFloat

  static let everything = Interval(low: -.infinity, high: .infinity)

  /// The interval between two numbers in either order.
  static func between(_ a: CGFloat, _ b: CGFloat) -> Interval {
    Interval(low: min(a, b), high: max(a, b))
  }

  func nearest(to x: CGFloat) -> CGFloat { min(max(x, low), high) }

  /// The part of this interval inside `other`, or, if there is none, its point nearest to `other`.
  func restricted(to other: Interval) -> Interval {
    Interval(low: nearest(to: other.low), high: nearest(to: other.high))
  }

  /// The sums of a number from each interval.
  static func + (a: Interval, b: Interval) -> Interval {
    Interval(low: a.low + b.low, high: a.high + b.high)
  }
}
