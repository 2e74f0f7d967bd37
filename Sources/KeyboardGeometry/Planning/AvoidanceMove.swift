import Foundation

/// A change of one property of a container (a superview of the edited text), and the reason for the
/// change.
package struct AvoidanceMove: Hashable, Sendable {
  /// The property that changes.
  package enum Quantity: Hashable, Sendable, CaseIterable {
    /// The bottom inset of a scroll view, in points.
    case inset
    /// The vertical content offset of a scroll view, in points. A greater offset shows content
    /// further down.
    case offset
    /// How far we have moved a view up from the position that the app has given it, in points.
    /// Negative if the view is further down.
    case lift
    /// The constant of a constraint, in points.
    case constant
  }

  /// The index of the container. The numbers begin with ``AvoidanceScene/containers``, innermost
  /// first, and continue with ``AvoidanceScene/released``. The released views no longer contain the
  /// edited text, so the plan undoes our changes of them.
  package var container: Int
  /// The property that changes.
  package var quantity: Quantity
  /// How many points of the property's value are ours before the move.
  package var from: CGFloat
  /// How many points of the property's value are ours after the move. The other points are the
  /// app's. For example, a move from 98 to 120 adds 22 points.
  package var to: CGFloat
  /// Why the property changes.
  package var reason: AvoidanceReason

  /// How much the value changes, in points.
  package var change: CGFloat { to - from }
}

extension AvoidanceMove: CustomStringConvertible {
  /// One line of text. In this example, our inset grows from 0 to 302 points. The keyboard covers
  /// 336 points of the container, and other insets already make up for 34 of these points:
  ///
  ///     inset 0 → 302: the keyboard covers 336, of which the container yields 34 by itself
  package var description: String {
    "\(quantity) \(points(from)) → \(points(to)): \(reason)"
  }
}
