import Foundation

/// What to change in a scene, and why.
///
/// A plan is absolute: carrying it out twice is the same as carrying it out once.
public struct AvoidancePlan: Hashable, Sendable {
  /// How the plan leaves the targets.
  public enum Outcome: Hashable, Sendable {
    /// There is no keyboard in the bounds; whatever we contributed is taken back.
    case noKeyboard
    /// No target was looked at: none was given, none could be read, or the behaviour is to follow.
    case noTarget
    /// Everything shown was visible before.
    case alreadyVisible
    /// The shown targets are visible once the plan is carried out.
    case shown
    /// Not even the first target can be shown whole; `hidden` points of it stay hidden.
    case impossible(hidden: CGFloat)
  }

  /// A container that stays as it is.
  public struct Stay: Hashable, Sendable {
    /// The index of the container in the scene.
    public var container: Int
    public var reason: AvoidanceReason

    public init(container: Int, reason: AvoidanceReason) {
      self.container = container
      self.reason = reason
    }
  }

  /// The changes, innermost container first; for a scroll view the inset before the offset.
  public internal(set) var moves: [AvoidanceMove] = []
  /// The containers that stay as they are, innermost first. Each container is either here or in `moves`.
  public internal(set) var stays: [Stay] = []
  public internal(set) var outcome = Outcome.noKeyboard
  /// How many of the scene's targets, counted from the front, the plan is about: those it shows, or at
  /// least the first.
  public internal(set) var targetCount = 0
  /// What the last of those targets is.
  public internal(set) var role: RevealTarget.Role?
  /// The y of the keyboard's top edge in the window; nil without a keyboard.
  public internal(set) var keyboardTop: CGFloat?
  /// How many points of the targets the keyboard would hide if nothing of ours moved.
  public internal(set) var hidden: CGFloat = 0

  public init() {}

  /// Whether there is nothing to do.
  public var isEmpty: Bool { moves.isEmpty }

  /// The change of one number, if it changes.
  public func move(of quantity: AvoidanceMove.Quantity, container: Int) -> AvoidanceMove? {
    moves.first { $0.container == container && $0.quantity == quantity }
  }

  mutating func reset() {
    moves.removeAll(keepingCapacity: true)
    stays.removeAll(keepingCapacity: true)
    outcome = .noKeyboard
    targetCount = 0
    role = nil
    keyboardTop = nil
    hidden = 0
  }
}
