import Foundation

extension AvoidancePlan.Unchanged {
  /// Why a container stays as it is. Values are numbers in points, so that deciding allocates no
  /// memory.
  package enum Reason: Hashable, Sendable {
    /// The keyboard does not reach the container.
    case isClear
    /// The content, or the container's place, already takes the keyboard into account.
    case isInPlace
    /// The target is already where it should be, thanks to the containers inside this one.
    case isNotNeeded
    /// The container clears the keyboard automatically, by `consumed` points.
    case yieldsByItself(consumed: CGFloat)
    /// The container has moved as far as it can, and `missing` points are left to others.
    case isAtItsLimit(missing: CGFloat)
    /// The container has been scrolled since it was last looked at, and its position stays.
    case isHeld
    /// The container scrolls page by page.
    case pages
    /// The container does not move; it only clips its contents.
    case cutsOff
    /// The constraint is not active, or not every one of those that should move together.
    case isInactive
    /// The constraint sets a size or a horizontal place, or its views are gone.
    case placesNothing
    /// Moving the container had no effect, because other constraints or layout code decide.
    case hasNoEffect
    /// The container does not scroll vertically.
    case scrollsSideways
    /// One of the container's numbers cannot be used.
    case isUnreadable
  }
}

extension AvoidancePlan.Unchanged.Reason: CustomStringConvertible {
  /// One English clause without a full stop.
  package var description: String {
    switch self {
    case .isClear: "the keyboard does not reach it"
    case .isInPlace: "it is in place already"
    case .isNotNeeded: "nothing is left to move"
    case .yieldsByItself(let consumed): "it yields \(points(consumed)) by itself"
    case .isAtItsLimit(let missing): "it can go no further, \(points(missing)) are missing"
    case .isHeld: "it stays where it has been scrolled to"
    case .pages: "it scrolls page by page"
    case .cutsOff: "it does not move, and shows nothing outside its edges"
    case .isInactive: "the constraint is not active"
    case .placesNothing: "the constraint places no view vertically"
    case .hasNoEffect: "moving it has no effect"
    case .scrollsSideways: "it does not scroll vertically"
    case .isUnreadable: "one of its numbers cannot be used"
    }
  }
}
