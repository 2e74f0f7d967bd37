import Foundation

/// The first few targets of a scene taken together, in the base geometry.
struct TargetPrefix {
  var count = 0
  /// The index of the first container that all of them move with. If the last target is outside the
  /// first container, only the targets outside must come above the keyboard. The targets inside
  /// must then be visible in the first container.
  var start = 0
  /// The uppermost and the lowest edge of some targets.
  typealias Edges = (top: CGFloat, bottom: CGFloat)
  /// Points to keep free above and below.
  typealias Margins = (top: CGFloat, bottom: CGFloat)
  var edges: Edges = (.infinity, -.infinity)
  /// The edges of the targets inside the first container if others are outside; `edges` excludes
  /// them.
  var inside: Edges = (.infinity, -.infinity)
  /// How far up the targets may move without leaving the visible part.
  var highest = CGFloat.infinity
  /// How far the targets reach below the keyboard's top, or below the end of the bounds for targets
  /// that the keyboard is beside.
  var hidden = -CGFloat.infinity
  /// The same as `hidden`, with the targets' gaps added.
  var need = -CGFloat.infinity
  /// The lowest lower edge, with its gap, of the targets above the keyboard; −∞ if the keyboard
  /// is beside them all.
  var rest = -CGFloat.infinity
  /// The widest gap of a target above the keyboard.
  var gap: CGFloat = 0

  /// Combines the first `count` targets of a scene.
  ///
  /// - Parameters:
  ///   - rise: how far the base is above the geometry of the scene.
  ///   - own: how much of that the first container causes.
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
  /// The heights of views that float over the content, in readable numbers.
  var floating: TargetPrefix.Margins {
    (floatingTop.orZero.asDistance, floatingBottom.orZero.asDistance)
  }
}
