#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// A view that stays where it is: one that cuts off what is outside it, or one that may not be
  /// moved.
  @MainActor
  final class FixedView: ContainerMover {
    private(set) weak var view: UIView?
    private let clips: Bool
    let reason: AvoidancePlan.Stay.Reason

    init(_ view: UIView, clips: Bool, because reason: AvoidancePlan.Stay.Reason) {
      self.view = view
      self.clips = clips
      self.reason = reason
    }

    var object: AnyObject? { view }

    func container(in window: UIWindow, owner: AnyObject) -> AvoidanceContainer {
      guard let view else { return .gone }
      return .fixed(FixedContainer(frame: view.frame(in: window), clips: clips, reason: reason))
    }
  }
#endif
