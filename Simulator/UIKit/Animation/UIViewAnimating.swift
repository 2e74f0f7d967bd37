import CUIKitEnums

/// Something that animates, and can be started and stopped.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  var state: UIViewAnimatingState { get }
  var isRunning: Bool { get }
  func startAnimation()
  func startAnimation(afterDelay delay: TimeInterval)
  func stopAnimation(_ withoutFinishing: Bool)
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// Whether an animator waits for its start, is under way or was stopped.
public typealias UIViewAnimatingState = CUIKitEnums.UIViewAnimatingState

/// Where an animator ends.
public typealias UIViewAnimatingPosition = CUIKitEnums.UIViewAnimatingPosition
