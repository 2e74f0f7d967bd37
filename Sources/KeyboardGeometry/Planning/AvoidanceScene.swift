import Foundation

/// Everything on which a decision about the keyboard depends, as one value.
///
/// All rects are current, in points and in the coordinates of one window (y down). The rects
/// include what we have already added. The planner knows our part of each value and always starts
/// from the app's values. So the earlier decisions make no difference.
///
/// **Unusable numbers.** No number makes the planner crash. A coordinate is *unreadable* if it is
/// NaN, infinite or beyond ±10⁸ points. An unreadable, empty or negative keyboard rect means
/// that there is no keyboard. The same applies to unreadable or empty bounds, because no target is
/// visible in them. The planner ignores an unreadable target. It does not move an unreadable
/// container, and removes everything that we have added to it.
package struct AvoidanceScene: Hashable, Sendable {
  /// The keyboard's frame at the end of its motion, in points and the window's coordinates. If no
  /// keyboard is docked there, the frame is nil, empty or outside the bounds.
  ///
  /// The keyboard hides everything from its top edge down, in its own width. An overlap with the
  /// bounds of less than one point is a rounding error (KeyboardFailures 14).
  package var keyboard: CGRect?
  /// How far views that lie on the keyboard reach above its top edge, in points. 0 without such
  /// views. The views and the keyboard together hide as much as a keyboard that is taller by this
  /// height.
  package var coverHeight: CGFloat = 0
  /// The part of the window in which a target is treated as visible, in points and the window's
  /// coordinates. Usually the window's bounds without the top of the safe area.
  package var visibleBounds: CGRect
  /// The rects that should be visible, most important first: the caret, the selection, the field,
  /// and the views to show together with the field. In points and the window's coordinates, before
  /// the plan is applied.
  package var targetFrames: [CGRect] { targets.map(\.rect) }
  /// The frames of the views that can be moved or scrolled, innermost first. In points and the
  /// window's coordinates, before the plan is applied.
  package var containerFrames: [CGRect] { containers.map(\.frame) }
  /// The rects that should be visible, with their gaps, most important first.
  package var targets: [RevealTarget]
  /// The views around the targets, innermost first.
  package var containers: [AvoidanceContainer]
  /// Views to which we have added something, but which are no longer around the targets. The plan
  /// removes everything that we have added to them. In a plan, the indices of these views follow
  /// those of `containers`.
  package var released: [AvoidanceContainer] = []
  /// How much the plan may move.
  package var freedom = Freedom.everything
  /// Whether the user edits the targets even if no keyboard is docked, as with a floating keyboard.
  /// If so, removing what we have added must not move the targets out of sight.
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

  /// Lets the next plan undo or change all scrolling that we have done so far.
  package mutating func reconsiderOffsets() {
    for index in containers.indices where containers[index].quantity == .offset {
      containers[index].content.tentativeOffset = containers[index].own
    }
  }

  /// Returns the plan for this scene.
  ///
  /// This method allocates memory. Code that plans for every event uses an `AvoidancePlanner` that
  /// it keeps.
  package func plan(for behavior: AvoidanceBehavior) -> AvoidancePlan {
    var planner = AvoidancePlanner()
    var plan = AvoidancePlan()
    planner.plan(self, for: behavior, into: &plan)
    return plan
  }
}
