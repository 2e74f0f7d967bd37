import Foundation

/// The changes that make the edited text visible, and the reasons for them. A plan contains
/// absolute values. So applying it twice has the same result as applying it once.
package struct AvoidancePlan: Hashable, Sendable {
  /// Whether the plan makes the targets visible. A target is a rect that should be visible, such as
  /// the caret or the field.
  package enum Outcome: Hashable, Sendable {
    /// No keyboard covers a part of the window's visible area, so the plan removes all points that
    /// we have added.
    case noKeyboard
    /// The plan does not try to show a target (a rect that should be visible, such as the caret),
    /// for one of these reasons:
    /// 1. The scene has no targets.
    /// 2. All targets have unusable numbers, such as NaN.
    /// 3. The behavior is to follow the keyboard.
    case noTarget
    /// The targets that fit above the keyboard are already visible, so nothing moves to show them.
    case alreadyVisible
    /// The targets that fit above the keyboard will be visible once the plan's changes have been
    /// made.
    case shown
    /// The first target remains partly hidden, by `hidden` points.
    ///
    /// No other plan could show the first target completely, if two conditions hold:
    /// 1. The content of each scroll view encloses the views inside the scroll view.
    /// 2. If an outer scroll view ends above the keyboard, no scroll view inside it extends below
    ///    its lower edge. Otherwise, the outer scroll view cuts off the lower end of the inner one.
    ///    The plan adds no inset to show this end, because it adds insets only for the keyboard.
    case impossible(hidden: CGFloat)
  }

  /// A container (a superview of the edited text) that the plan does not change, and the reason.
  package struct Unchanged: Hashable, Sendable {
    /// The index of the container. The numbers begin with ``AvoidanceScene/containers``, innermost
    /// first, and continue with ``AvoidanceScene/released``. The released views no longer contain
    /// the edited text.
    package var container: Int
    package var reason: Reason
  }

  /// The changes, innermost container first. For a scroll view, the change of the inset comes
  /// before the change of the offset.
  package var moves: [AvoidanceMove] = []
  /// The containers that the plan does not change, innermost first. Each container of the scene is
  /// either in this array or in `moves`.
  package internal(set) var unchanged: [Unchanged] = []
  /// Whether the plan makes the targets visible.
  package var outcome = Outcome.noKeyboard
  /// How many targets the plan shows, counted from the most important one. The first target whose
  /// rect has usable numbers (at most 10⁸, and not NaN) is always counted, even if a part of it
  /// stays hidden. Zero if the plan does not try to show a target.
  package internal(set) var targetCount = 0
  /// The kind of the last target that `targetCount` counts, such as the caret or the field. Nil if
  /// `targetCount` is 0.
  package internal(set) var role: RevealTarget.Role?
  /// The y of the keyboard's top edge, in points, in the window's coordinates. Nil without a
  /// keyboard.
  package var keyboardTop: CGFloat?
  /// How far bars that lie on the keyboard reach above the keyboard's top edge, in points.
  package internal(set) var coverHeight: CGFloat = 0
  /// How much of the targets the keyboard would hide if we moved nothing, in points. Does not
  /// include parts that are above the visible area, or that a superview clips.
  package var hidden: CGFloat = 0

  /// The properties that the plan was allowed to change.
  package internal(set) var freedom = Freedom.everything

  package init() {}

  /// Whether the plan changes nothing.
  package var isEmpty: Bool { moves.isEmpty }

  /// Returns the change of one property of a container. Nil if the property stays the same.
  package func move(of quantity: AvoidanceMove.Quantity, container: Int) -> AvoidanceMove? {
    moves.first { $0.container == container && $0.quantity == quantity }
  }

  /// Records that `points` points of the target are hidden although the plan has been carried out.
  /// Called if the app or UIKit has changed the views after we moved them.
  package mutating func noteHiddenRest(_ points: CGFloat) { outcome = .impossible(hidden: points) }

  /// Records that the target is visible although the plan could not show it. Called if layout has
  /// moved the target further than the plan could.
  package mutating func noteShown() { outcome = .shown }

  /// Resets the plan for another scene, and keeps its allocated memory.
  mutating func begin(for scene: AvoidanceScene) {
    moves.removeAll(keepingCapacity: true)
    unchanged.removeAll(keepingCapacity: true)
    outcome = .noKeyboard
    targetCount = 0
    role = nil
    keyboardTop = nil
    coverHeight = 0
    hidden = 0
    freedom = scene.freedom
  }
}
