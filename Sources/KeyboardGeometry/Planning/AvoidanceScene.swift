import Foundation

/// Everything a decision about the keyboard depends on, as one value.
///
/// All rectangles are points in the coordinates of one window (y down) as they are at this moment,
/// with our own earlier contributions in place. The planner knows which part of each value is ours
/// and always decides anew from what the app made; so it does not matter how the scene came about.
///
/// **Odd numbers.** No value makes the planner trap. A coordinate counts as *unreadable* if it is
/// NaN, infinite or beyond ±10⁸ points. An unreadable, empty or negative keyboard rectangle
/// means no keyboard; so do unreadable or empty bounds, because nothing is visible in them. An
/// unreadable target is ignored, an unreadable container is passed over and its contributions taken
/// back.
package struct AvoidanceScene: Hashable, Sendable {
  /// The keyboard's final frame, in points and the window's coordinates; nil, empty or outside the
  /// bounds if none is docked there.
  ///
  /// It hides everything from its top edge down, as wide as it is. An overlap with the bounds of
  /// less than one point is noise (KeyboardFailures 14).
  package var keyboard: CGRect?
  /// How far what stands on the keyboard reaches above its top edge, in points; 0 if nothing does.
  /// It hides as much as a keyboard taller by that would.
  package var coverHeight: CGFloat = 0
  /// The part of the window in which a target counts as visible, usually its bounds less the safe
  /// area's top. In points and the window's coordinates.
  package var visibleBounds: CGRect
  /// The rects that should be seen, most important first: the caret, the selection, the field, what
  /// belongs to it. In points and the window's coordinates, before the plan is carried out.
  package var targetFrames: [CGRect] { targets.map(\.rect) }
  /// The frames of what can be moved or scrolled, innermost first. In points and the window's
  /// coordinates, before the plan is carried out.
  package var containerFrames: [CGRect] { containers.map(\.frame) }
  /// What should be seen, most important first.
  package var targets: [RevealTarget]
  /// The containers around the targets, innermost first.
  package var containers: [AvoidanceContainer]
  /// Containers that carry contributions of ours and are not around the targets any more:
  /// everything in them is taken back. In a plan their indices follow those of `containers`.
  package var released: [AvoidanceContainer] = []
  /// Whether everything keeps its position: insets follow the keyboard, nothing is moved to show
  /// the targets. So it is while a finger scrolls, and where it has left the content.
  package var isHeld = false
  /// Whether the targets are written into though the keyboard may have gone, as with one that
  /// floats: what is taken back then does not take them out of sight.
  package var isEdited = false
  /// Whether they were seen before the window got another size.
  package var wasSeen = false

  package init(
    keyboard: CGRect?, visibleBounds: CGRect, targets: [RevealTarget] = [],
    containers: [AvoidanceContainer] = []
  ) {
    self.keyboard = keyboard
    self.visibleBounds = visibleBounds
    self.targets = targets
    self.containers = containers
  }

  /// Lets the plan decide anew about all that was scrolled before.
  package mutating func reconsiderOffsets() {
    for index in containers.indices where containers[index].quantity == .offset {
      containers[index].content.tentativeOffset = containers[index].own
    }
  }

  /// The plan for this scene.
  ///
  /// Convenient, but it allocates; code that plans for every event keeps an `AvoidancePlanner`.
  package func plan(for behavior: AvoidanceBehavior) -> AvoidancePlan {
    var planner = AvoidancePlanner()
    var plan = AvoidancePlan()
    planner.plan(self, for: behavior, into: &plan)
    return plan
  }
}
