import UIKit

extension Phone {
  /// Puts a finger on the screen, at a point in screen points. Takes no time.
  ///
  /// There is one finger: a second call lifts it first.
  ///
  /// - Returns: The view that lies under the finger, nil where none takes touches.
  @discardableResult
  public func touchDown(at point: CGPoint) -> UIView? {
    touchUp()
    for window in windowsBackToFront.reversed() {
      let local = window.convertFromDisplay(point)
      guard let view = window.hitTest(local, with: nil) else { continue }
      let touch = UITouch(at: local, in: window, view: view)
      touch.tapCount = tapCount(at: point)
      finger = touch
      send(touch)
      return view
    }
    return nil
  }

  /// Puts a finger on a view at a point in screen points, whatever lies on top there.
  func touchDown(at point: CGPoint, on view: UIView) {
    touchUp()
    guard let window = view.window else { return }
    let touch = UITouch(at: window.convertFromDisplay(point), in: window, view: view)
    finger = touch
    send(touch)
  }

  /// Moves the finger to a point in screen points. Takes no time; nothing happens without a finger.
  public func touchMove(to point: CGPoint) {
    guard let finger, let window = finger.window else { return }
    finger.move(to: window.convertFromDisplay(point))
    send(finger)
  }

  /// Lifts the finger where it is. Takes no time.
  public func touchUp() {
    guard let touch = finger else { return }
    finger = nil
    touch.end()
    let point = touch.location(in: nil)
    let onScreen = touch.window?.convertToDisplay(point) ?? point
    lastTap = (CACurrentMediaTime(), onScreen, touch.tapCount)
    send(touch)
  }

  /// The system takes the finger away, as it does for a call.
  public func touchCancel() {
    guard let touch = finger else { return }
    finger = nil
    touch.cancel()
    send(touch)
  }

  /// Drags a finger along a line at an even speed, a step each frame, and lets go.
  ///
  /// The content keeps the speed of the finger at the end; rest the finger to avoid a throw.
  ///
  /// - Parameters:
  ///   - start: Where the finger comes down, in screen points.
  ///   - end: Where it is lifted.
  ///   - duration: Of the movement, in seconds; rounded up to whole frames, one at least.
  ///   - rest: How long the finger then stays before it is lifted, in seconds.
  ///   - eachFrame: Called after each frame has been laid out.
  public func drag(
    from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.25, rest: TimeInterval = 0,
    eachFrame: () -> Void = {}
  ) {
    touchDown(at: start)
    let frames = max(Int((duration / frameInterval - 1e-9).rounded(.up)), 1)
    for frame in 1...frames {
      let share = CGFloat(frame) / CGFloat(frames)
      advance(by: frameInterval) {
        touchMove(
          to: CGPoint(
            x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
        eachFrame()
      }
    }
    advance(by: rest, eachFrame: eachFrame)
    touchUp()
  }

  private func send(_ touch: UITouch) {
    UIApplication.shared.sendEvent(UIEvent(touches: [touch]))
    settle()
  }

  /// Taps at about the same place in quick succession count up; Apple gives no numbers for either.
  private func tapCount(at point: CGPoint) -> Int {
    guard let lastTap, CACurrentMediaTime() - lastTap.time < 0.35,
      hypot(point.x - lastTap.point.x, point.y - lastTap.point.y) < 45
    else { return 1 }
    return lastTap.count + 1
  }
}
