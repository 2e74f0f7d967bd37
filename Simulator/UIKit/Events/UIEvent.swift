/// One delivery of touches.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  open package(set) var timestamp: TimeInterval = 0
  open package(set) var allTouches: Set<UITouch>?

  open func touches(for window: UIWindow) -> Set<UITouch>? {
    allTouches?.filter { $0.window === window }
  }

  open func touches(for view: UIView) -> Set<UITouch>? {
    allTouches?.filter { $0.view === view }
  }

  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    allTouches?.filter { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
  }
}

extension UIEvent {
  package convenience init(touches: Set<UITouch>) {
    self.init()
    allTouches = touches
    timestamp = CACurrentMediaTime()
  }
}
