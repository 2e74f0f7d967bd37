import Foundation

/// The first few targets of a scene taken together, in the base geometry.
struct TargetRun {
  var count = 0
  /// The uppermost edge.
  var top = CGFloat.infinity
  /// The lowest edge.
  var bottom = -CGFloat.infinity
  /// How far the targets reach below what hides them: the keyboard, or the end of the bounds.
  var hidden = -CGFloat.infinity
  /// The same with their gaps.
  var need = -CGFloat.infinity
  /// The lowest edge with its gap of a target above the keyboard; −∞ if the keyboard is beside them
  /// all.
  var rest = -CGFloat.infinity
  /// The widest gap of a target above the keyboard.
  var gap: CGFloat = 0

  /// - Parameter rise: how far the base is above the geometry of the scene.
  init(_ count: Int, of scene: AvoidanceScene, under keyboard: KeyboardEdge, rise: CGFloat) {
    self.count = count
    let end = Extent(scene.visibleBounds).bottom
    for index in 0..<count where scene.targets[index].rect.isReadable {
      let target = scene.targets[index]
      let extent = Extent(target.rect)
      let lower = extent.bottom - rise
      top = min(top, extent.top - rise)
      bottom = max(bottom, lower)
      if keyboard.covers(extent) {
        let gap = target.gap.orZero.asReach
        hidden = max(hidden, lower - keyboard.top)
        need = max(need, lower + gap - keyboard.top)
        rest = max(rest, lower + gap)
        self.gap = max(self.gap, gap)
      } else {
        hidden = max(hidden, lower - end)
        need = max(need, lower - end)
      }
    }
  }

  var isHugging: Bool { rest > -.infinity }
}
