import Foundation

/// The most important targets of a scene, treated as one. A target is a rect that should be
/// visible, such as the caret or the field. The planner first tries to show all targets. As long as
/// they do not fit, the planner leaves out the least important one.
///
/// All positions are those in the planner's base. There, our lifts are undone, and the movements
/// that UIKit or the app will make without us are already done.
struct TargetPrefix {
  var count = 0
  /// The index of the innermost container (a superview) that moves all of these targets. Usually 0.
  ///
  /// The value is 1 if the last target is outside the first container. For example, the first
  /// container is a text view that scrolls to its caret, and the last target is a label below this
  /// text view. The text view and the label then have to be above the keyboard. The caret only has
  /// to be visible inside the text view.
  var start = 0
  /// The y of the upper edge and the y of the lower edge of a group of targets.
  typealias Edges = (top: CGFloat, bottom: CGFloat)
  /// The distances in points to keep free above and below a group of targets.
  typealias Margins = (top: CGFloat, bottom: CGFloat)
  var edges: Edges = (.infinity, -.infinity)
  /// The edges of the targets inside the first container, if the last target is outside that
  /// container. `edges` then excludes these targets.
  var inside: Edges = (.infinity, -.infinity)
  /// How far up the targets may move before they leave the visible area or go behind a floating
  /// header, in points.
  var highest = CGFloat.infinity
  /// How far the targets reach below the keyboard's top, in points. Negative if they end above it.
  /// The floating footer of a list ends up directly above the keyboard, so its height counts as if
  /// the keyboard were taller. For a target to the left or right of the keyboard, the lower edge of
  /// the visible area counts instead of the keyboard's top.
  var hidden = -CGFloat.infinity
  /// How far the targets have to move up until they keep their gaps, in points. Negative if they
  /// need not move. Differs from `hidden` only by the gaps. A target to the left or right of the
  /// keyboard needs no gap.
  var need = -CGFloat.infinity
  /// The y of the lowest edge of the targets, including the gaps and the floating footers below
  /// them. Targets to the left or right of the keyboard are ignored. −∞ if all targets are
  /// ignored.
  var rest = -CGFloat.infinity
  /// The greatest gap of the targets, in points. Targets to the left or right of the keyboard are
  /// ignored.
  var gap: CGFloat = 0

  /// Combines the first `count` targets of a scene.
  ///
  /// - Parameters:
  ///   - rise: How far up the targets would move if our lifts were removed, in points. For example,
  ///     −50 if we have lifted them by 50.
  ///   - own: The part of `rise` that comes from the first container.
  init(
    _ count: Int, of scene: AvoidanceScene, under keyboard: KeyboardEdge, rise: CGFloat,
    byFirst own: CGFloat
  ) {
    self.count = count
    start = count > 0 && scene.targets[count - 1].isOutsideFirst ? 1 : 0
    let bounds = scene.visibleBounds.standardized
    // Each superview of the targets may have a floating header above the targets and a floating
    // footer below them. The targets have to fit between all of these, so we add up the heights.
    var floating: Margins = (0, 0)
    for index in scene.containers.indices {
      floating.top += scene.containers[index].content.floating.top
      floating.bottom += scene.containers[index].content.floating.bottom
    }
    for index in 0..<count where scene.targets[index].rect.isReadable {
      let target = scene.targets[index]
      let extent = target.rect.standardized
      if start > 0, !target.isOutsideFirst {
        inside.top = min(inside.top, extent.origin.y - rise)
        inside.bottom = max(inside.bottom, extent.bottom - rise)
        continue
      }
      let rise = target.isOutsideFirst ? rise - own : rise
      let lower = extent.bottom - rise
      edges = (min(edges.top, extent.origin.y - rise), max(edges.bottom, lower))
      let isCovered = keyboard.covers(extent)
      let gap = isCovered ? target.gap.orZero.asDistance : 0
      let line = (isCovered ? keyboard.top : bounds.bottom) - floating.bottom
      hidden = max(hidden, lower - line)
      need = max(need, lower + gap - line)
      if isCovered { rest = max(rest, lower + gap + floating.bottom) }
      self.gap = max(self.gap, gap)
    }
    highest = edges.top - bounds.origin.y - floating.top
  }
}

extension ScrollContent {
  /// The heights of the views that float over the content. Unusable numbers become 0.
  var floating: TargetPrefix.Margins {
    (floatingTop.orZero.asDistance, floatingBottom.orZero.asDistance)
  }
}
