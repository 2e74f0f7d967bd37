import Foundation

/// A rectangle that should stay in sight while the keyboard is up.
///
/// A scene lists its targets with the most important first, each usually inside the next: the
/// caret, the selection, the field, the field with its error label and button. The longest run from
/// the front that can be shown is shown; the first always wins.
package struct RevealTarget: Hashable, Sendable {
  /// What the rectangle is, for the explanation; it does not change the plan.
  package enum Role: String, Hashable, Sendable, CaseIterable {
    case caret, selection, field, companions
  }

  /// Points, in the window's coordinates (y down), where the target is now.
  ///
  /// A rectangle without height or width is legal (a caret may have neither); a negative size means
  /// the standardised rectangle; one with a number that is not finite is ignored.
  package var rect: CGRect

  /// The distance, in points, the target rests above the keyboard once it has had to move.
  ///
  /// It is given only as far as there is room above the target. A target that is visible anyway is
  /// not moved to widen its gap. Negative or not finite reads as 0.
  package var gap: CGFloat

  package var role: Role

  /// Whether it is the first container, or beside it, and so does not move with what that scrolls.
  /// A text view scrolls its caret, not its own frame and not the label below.
  package var isOutsideFirst: Bool

  package init(
    _ rect: CGRect, gap: CGFloat = 0, role: Role = .field, isOutsideFirst: Bool = false
  ) {
    self.rect = rect
    self.gap = gap
    self.role = role
    self.isOutsideFirst = isOutsideFirst
  }
}
