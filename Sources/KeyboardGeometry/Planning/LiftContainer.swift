import Foundation

/// A view that can be moved bodily: by its place, or by a constraint's constant.
///
/// Everything inside it, targets and inner containers alike, moves along. Points; `frame` is in the
/// window's coordinates (y down), where it is now.
package struct LiftContainer: Hashable, Sendable {
  /// Which number moves it: `.lift`, its place, or `.constant`.
  package var quantity: AvoidanceMove.Quantity
  /// How far up `frame` moves when the number grows by one point: 1 for a place and for a bottom
  /// constraint (`superview.bottom = view.bottom + constant`), −1 for a top constraint, half of
  /// that in a centred layout. Zero, nearly zero (below 0.001) or not finite: the container is
  /// passed over.
  package var rate: CGFloat
  /// The view's frame in the window, as it is now, our part included.
  package var frame: CGRect
  /// The part of the number that is ours already.
  package var own: CGFloat
  /// How far up it may move in all, in points on screen, from where the app put it. Negative or NaN
  /// reads as 0.
  package var maximumRise: CGFloat
  /// How far down it may move in all, in points on screen, from where the app put it; only hugging
  /// goes there, or a target hidden above the top. Negative or NaN reads as 0.
  package var maximumDrop: CGFloat
  /// How far it is about to move up for the keyboard by its own doing, as a sheet does, or a view
  /// tied to the keyboard layout guide. The planner reckons with it and adds only the rest.
  package var selfAdjustment: CGFloat

  package init(
    _ quantity: AvoidanceMove.Quantity = .lift, rate: CGFloat = 1, frame: CGRect, own: CGFloat = 0,
    maximumRise: CGFloat = .infinity, maximumDrop: CGFloat = 0, selfAdjustment: CGFloat = 0
  ) {
    self.quantity = quantity
    self.rate = rate
    self.frame = frame
    self.own = own
    self.maximumRise = maximumRise
    self.maximumDrop = maximumDrop
    self.selfAdjustment = selfAdjustment
  }
}
