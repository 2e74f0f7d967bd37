import Foundation

/// A view that can be moved bodily, by its frame.
///
/// Everything inside it, targets and inner containers alike, moves along. Points; `frame` is in the
/// window's coordinates (y down), where it is now.
package struct LiftContainer: Hashable, Sendable {
  /// The view's frame in the window, as it is now, our part included.
  package var frame: CGRect
  /// How far we have moved it already; positive is up.
  package var ownLift: CGFloat
  /// How far up it may move in all, from where the app put it. Negative or NaN reads as 0.
  package var reachUp: CGFloat
  /// How far down it may move in all, from where the app put it; only hugging goes there, or a target
  /// hidden above the top. Negative or NaN reads as 0.
  package var reachDown: CGFloat
  /// How far it is about to move up for the keyboard by its own doing, as a sheet does. The planner
  /// reckons with it and adds only the rest.
  package var consumption: CGFloat

  package init(
    frame: CGRect,
    ownLift: CGFloat = 0,
    reachUp: CGFloat = .infinity,
    reachDown: CGFloat = 0,
    consumption: CGFloat = 0
  ) {
    self.frame = frame
    self.ownLift = ownLift
    self.reachUp = reachUp
    self.reachDown = reachDown
    self.consumption = consumption
  }
}
