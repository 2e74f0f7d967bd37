import Foundation

/// One number to change, and why.
public struct AvoidanceMove: Hashable, Sendable {
  /// Which number of the container changes.
  public enum Quantity: Hashable, Sendable, CaseIterable {
    /// The scroll view's bottom inset, in points.
    case inset
    /// The scroll view's vertical offset, in points; more shows what is further down.
    case offset
    /// The view's position, in points; positive is up.
    case lift
    /// The constraint's constant, in points.
    case constant
  }

  /// The index of the container in ``AvoidanceScene/containerFrames``, innermost first;
  /// those that are released come after them.
  public package(set) var container: Int
  /// Which of its numbers.
  public package(set) var quantity: Quantity
  /// How much of the number is ours before the move, in points.
  public package(set) var from: CGFloat
  /// How much of the number is ours after the move, in points. The rest is the app's.
  public package(set) var to: CGFloat
  /// Why it changes.
  public package(set) var reason: AvoidanceReason

  /// By how much the number changes.
  package var change: CGFloat { to - from }
}

extension AvoidanceMove: CustomStringConvertible {
  /// One English line, for example `inset 0 → 302: the keyboard covers 336, 34 of it …`.
  public var description: String {
    "\(quantity) \(points(from)) → \(points(to)): \(reason)"
  }
}
