import Foundation

/// One number to change, and why.
package struct AvoidanceMove: Hashable, Sendable {
  /// Which number of the container changes.
  package enum Quantity: Hashable, Sendable, CaseIterable {
    /// The scroll view's bottom inset, in points.
    case inset
    /// The scroll view's vertical offset, in points; a greater one shows content further down.
    case offset
    /// The view's position, in points; positive is up.
    case lift
    /// The constraint's constant, in points.
    case constant
  }

  /// The index of the container in ``AvoidanceScene/containerFrames``, innermost first; released
  /// containers come after them.
  package var container: Int
  /// The number that changes.
  package var quantity: Quantity
  /// How much of the number is ours before the move, in points.
  package var from: CGFloat
  /// How much of the number is ours after the move, in points. The rest is the app's.
  package var to: CGFloat
  /// Why it changes.
  package var reason: AvoidanceReason

  /// How much the number changes.
  package var change: CGFloat { to - from }
}

extension AvoidanceMove: CustomStringConvertible {
  /// One English line, for example `inset 0 → 302: the keyboard covers 336, 34 of it …`.
  package var description: String {
    "\(quantity) \(points(from)) → \(points(to)): \(reason)"
  }
}
