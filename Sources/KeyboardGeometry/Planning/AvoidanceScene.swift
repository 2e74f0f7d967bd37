import Foundation

/// Everything a decision about the keyboard depends on, as one value.
///
/// All rectangles are current, in points and the coordinates of one window (y down), and include
/// our earlier contributions. The planner knows which part of each value is ours and always starts
/// from the app's values. The history of a scene therefore does not matter.
///
/// **Odd numbers.** No value makes the planner trap. A coordinate counts as *unreadable* if it is
/// NaN, infinite or beyond ±10⁸ points. An unreadable, empty or negative keyboard rectangle
/// means no keyboard. Unreadable or empty bounds mean the same, because no target is visible in
/// them. The planner ignores an unreadable target. It skips an unreadable container and takes back
/// our contributions to it.
package struct AvoidanceScene: Hashable, Sendable {
  /// The keyboard's final frame, in points and the window's coordinates; nil, empty or outside the
  /// bounds if no keyboard is docked there.
  ///
  /// The keyboard hides everything from its top edge down, in its own width. An overlap with the
  /// bounds of less than one point is noise (KeyboardFailures 14).
  package var keyboard: CGRect?
  /// How far views that stand on the keyboard reach above its top edge, in points; 0 without such
  /// views. They hide as much as a keyboard that is taller by this height.
  package var coverHeight: CGFloat = 0
  /// The part of the window in which a target counts as visible, usually its bounds less the safe
  /// area's top. In points and the window's coordinates.
  package var visibleBounds: CGRect
  /// The rects that should be visible, most important first: the caret, the selection, the field,
  /// the field's companions. In points and the window's coordinates, before the plan is applied.
  package var targetFrames: [CGRect] { targets.map(\.rect) }
  /// The frames of the views that can be moved or scrolled, innermost first. In points and the
  /// window's coordinates, before the plan is applied.
  package var containerFrames: [CGRect] { containers.map(\.frame) }
  /// The targets that should be visible, most important first.
  package var targets: [RevealTarget]
  /// The containers around the targets, innermost first.
  package var containers: [AvoidanceContainer]
  /// Containers that carry contributions of ours and are no longer around the targets. All
  /// contributions to them are taken back. In a plan their indices follow those of `containers`.
  package var released: [AvoidanceContainer] = []
  /// How much the plan may move.
  package var freedom = Freedom.everything
  /// Whether the user edits the targets even if no keyboard is docked, as with a floating one.
  /// Taking back our contributions then must not move the targets out of sight.
  package var isEdited = false

  package init(
    keyboard: CGRect?, visibleBounds: CGRect, targets: [RevealTarget] = [],
    containers: [AvoidanceContainer] = []
  ) {
    self.keyboard = keyboard
    self.visibleBounds = visibleBounds
    self.targets = targets
    self.containers = containers
  }

  /// Lets the plan decide again about everything that we have scrolled so far.
  package mutating func reconsiderOffsets() {
    for index in containers.indices where containers[index].quantity == .offset {
      containers[index].content.tentativeOffset = containers[index].own
    }
  }

  /// Returns the plan for this scene.
  ///
  /// This method is convenient, but it allocates. Code that plans for every event keeps an
  /// `AvoidancePlanner`.
  package func plan(for behavior: AvoidanceBehavior) -> AvoidancePlan {
    var planner = AvoidancePlanner()
    var plan = AvoidancePlan()
    planner.plan(self, for: behavior, into: &plan)
    return plan
  }
}
