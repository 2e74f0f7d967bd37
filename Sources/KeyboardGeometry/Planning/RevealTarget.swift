import Foundation

/// A rect that should be visible while the keyboard is up.
///
/// A scene lists its targets with the most important first: the caret, the selection, the field,
/// and the field with its error label and button. Usually each rect lies inside the next. The plan
/// shows as many targets as fit, starting with the first. The first target always has priority.
package struct RevealTarget: Hashable, Sendable {
  /// The kind of view or text that the rect shows. The role does not change the plan. The avoider
  /// uses it for its explanation, and to find out whether the plan shows the field or the caret.
  package enum Role: String, Hashable, Sendable, CaseIterable {
    case caret, selection, field, companions
  }

  /// The target's current rect, in points, in the window's coordinates (y down).
  ///
  /// A rect without height or width is valid, for example that of a caret. A rect with a negative
  /// size is standardized. A rect with a number that is not finite is ignored.
  package var rect: CGRect

  /// The distance that the target keeps above the keyboard if we have to move it, in points.
  ///
  /// If there is not enough space above the target, the planner reduces the gap. If the keyboard
  /// does not hide the target, the planner does not move the target to increase its gap. Negative
  /// and non-finite numbers mean 0.
  package var gap: CGFloat

  package var role: Role

  /// Whether the target stays where it is when the innermost container scrolls its content. True
  /// for the innermost container itself and for views beside it. For example, a text view scrolls
  /// its caret, but neither its own frame nor the label below it.
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
