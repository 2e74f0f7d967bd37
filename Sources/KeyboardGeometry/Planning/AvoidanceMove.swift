import Foundation

/// One number to change, and why.
public struct AvoidanceMove: Hashable, Sendable {
  /// Which number of the container changes.
  public enum Quantity: String, Hashable, Sendable, CaseIterable {
    /// The scroll view's bottom inset.
    case inset
    /// The scroll view's vertical offset; more shows what is further down.
    case offset
    /// The view's position; positive is up.
    case lift
    /// The constraint's constant.
    case constant
  }

  /// The index of the container in the scene.
  public var container: Int
  public var quantity: Quantity
  /// Our contribution to the number as the scene gave it.
  public var from: CGFloat
  /// Our contribution to the number as it should be. A `Ledger` turns it into the value to write.
  public var to: CGFloat
  public var reason: AvoidanceReason

  public init(
    container: Int, quantity: Quantity, from: CGFloat, to: CGFloat, reason: AvoidanceReason
  ) {
    self.container = container
    self.quantity = quantity
    self.from = from
    self.to = to
    self.reason = reason
  }

  /// By how much the number changes.
  public var change: CGFloat { to - from }
}

extension AvoidanceMove: CustomStringConvertible {
  /// One English line, for example `inset 0 → 302: the keyboard covers 336, 34 of it …`.
  public var description: String {
    "\(quantity.rawValue) \(points(from)) → \(points(to)): \(reason)"
  }
}
