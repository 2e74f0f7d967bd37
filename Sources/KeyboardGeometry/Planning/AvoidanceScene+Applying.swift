import Foundation

extension AvoidanceScene {
  /// The scene as it will be once `plan` is carried out.
  ///
  /// What is inside a container moves with it. Containers that yield by themselves (`consumption`) are
  /// not moved: that is theirs to do.
  package func applying(_ plan: AvoidancePlan) -> AvoidanceScene {
    var scene = self
    for move in plan.moves where scene.containers.indices.contains(move.container) {
      let rise = scene.containers[move.container].apply(move)
      for index in 0..<move.container { scene.containers[index].rise(by: rise) }
      for index in scene.targets.indices { scene.targets[index].rect.origin.y -= rise }
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
      self = .scroll(scroll)
      return move.change
    case (.lift(var lift), .lift):
      lift.ownLift = move.to
      lift.frame.origin.y -= move.change
      self = .lift(lift)
      return move.change
    case (.constraint(var constraint), .constant):
      let rise = move.change * constraint.rate
      constraint.ownConstant = move.to
      constraint.frame.origin.y -= rise
      self = .constraint(constraint)
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
    case .constraint(var constraint):
      constraint.frame.origin.y -= distance
      self = .constraint(constraint)
    }
  }
}
