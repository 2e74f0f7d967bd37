import Foundation

/// A rectangle that should stay visible while the keyboard is up.
///
/// A scene lists its targets with the most important first, each usually inside the next: the
/// caret, the selection, the field, the field with its error label and button. The plan shows as
/// many targets from the front as fit; the first always wins.
package struct RevealTarget: Hashable, Sendable {
  /// The kind of the rectangle, for the explanation; it does not change the plan.
  package enum Role: String, Hashable, Sendable, CaseIterable {
    case caret, selection, field, companions
  }

  /// The target's current rect, in points and the window's coordinates (y down).
  ///
  /// A rectangle without height or width is legal (a caret may have neither). A rectangle with a
  /// negative size is standardized. One with a number that is not finite is ignored.
  package var rect: CGRect

  /// The distance, in points, that the target keeps above the keyboard once it has had to move.
  ///
  /// The gap is reduced if there is not enough space above the target. A target that is visible
  /// anyway is not moved to widen its gap. Negative or not finite reads as 0.
  package var gap: CGFloat

  package var role: Role

  /// Whether the target is the first container, or beside it, so that it does not move when that
  /// container scrolls. A text view scrolls its caret, but neither its own frame nor the label
  /// below.
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
