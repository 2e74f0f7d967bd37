import Recorder
import UIKit

/// A window that reports its first finger, so that a recording can be played again.
final class TouchWindow: UIWindow {
  var note: ((Deed.Kind) -> Void)?

  override func sendEvent(_ event: UIEvent) {
    if let touch = event.allTouches?.first {
      let place = touch.location(in: self)
      let phases: [UITouch.Phase: Deed.TouchPhase] = [
        .began: .down, .moved: .move, .ended: .up, .cancelled: .up,
      ]
      if let phase = phases[touch.phase] {
        note?(.touch(phase: phase, x: Double(place.x), y: Double(place.y)))
      }
    }
    super.sendEvent(event)
  }
}
