import Foundation

extension AvoidancePlan.Unchanged {
  /// Why a container (a superview of the edited text) stays as it is. Associated values are numbers
  /// of points and not strings, so that planning allocates no memory.
  package enum Reason: Hashable, Sendable {
    /// The keyboard covers no part of the container.
    case isClear
    /// The container already has the right position or the right content offset for the keyboard.
    case isInPlace
    /// The containers inside this one have already moved the edited text as far as needed.
    case isNotNeeded
    /// The container adjusts to the keyboard by `consumed` points without the library.
    case yieldsByItself(consumed: CGFloat)
    /// The container has moved as far as it can, and this is `missing` points less than needed.
    case isAtItsLimit(missing: CGFloat)
    /// The plan may change only insets, for example because the user has scrolled the container. So
    /// the container keeps its position.
    case isHeld
    /// The container is a paging scroll view.
    case pages
    /// The container only clips its contents, and we never move it.
    case cutsOff
    /// None of the constraints that would move the container is active.
    case isInactive
    /// A constraint that should move the container sets a size or a horizontal position.
    case placesNothing
    /// Moving the container had no effect, because other constraints or layout code set its
    /// position.
    case hasNoEffect
    /// The container does not scroll vertically.
    case scrollsSideways
    /// One of the container's numbers is NaN, infinite or too large. Also used if the view has been
    /// deallocated, because its frame is then `CGRect.null`.
    case isUnreadable
  }
}

extension AvoidancePlan.Unchanged.Reason: CustomStringConvertible {
  /// A clause in English for a report, without a full stop.
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
