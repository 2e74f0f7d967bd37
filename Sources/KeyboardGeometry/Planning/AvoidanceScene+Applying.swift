import Foundation

extension AvoidanceScene {
  /// Returns the scene as it will be once `plan` is applied.
  ///
  /// The contents of a container move together with the container. The result does not include
  /// movements that UIKit or the app will make without us (`selfAdjustment`), such as those of a
  /// view on the keyboard layout guide.
  package func applying(_ plan: AvoidancePlan) -> AvoidanceScene {
    var scene = self
    for move in plan.moves {
      let released = move.container - scene.containers.count
      guard released < 0 else {
        _ = scene.released[released].apply(move)
        continue
      }
      let rise = scene.containers[move.container].apply(move)
      for index in 0..<move.container { scene.containers[index].frame.origin.y -= rise }
      for index in scene.targets.indices
      where move.container > 0 || !scene.targets[index].isOutsideFirst {
        scene.targets[index].rect.origin.y -= rise
      }
    }
    return scene
  }
}

extension AvoidanceContainer {
  /// Applies a move to this container.
  ///
  /// - Returns: How far the container's contents rise, in points.
  fileprivate mutating func apply(_ move: AvoidanceMove) -> CGFloat {
    if move.quantity == .inset {
      content.ownInset = move.to
      return 0
    }
    own = move.to
    let rise = move.change * rate
    if move.quantity == .offset {
      content.offset += rise
      if content.tentativeOffset != 0 { content.tentativeOffset += rise }
    } else {
      frame.origin.y -= rise
    }
    return rise
  }
}
