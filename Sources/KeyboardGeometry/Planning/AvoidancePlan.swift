import Foundation

/// The changes to make in a scene, and the reasons for them.
///
/// A plan is absolute: applying it twice is the same as applying it once.
package struct AvoidancePlan: Hashable, Sendable {
  /// How the plan leaves the targets.
  package enum Outcome: Hashable, Sendable {
    /// There is no keyboard in the bounds, so our contributions are taken back.
    case noKeyboard
    /// No target was considered: none was given, none was readable, or the behavior is to follow.
    case noTarget
    /// Everything shown was visible before.
    case alreadyVisible
    /// The shown targets are visible once the plan is carried out.
    case shown
    /// This plan does not show even the first target completely; `hidden` points are missing. No
    /// other plan could show it under two conditions. The content of each scroll view encloses the
    /// views inside it. No scroll view sticks out below another that ends above the keyboard.
    case impossible(hidden: CGFloat)
  }

  /// A container that stays as it is.
  package struct Unchanged: Hashable, Sendable {
    /// The index of the container in the scene; released containers come after the others.
    package var container: Int
    package var reason: Reason
  }

  /// The changes, innermost container first; for a scroll view the inset before the offset.
  package var moves: [AvoidanceMove] = []
  /// The containers that stay as they are, innermost first. Each container is either here or in
  /// `moves`.
  package internal(set) var unchanged: [Unchanged] = []
  /// How the plan leaves the targets.
  package var outcome = Outcome.noKeyboard
  /// How many of the scene's targets, counted from the front, the plan is about: those it shows, or
  /// at least those up to the first readable one.
  package internal(set) var targetCount = 0
  /// The role of the last of those targets.
  package internal(set) var role: RevealTarget.Role?
  /// The y of the keyboard's top edge, in points and the window's coordinates; nil without a
  /// keyboard.
  package var keyboardTop: CGFloat?
  /// How many points above the keyboard's top edge are covered by views that stand on the keyboard.
  package internal(set) var coverHeight: CGFloat = 0
  /// How much of the targets the keyboard would hide if nothing of ours moved, in points. Parts
  /// that are out of sight above, or clipped by a container, do not count.
  package var hidden: CGFloat = 0

  /// How much the plan was allowed to move.
  package internal(set) var freedom = Freedom.everything

  package init() {}

  /// Whether there is nothing to do.
  package var isEmpty: Bool { moves.isEmpty }

  /// Returns the change of one number, or nil if it does not change.
  package func move(of quantity: AvoidanceMove.Quantity, container: Int) -> AvoidanceMove? {
    moves.first { $0.container == container && $0.quantity == quantity }
  }

  /// Sets the outcome to impossible, with the given points still hidden. Called when the views did
  /// not stay where the plan moved them, because the app or UIKit changed them back.
  package mutating func noteHiddenRest(_ points: CGFloat) { outcome = .impossible(hidden: points) }

  /// Clears the plan for another scene and keeps its allocated memory.
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
