import Foundation

/// A view that can be moved by a constraint's constant.
///
/// The same as a lift, except that the number to change is a constant with a rate of its own. Points;
/// `frame` is in the window's coordinates (y down), where it is now.
package struct ConstraintContainer: Hashable, Sendable {
  /// The frame, now, of what the constraint moves; following keeps its lower edge clear.
  package var frame: CGRect
  /// How far up `frame` moves when the constant grows by one point: 1 for a bottom constraint
  /// (`superview.bottom = view.bottom + constant`), −1 for a top constraint, half of that in a
  /// centred layout. Zero, nearly zero (below 0.001) or not finite: the container is passed over.
  package var rate: CGFloat
  /// The part of the constant that is ours already.
  package var ownConstant: CGFloat
  /// How far up `frame` may move in all, in points on screen. Negative or NaN reads as 0.
  package var reachUp: CGFloat
  /// How far down `frame` may move in all, in points on screen. Negative or NaN reads as 0.
  package var reachDown: CGFloat
  /// How far up `frame` is about to move for the keyboard by its own doing, as a view tied to the
  /// keyboard layout guide does.
  package var consumption: CGFloat

  package init(
    frame: CGRect,
    rate: CGFloat = 1,
    ownConstant: CGFloat = 0,
    reachUp: CGFloat = .infinity,
    reachDown: CGFloat = 0,
    consumption: CGFloat = 0
  ) {
    self.frame = frame
    self.rate = rate
    self.ownConstant = ownConstant
    self.reachUp = reachUp
    self.reachDown = reachDown
    self.consumption = consumption
  }

  /// The height of a strut: a view that is as tall as the keyboard's overlap with `bounds`.
  ///
  /// - Parameters:
  ///   - bounds: what the strut measures the keyboard against, in the window's coordinates; usually
  ///     its superview's or its window's bounds, which the strut itself does not move.
  ///   - height: the strut's height now.
  package static func strut(clearing bounds: CGRect, height: CGFloat) -> ConstraintContainer {
    ConstraintContainer(frame: bounds.offsetBy(dx: 0, dy: -height), ownConstant: height)
  }
}
