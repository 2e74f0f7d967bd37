import Foundation

extension CGFloat {
  /// Whether a coordinate is safe for calculations: within ±10⁸ points, and not NaN. In this
  /// range, the rounding error of a `Double` is less than 10⁻⁷ points. The planner ignores
  /// differences up to 1/1024 point (`AvoidancePlanner.tolerance`).
  var isReadable: Bool { magnitude <= 1e8 }

  /// The number, or 0 if the number is NaN or beyond ±10⁸.
  var orZero: CGFloat { isReadable ? self : 0 }

  /// The number as a distance: 0 for NaN and negative numbers, and at most 10⁹ points.
  var asDistance: CGFloat { self > 0 ? Swift.min(self, 1e9) : 0 }
}

extension CGRect {
  var isReadable: Bool {
    origin.x.isReadable && origin.y.isReadable && size.width.isReadable && size.height.isReadable
  }
}
