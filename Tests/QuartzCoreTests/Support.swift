import QuartzCore

/// A delegate that writes down what it hears.
final class Recorder: NSObject, CAAnimationDelegate {
  var events: [String] = []
  var name = ""

  func animationDidStart(_ anim: CAAnimation) {
    events.append("start \(label(anim))")
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    events.append("\(flag ? "finish" : "cancel") \(label(anim))")
  }

  private func label(_ anim: CAAnimation) -> String {
    (anim as? CAPropertyAnimation)?.keyPath ?? "?"
  }
}

/// A clock at its start time, and nothing left over from other tests.
@MainActor func freshClock() -> VirtualClock {
  let clock = VirtualClock.shared
  clock.reset()
  return clock
}

/// A layer whose changes do not animate by themselves.
final class QuietLayer: CALayer {
  override func action(forKey event: String) -> (any CAAction)? { nil }
}

/// A layer that a frame has shown, quiet about its changes.
@MainActor func shownLayer(_ frame: CGRect = CGRect(x: 0, y: 0, width: 100, height: 100)) -> CALayer
{
  let layer = QuietLayer()
  layer.frame = frame
  layer.commitTree()
  return layer
}

func near(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat = 1e-9) -> Bool {
  abs(a - b) <= tolerance
}
