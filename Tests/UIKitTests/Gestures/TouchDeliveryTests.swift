import ScreenTesting
import Testing

/// What views hear of touches that recognizers watch: Apple's reference of `UIGestureRecognizer`
/// (`cancelsTouchesInView`, `delaysTouchesBegan`, `delaysTouchesEnded`), in its own words there.
@MainActor
@Suite struct TouchDeliveryTests {
  @Test("Without recognizers the hit view hears everything")
  func withoutRecognizersHit() throws {
    let stage = try GestureStage()
    stage.phone.touchDown(at: stage.middle)
    stage.phone.touchMove(to: CGPoint(x: 300, y: 600))
    stage.phone.touchUp()
    #expect(stage.takeLog() == ["inner began", "inner moved", "inner ended"])
  }

  @Test("The system can take a touch away")
  func systemTakeTouch() throws {
    let stage = try GestureStage()
    stage.add(UITapGestureRecognizer(), to: stage.inner, as: "tap")
    stage.phone.touchDown(at: stage.middle)
    stage.phone.touchCancel()
    #expect(stage.takeLog() == ["inner began", "inner cancelled"])
  }

  /// The view is cancelled before the first action is sent, and hears nothing more.
  @Test("A pan takes the touch away", arguments: [true, false])
  func panTakesTouch(cancels: Bool) throws {
    let stage = try GestureStage()
    let pan = stage.add(UIPanGestureRecognizer(), to: stage.outer, as: "pan")
    pan.cancelsTouchesInView = cancels
    stage.phone.touchDown(at: stage.middle)
    stage.phone.touchMove(to: CGPoint(x: 105, y: 200))
    stage.phone.touchMove(to: CGPoint(x: 120, y: 200))
    stage.phone.touchMove(to: CGPoint(x: 140, y: 200))
    stage.phone.touchUp()
    let expected =
      cancels
      ? [
        "inner began", "inner moved", "inner cancelled", "pan began", "pan changed", "pan ended",
      ]
      : [
        "inner began", "inner moved", "pan began", "inner moved", "pan changed", "inner moved",
        "pan ended", "inner ended",
      ]
    #expect(stage.takeLog() == expected, "cancelsTouchesInView: \(cancels)")
  }

  @Test("Delays touches began holds the touch until failure")
  func delaysTouchesBegan() throws {
    let stage = try GestureStage()
    let press = stage.add(UILongPressGestureRecognizer(), to: stage.inner, as: "press")
    press.delaysTouchesBegan = true
    stage.phone.touchDown(at: stage.middle)
    #expect(stage.takeLog().isEmpty)
    stage.phone.advance(by: 0.1)
    stage.phone.touchUp()
    #expect(stage.takeLog() == ["inner began", "inner ended"])
    stage.phone.touchDown(at: stage.middle)
    stage.phone.advance(by: 0.6)
    stage.phone.touchUp()
    #expect(stage.takeLog() == ["press began", "press ended"])
  }

  @Test("The end of a touch waits for a double tap to fail")
  func endTouchWaits() throws {
    let stage = try GestureStage()
    let double = stage.add(UITapGestureRecognizer(), to: stage.inner, as: "double")
    double.numberOfTapsRequired = 2
    stage.phone.tap(at: stage.middle)
    #expect(stage.takeLog() == ["inner began"])
    stage.phone.advance(by: 0.5)
    #expect(stage.takeLog() == ["inner ended"])
    double.delaysTouchesEnded = false
    stage.phone.tap(at: stage.middle)
    #expect(stage.takeLog() == ["inner began", "inner ended"])
  }

  @Test("Held touches are delivered as they were")
  func heldTouchesDelivered() throws {
    final class PlaceView: UIView {
      var places: [CGPoint] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
          places.append(touch.location(in: nil))
          #expect(touch.phase == .began)
        }
      }
    }
    let stage = try GestureStage()
    let view = PlaceView(frame: stage.inner.bounds)
    stage.inner.addSubview(view)
    let press = stage.add(UILongPressGestureRecognizer(), to: view, as: "press")
    press.delaysTouchesBegan = true
    stage.phone.touchDown(at: stage.middle)
    stage.phone.touchMove(to: CGPoint(x: 140, y: 200))
    #expect(view.places == [stage.middle])
    stage.phone.touchUp()
  }

  @Test("A recognizer hears only of touches its delegate allows")
  func recognizerHearsTouches() throws {
    let stage = try GestureStage()
    let delegate = GestureDelegate()
    let tap = stage.add(UITapGestureRecognizer(), to: stage.outer, as: "tap")
    tap.delegate = delegate
    delegate.receivesTouch = { $0.view === stage.outer }
    stage.phone.tap(at: stage.middle)
    #expect(stage.takeLog() == ["inner began", "inner ended"])
    stage.phone.tap(at: CGPoint(x: 20, y: 120))
    #expect(stage.takeLog() == ["outer began", "outer cancelled", "tap ended"])
  }

  @Test("An ignored touch stays with its view")
  func ignoredTouchStays() throws {
    final class Ignorant: UIGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches { ignore(touch, for: event) }
        state = .ended
      }
    }
    let stage = try GestureStage()
    stage.add(Ignorant(), to: stage.inner, as: "ignorant")
    stage.phone.tap(at: stage.middle)
    #expect(stage.takeLog() == ["ignorant ended", "inner began", "inner ended"])
  }

  @Test("Events know the touches of a recognizer")
  func eventsKnowTouches() throws {
    final class Curious: UIGestureRecognizer {
      var counts: [Int] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        counts.append(event.touches(for: self)?.count ?? -1)
      }
    }
    let stage = try GestureStage()
    let curious = stage.add(Curious(), to: stage.inner, as: "curious")
    stage.phone.tap(at: stage.middle)
    #expect(curious.counts == [1])
  }
}
