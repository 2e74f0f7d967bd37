import Foundation

/// Everything on which a decision about the keyboard depends, as one value.
///
/// All rects are in points, in the coordinates of one window (y down). The rects of targets and
/// containers are the current ones, so they already show the effect of our earlier insets,
/// scrolling and lifts. The scene also contains how many points we have added to each property.
/// With these numbers, the planner can start from the app's own values.
///
/// **Unusable numbers.** No number makes the planner crash. A coordinate is *unreadable* if it is
/// NaN, infinite or beyond ±10⁸ points. The planner treats the keyboard as hidden if the
/// keyboard rect is unreadable, empty or negative. It also treats the keyboard as hidden if the
/// bounds are unreadable or empty, because no target is visible in such bounds. The planner ignores
/// an unreadable target. It does not move an unreadable container, and removes the points that we
/// have added to the container.
package struct AvoidanceScene: Hashable, Sendable {
  /// The keyboard's frame at the end of its motion, in points, in the window's coordinates. If no
  /// keyboard is docked at the end, the frame is nil, empty or outside the bounds.
  ///
  /// The keyboard hides everything from its top edge down, between its left and right edges. If the
  /// keyboard overlaps the bounds by less than one point, the planner treats the keyboard as
  /// hidden. An overlap of this size is a rounding error (KeyboardFailures 14).
  package var keyboard: CGRect?
  /// How far bars on the keyboard reach above the keyboard's top edge, in points. 0 without such
  /// bars. The bars and the keyboard together hide as much as a keyboard that is taller by this
  /// height.
  ///
  /// Without a keyboard, how far bars at the lower edge of the window reach above the lower edge of
  /// the visible bounds.
  package var coverHeight: CGFloat = 0
  /// The part of the window in which a target is treated as visible, in points, in the window's
  /// coordinates. Usually this is the window's bounds without the safe area at the top.
  package var visibleBounds: CGRect
  /// The rects that should be visible, most important first: the caret, the selection, the field,
  /// and the views to show together with the field. In points, in the window's coordinates. These
  /// are the rects before the plan moves anything.
  package var targetFrames: [CGRect] { targets.map(\.rect) }
  /// The frames of the views that can be moved or scrolled, innermost first. In points, in the
  /// window's coordinates. These are the frames before the plan moves anything.
  package var containerFrames: [CGRect] { containers.map(\.frame) }
  /// The rects that should be visible, most important first, each with its gap above the keyboard.
  package var targets: [RevealTarget]
  /// The superviews of the targets that can be moved or scrolled, or that clip their subviews,
  /// innermost first.
  package var containers: [AvoidanceContainer]
  /// Views that we have changed, but that no longer contain the edited text. The plan undoes our
  /// changes. In a plan, the indices of these views follow those of `containers`.
  package var released: [AvoidanceContainer] = []
  /// The properties that the plan may change.
  package var freedom = Freedom.everything
  /// Whether the user is editing the text to which the targets belong. This matters only if no
  /// keyboard is docked, for example while the keyboard floats. If false, the plan undoes all our
  /// changes of insets, offsets and positions. If true, the plan keeps those changes that the
  /// targets need to stay visible.
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

  /// Lets the next plan undo or change all scrolling that we have done so far. Without this call,
  /// the plan may change only the scrolling that we did during the keyboard's present motion.
  package mutating func reconsiderOffsets() {
    for index in containers.indices where containers[index].quantity == .offset {
      containers[index].content.tentativeOffset = containers[index].own
    }
  }

  /// Returns the plan for this scene.
  ///
  /// This method allocates memory. Code that plans for every event uses one `AvoidancePlanner` for
  /// all plans.
  package func plan(for behavior: AvoidanceBehavior) -> AvoidancePlan {
    var planner = AvoidancePlanner()
    var plan = AvoidancePlan()
    planner.plan(self, for: behavior, into: &plan)
    return plan
  }
}
