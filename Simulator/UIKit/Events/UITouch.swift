import CUIKitEnums

/// A finger on the screen.
@preconcurrency @MainActor
open class UITouch: NSObject {
  public typealias Phase = UITouchPhase
  public typealias TouchType = UITouchType

  open package(set) var timestamp: TimeInterval = 0
  open package(set) var phase: Phase = .began
  open package(set) var type: TouchType = .direct
  open package(set) var tapCount = 1
  open package(set) var window: UIWindow?
  open package(set) var view: UIView?
  /// The recognizers that are told of this touch, the innermost view's first; nil once it is over.
  open package(set) var gestureRecognizers: [UIGestureRecognizer]?

  /// Touches in the order they came down, whatever set they are in.
  private(set) var serial = 0
  private static var count = 0

  var locationInWindow: CGPoint = .zero
  var previousLocationInWindow: CGPoint = .zero

  /// Where the finger is, in the view's coordinates; in the window's where the view is nil.
  open func location(in view: UIView?) -> CGPoint {
    convert(locationInWindow, to: view)
  }

  open func previousLocation(in view: UIView?) -> CGPoint {
    convert(previousLocationInWindow, to: view)
  }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window else { return point }
    return view.convert(point, from: window)
  }
}

extension UITouch {
  /// A finger that has just come down at a point of a window.
  package convenience init(at point: CGPoint, in window: UIWindow, view: UIView) {
    self.init()
    Self.count += 1
    serial = Self.count
    self.window = window
    self.view = view
    timestamp = CACurrentMediaTime()
    locationInWindow = point
    previousLocationInWindow = point
  }

  package func move(to point: CGPoint) {
    previousLocationInWindow = locationInWindow
    locationInWindow = point
    timestamp = CACurrentMediaTime()
    phase = .moved
  }

  package func end() {
    timestamp = CACurrentMediaTime()
    phase = .ended
  }

  /// The system takes the touch away: a call, an alert, an app switch.
  package func cancel() {
    timestamp = CACurrentMediaTime()
    phase = .cancelled
  }
}
