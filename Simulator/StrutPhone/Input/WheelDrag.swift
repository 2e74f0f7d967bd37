import Phone

/// A finger that the wheel moves: it scrolls as a finger does, and rests before it is lifted, so
/// that nothing is thrown.
@MainActor
struct WheelDrag {
  /// Points for a notch of the wheel, and points a frame.
  private static let (notch, speed): (CGFloat, CGFloat) = (50, 12)
  /// Frames for which it rests at the end: longer than a throw is measured over.
  private static let rest = 8

  /// Where the finger is, and how far it still has to go; nil while there is none.
  private var finger: (point: CGPoint, left: CGFloat, rested: Int)?

  var isActive: Bool { finger != nil }

  /// The wheel turns over a place; nothing happens where nothing scrolls.
  mutating func turn(at point: CGPoint, notches: CGFloat, on phone: Phone) {
    if finger == nil {
      guard Self.scrolls(at: point, on: phone) else { return }
      phone.touchDown(at: point)
      // A finger moves a few points before it counts as dragging.
      finger = (point, notches > 0 ? 10 : -10, 0)
    }
    finger?.left += notches * Self.notch
    finger?.rested = 0
  }

  /// Moves on by one frame.
  mutating func step(on phone: Phone) {
    guard var finger else { return }
    let way = min(max(finger.left, -Self.speed), Self.speed)
    if way == 0 {
      finger.rested += 1
    } else {
      finger.point.y += way
      finger.left -= way
      phone.touchMove(to: finger.point)
    }
    self.finger = finger
    if finger.rested >= Self.rest { stop(on: phone) }
  }

  /// Lifts the finger, as before another one comes down.
  mutating func stop(on phone: Phone) {
    guard finger != nil else { return }
    finger = nil
    phone.touchUp()
  }

  private static func scrolls(at point: CGPoint, on phone: Phone) -> Bool {
    for window in phone.windowsBackToFront.reversed() {
      guard let hit = window.hitTest(window.convertFromDisplay(point), with: nil)
      else { continue }
      return sequence(first: hit, next: \.superview).contains { $0 is UIScrollView }
    }
    return false
  }
}
