import Foundation

/// What to change in a scene, and why.
///
/// A plan is absolute: carrying it out twice is the same as carrying it out once.
package struct AvoidancePlan: Hashable, Sendable {
  /// How the plan leaves the targets.
  package enum Outcome: Hashable, Sendable {
    /// There is no keyboard in the bounds; whatever we contributed is taken back.
    case noKeyboard
    /// No target was looked at: none was given, none could be read, or the behaviour is to follow.
    case noTarget
    /// Everything shown was visible before.
    case alreadyVisible
    /// The shown targets are visible once the plan is carried out.
    case shown
    /// With this plan not even the first target is shown whole; so many points are missing.
    /// That no other plan could show it is promised where each content holds what is inside it, and
    /// no scroll view sticks out below another that ends above the keyboard.
    case impossible(hidden: CGFloat)
  }

  /// A container that stays as it is.
  package struct Unchanged: Hashable, Sendable {
    /// The index of the container in the scene; those released come after the others.
    package var container: Int
    package var reason: Reason
  }

  /// The changes, innermost container first; for a scroll view the inset before the offset.
  package var moves: [AvoidanceMove] = []
  /// The containers that stay as they are, innermost first. Each container is either here or in
  /// `moves`.
  package internal(set) var unchanged: [Unchanged] = []
  /// How the plan leaves what should be seen.
  package var outcome = Outcome.noKeyboard
  /// How many of the scene's targets, counted from the front, the plan is about: those it shows, or
  /// at least the first.
  package internal(set) var targetCount = 0
  /// What the last of those targets is.
  package internal(set) var role: RevealTarget.Role?
  /// The y of the keyboard's top edge, in points and the window's coordinates; nil without a
  /// keyboard.
  package var keyboardTop: CGFloat?
  /// How many points above that are covered by what stands on the keyboard.
  package internal(set) var coverHeight: CGFloat = 0
  /// How much of the targets the keyboard would hide if nothing of ours moved, in points; what is
  /// out of sight above, or cut off by something else, is not counted.
  package var hidden: CGFloat = 0

  /// Whether every position was to stay as it is.
  package internal(set) var isHeld = false

  package init() {}

  /// Whether there is nothing to do.
  package var isEmpty: Bool { moves.isEmpty }

  /// The change of one number, if it changes.
  package func move(of quantity: AvoidanceMove.Quantity, container: Int) -> AvoidanceMove? {
    moves.first { $0.container == container && $0.quantity == quantity }
  }

  /// Sets the outcome to impossible, with the given points still hidden. Called when the views did
  /// not stay where the plan moved them, because the app or UIKit changed them back.
  package mutating func noteHiddenRest(_ points: CGFloat) { outcome = .impossible(hidden: points) }

  /// Forgets what it was about, and keeps the memory.
  mutating func begin(for scene: AvoidanceScene) {
    moves.removeAll(keepingCapacity: true)
    unchanged.removeAll(keepingCapacity: true)
    outcome = .noKeyboard
    targetCount = 0
    role = nil
    keyboardTop = nil
    coverHeight = 0
    hidden = 0
    isHeld = scene.isHeld
  }
}
