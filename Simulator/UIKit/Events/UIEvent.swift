/// One delivery of touches.
@MainActor
open class UIEvent: NSObject {
  public package(set) var timestamp: TimeInterval = 0
  public package(set) var allTouches: Set<UITouch>?

  open func touches(for window: UIWindow) -> Set<UITouch>? {
    allTouches?.filter { $0.window === window }
  }

  open func touches(for view: UIView) -> Set<UITouch>? {
    allTouches?.filter { $0.view === view }
  }
}

extension UIEvent {
  package convenience init(touches: Set<UITouch>) {
    self.init()
    allTouches = touches
    timestamp = CACurrentMediaTime()
  }
}
