import Foundation

/// The changes to make in a scene, and the reasons for them.
///
/// A plan contains absolute values, so applying it twice is the same as applying it once.
package struct AvoidancePlan: Hashable, Sendable {
  /// Whether the plan makes the targets visible.
  package enum Outcome: Hashable, Sendable {
    /// No keyboard reaches into the visible bounds, so we remove everything that we have added.
    case noKeyboard
    /// The plan is not about a target. The scene has none, no target has usable numbers, or the
    /// behavior is to follow the keyboard.
    case noTarget
    /// The targets that fit above the keyboard are already visible, so nothing moves to show them.
    case alreadyVisible
    /// The targets that fit above the keyboard will be visible once the plan is carried out.
    case shown
    /// Even the first target stays partly hidden, by `hidden` points. No other plan could show it
    /// completely, provided that two conditions hold. The content of each scroll view encloses the
    /// views inside the scroll view. No scroll view reaches below another one that ends above the
    /// keyboard.
    case impossible(hidden: CGFloat)
  }

  /// A container that stays as it is, and the reason.
  package struct Unchanged: Hashable, Sendable {
    /// The index of the container in the scene. ``AvoidanceScene/released`` containers have the
    /// indices after the others.
    package var container: Int
    package var reason: Reason
  }

  /// The changes, innermost container first. For a scroll view, the inset comes before the offset.
  package var moves: [AvoidanceMove] = []
  /// The containers that stay as they are, innermost first. Each container of the scene is either
  /// here or in `moves`.
  package internal(set) var unchanged: [Unchanged] = []
  /// Whether the plan makes the targets visible.
  package var outcome = Outcome.noKeyboard
  /// The number of targets that the plan is about, counted from the most important one. The plan is
  /// about the targets that it shows, and at least about the targets up to the first one with
  /// usable numbers.
  package internal(set) var targetCount = 0
  /// The role of the last target that is counted in `targetCount`. Nil if there is none.
  package internal(set) var role: RevealTarget.Role?
  /// The y of the keyboard's top edge, in points and the window's coordinates. Nil without a
  /// keyboard.
  package var keyboardTop: CGFloat?
  /// How far views that lie on the keyboard reach above its top edge, in points.
  package internal(set) var coverHeight: CGFloat = 0
  /// How much of the targets the keyboard would hide if we moved nothing, in points. Parts that are
  /// above the visible area, or clipped by a container, are not included.
  package var hidden: CGFloat = 0

  /// How much the plan was allowed to move.
  package internal(set) var freedom = Freedom.everything

  package init() {}

  /// Whether the plan changes nothing.
  package var isEmpty: Bool { moves.isEmpty }

  /// Returns the change of one property of a container. Nil if the property stays the same.
  package func move(of quantity: AvoidanceMove.Quantity, container: Int) -> AvoidanceMove? {
    moves.first { $0.container == container && $0.quantity == quantity }
  }

  /// Records that the given points of the target are hidden after all. Called when the app or UIKit
  /// has changed the views back after they were moved.
  package mutating func noteHiddenRest(_ points: CGFloat) { outcome = .impossible(hidden: points) }

  /// Empties the plan for another scene, and keeps its allocated memory.
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
