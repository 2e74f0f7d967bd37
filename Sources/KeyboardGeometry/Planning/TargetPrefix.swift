import Foundation

/// The first few targets of a scene taken together, in the base geometry.
struct TargetPrefix {
  var count = 0
  /// The first container that all of them move with: where the last of them is outside the first
  /// container, so is all that has to be brought above the keyboard, and what is inside has to be
  /// seen in that container.
  var start = 0
  /// The uppermost and the lowest edge of some targets.
  typealias Edges = (top: CGFloat, bottom: CGFloat)
  /// Points to keep free above and below.
  typealias Margins = (top: CGFloat, bottom: CGFloat)
  var edges: Edges = (.infinity, -.infinity)
  /// Those of what is inside the first container, if others are outside; they are not in `edges`.
  var inside: Edges = (.infinity, -.infinity)
  /// How far up the targets may go without leaving what is visible.
  var highest = CGFloat.infinity
  /// How far the targets reach below what hides them: the keyboard, or the end of the bounds.
  var hidden = -CGFloat.infinity
  /// The same with their gaps.
  var need = -CGFloat.infinity
  /// The lowest edge with its gap of a target above the keyboard; −∞ if the keyboard is beside
  /// them all.
  var rest = -CGFloat.infinity
  /// The widest gap of a target above the keyboard.
  var gap: CGFloat = 0

  /// - Parameters:
  ///   - rise: how far the base is above the geometry of the scene.
  ///   - own: how much of that is the first container's doing.
  init(
    _ count: Int, of scene: AvoidanceScene, under keyboard: KeyboardEdge, rise: CGFloat,
    byFirst own: CGFloat
  ) {
    self.count = count
    start = count > 0 && scene.targets[count - 1].isOutsideFirst ? 1 : 0
    let bounds = scene.visibleBounds.standardized
    // Every container around the targets may float a header above them and a footer below them.
    // The targets must fit between all of these, so we add up the heights.
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
  /// The heights of what floats over the content, in numbers that can be reckoned with.
  var floating: TargetPrefix.Margins {
    (floatingTop.orZero.asDistance, floatingBottom.orZero.asDistance)
  }
}
