#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// A view that cuts off what is outside it, and stays where it is.
  @MainActor
  final class ClippingView: ContainerMover {
    private(set) weak var view: UIView?

    init(_ view: UIView) { self.view = view }

    var object: AnyObject? { view }

    func container(in window: UIWindow, owner: AnyObject) -> AvoidanceContainer {
      guard let view else { return .gone }
      return .fixed(FixedContainer(frame: view.frame(in: window), clips: true, reason: .cutsOff))
    }
  }
#endif
