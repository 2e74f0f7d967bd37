import ScreenTesting
import Testing

/// What each recognizer takes for its gesture.
@MainActor
@Suite struct RecognizerTests {
  @Test("A tap ends at once")
  func tapEndsOnce() throws {
    let stage = try GestureStage()
    let tap = stage.add(UITapGestureRecognizer(), to: stage.inner, as: "tap")
    stage.phone.tap(at: stage.middle)
    #expect(stage.takeLog() == ["inner began", "inner cancelled", "tap ended"])
    #expect(tap.state == .possible)
    #expect(tap.location(in: stage.inner) == CGPoint(x: 50, y: 50))
  }

  @Test("A finger that strays is no tap")
  func fingerStrays() throws {
    let stage = try GestureStage()
    stage.add(UITapGestureRecognizer(), to: stage.inner, as: "tap")
    stage.phone.touchDown(at: stage.middle)
    stage.phone.touchMove(to: CGPoint(x: 100, y: 260))
    stage.phone.touchUp()
    #expect(stage.takeLog() == ["inner began", "inner moved", "inner ended"])
  }

  @Test("Double taps count in time only")
  func doubleTapsCount() throws {
    let stage = try GestureStage()
    let double = stage.add(UITapGestureRecognizer(), to: stage.inner, as: "double")
    double.numberOfTapsRequired = 2
    for (pause, expected) in [(0.2, 1), (0.5, 0)] {
      stage.phone.advance(by: 1)
      _ = stage.takeLog()
      stage.phone.tap(at: stage.middle)
      stage.phone.advance(by: pause)
      stage.phone.tap(at: stage.middle)
      #expect(stage.takeLog().filter { $0 == "double ended" }.count == expected, "\(pause) s")
    }
  }

  // Apple's reference: 0.5 s and 10 points are the defaults.
  @Test("A long press needs half a second of rest")
  func longPressNeeds() throws {
    let stage = try GestureStage()
    stage.add(UILongPressGestureRecognizer(), to: stage.inner, as: "press")
    stage.phone.touchDown(at: stage.middle)
    stage.phone.advance(by: 0.45)
    #expect(stage.takeLog() == ["inner began"])
    stage.phone.advance(by: 0.1)
    #expect(stage.takeLog() == ["inner cancelled", "press began"])
    stage.phone.touchMove(to: CGPoint(x: 200, y: 300))
    stage.phone.touchUp()
    #expect(stage.takeLog() == ["press changed", "press ended"])
    stage.phone.touchDown(at: stage.middle)
    stage.phone.touchMove(to: CGPoint(x: 111, y: 200))
    stage.phone.advance(by: 0.6)
    stage.phone.touchUp()
    #expect(!stage.takeLog().contains("press began"))
  }

  // uikit-recorded, pan_slop_pt: 10.
  @Test("A pan begins after ten points and counts from there")
  func panBegins() throws {
    let stage = try GestureStage()
    let pan = stage.add(UIPanGestureRecognizer(), to: stage.inner, as: "pan")
    stage.phone.touchDown(at: stage.middle)
    stage.phone.touchMove(to: CGPoint(x: 109, y: 200))
    #expect(pan.state == .possible)
    stage.phone.touchMove(to: CGPoint(x: 112, y: 200))
    #expect(pan.state == .began)
    #expect(pan.translation(in: stage.inner) == CGPoint(x: 2, y: 0))
    stage.phone.touchMove(to: CGPoint(x: 130, y: 240))
    #expect(pan.translation(in: stage.inner) == CGPoint(x: 20, y: 40))
    pan.setTranslation(.zero, in: stage.inner)
    stage.phone.touchMove(to: CGPoint(x: 131, y: 243))
    #expect(pan.translation(in: stage.inner) == CGPoint(x: 1, y: 3))
    stage.phone.touchUp()
  }

  // uikit-recorded, velocity_window_ms: 100.
  @Test("Velocity is that of the last tenth of a second")
  func velocityLastTenth() throws {
    let stage = try GestureStage()
    let pan = UIPanGestureRecognizer()
    var velocity = CGPoint.zero
    pan.actions.append {
      guard $0.state == .ended, let pan = $0 as? UIPanGestureRecognizer else { return }
      velocity = pan.velocity(in: nil)
    }
    stage.inner.addGestureRecognizer(pan)
    let start = CGPoint(x: 100, y: 200)
    stage.phone.drag(from: start, to: CGPoint(x: 100, y: 400), duration: 0.5)
    #expect(abs(velocity.y - 400) < 0.001)
    stage.phone.drag(from: start, to: CGPoint(x: 100, y: 400), duration: 0.5, rest: 0.2)
    #expect(velocity == .zero)
  }

  @Test("Reset comes after every outcome")
  func resetComes() throws {
    final class Counting: UITapGestureRecognizer {
      var resets = 0
      override func reset() {
        super.reset()
        resets += 1
      }
    }
    let stage = try GestureStage()
    let tap = stage.add(Counting(), to: stage.inner, as: "tap")
    stage.phone.tap(at: stage.middle)
    #expect(tap.resets == 1)
    stage.phone.touchDown(at: stage.middle)
    stage.phone.touchMove(to: CGPoint(x: 300, y: 300))
    #expect(tap.state == .failed)
    #expect(tap.resets == 1)
    stage.phone.touchUp()
    #expect(tap.resets == 2)
    #expect(tap.state == .possible)
  }
}
