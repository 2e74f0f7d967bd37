import Foundation

extension AvoidanceScene {
  /// The scene as it will be once `plan` is carried out.
  ///
  /// What is inside a container moves with it. Containers that make room by themselves
  /// (`selfAdjustment`) are not moved: that is theirs to do.
  package func applying(_ plan: AvoidancePlan) -> AvoidanceScene {
    var scene = self
    for move in plan.moves {
      let released = move.container - scene.containers.count
      if scene.released.indices.contains(released) {
        _ = scene.released[released].apply(move)
      }
      guard scene.containers.indices.contains(move.container) else { continue }
      let rise = scene.containers[move.container].apply(move)
      for index in 0..<move.container { scene.containers[index].rise(by: rise) }
      for index in scene.targets.indices
      where move.container > 0 || !scene.targets[index].isOutsideFirst {
        scene.targets[index].rect.origin.y -= rise
      }
    }
    return scene
  }
}

extension AvoidanceContainer {
  /// Changes one of our contributions; returns how far what is inside rises with it.
  fileprivate mutating func apply(_ move: AvoidanceMove) -> CGFloat {
    switch (self, move.quantity) {
    case (.scroll(var scroll), .inset):
      scroll.ownInset = move.to
      self = .scroll(scroll)
      return 0
    case (.scroll(var scroll), .offset):
      scroll.contentOffset += move.change
      scroll.ownOffset = move.to
      if scroll.tentativeOffset != 0 { scroll.tentativeOffset += move.change }
      self = .scroll(scroll)
      return move.change
    case (.lift(var lift), .lift), (.lift(var lift), .constant):
      let rise = move.change * lift.rate
      lift.own = move.to
      lift.frame.origin.y -= rise
      self = .lift(lift)
      return rise
    default:
      return 0
    }
  }

  fileprivate mutating func rise(by distance: CGFloat) {
    switch self {
    case .scroll(var scroll):
      scroll.frame.origin.y -= distance
      self = .scroll(scroll)
    case .lift(var lift):
      lift.frame.origin.y -= distance
      self = .lift(lift)
    case .fixed(var fixed):
      fixed.frame.origin.y -= distance
      self = .fixed(fixed)
    }
  }
}
