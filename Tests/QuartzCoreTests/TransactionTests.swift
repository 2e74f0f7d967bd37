import QuartzCore
import Testing

@MainActor struct TransactionTests {
  static func animation(_ duration: Double) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.duration = duration
    return animation
  }

  @Test("A completion block waits for its animations")
  func completionBlockWaits() {
    let clock = freshClock()
    let layer = shownLayer()
    var doneAt: [Double] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { doneAt.append(clock.now) }
    layer.add(Self.animation(0.3), forKey: "a")
    layer.add(Self.animation(0.7), forKey: "b")
    CATransaction.commit()
    clock.advance(by: 0.5)
    #expect(doneAt.isEmpty)
    clock.advance(by: 0.5)
    #expect(doneAt == [1000.7])
  }

  @Test("Without animations it runs at the commit")
  func withoutAnimationsRuns() {
    _ = freshClock()
    var ran = false
    CATransaction.begin()
    CATransaction.setCompletionBlock { ran = true }
    #expect(!ran)
    CATransaction.commit()
    #expect(ran)
  }

  @Test("An outer block waits for inner animations")
  func outerBlockWaits() {
    let clock = freshClock()
    let layer = shownLayer()
    var events: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { events.append("outer@\(clock.now)") }
    CATransaction.begin()
    CATransaction.setCompletionBlock { events.append("inner@\(clock.now)") }
    layer.add(Self.animation(0.2), forKey: "a")
    CATransaction.commit()
    layer.add(Self.animation(0.1), forKey: "b")
    CATransaction.commit()
    clock.advance(by: 1)
    #expect(events == ["inner@1000.2", "outer@1000.2"])
  }

  @Test("Ends come by time then by order of adding")
  func endsComeTime() {
    let clock = freshClock()
    let layer = shownLayer()
    var events: [String] = []
    for (name, duration) in [("late", 0.5), ("first", 0.2), ("second", 0.2), ("early", 0.1)] {
      CATransaction.begin()
      CATransaction.setCompletionBlock { events.append("\(name)@\(clock.now)") }
      layer.add(Self.animation(duration), forKey: name)
      CATransaction.commit()
    }
    clock.advance(by: 1)
    #expect(events == ["early@1000.1", "first@1000.2", "second@1000.2", "late@1000.5"])
  }

  @Test("The delegate hears before the block and after the removal")
  func delegateHears() {
    let clock = freshClock()
    let layer = shownLayer()
    let recorder = Recorder()
    var atBlock: [String] = []
    var keysAtBlock: [String]?
    CATransaction.begin()
    CATransaction.setCompletionBlock {
      atBlock = recorder.events
      keysAtBlock = layer.animationKeys()
    }
    let animation = Self.animation(0.1)
    animation.delegate = recorder
    layer.add(animation, forKey: "a")
    CATransaction.commit()
    clock.advance(by: 0.2)
    #expect(atBlock == ["start opacity", "finish opacity"])
    #expect(keysAtBlock == nil)
  }

  @Test("Cancelling completes the block too")
  func cancellingCompletesBlock() {
    let clock = freshClock()
    let layer = shownLayer()
    var ran = false
    CATransaction.begin()
    CATransaction.setCompletionBlock { ran = true }
    layer.add(Self.animation(0.1), forKey: "a")
    CATransaction.commit()
    layer.removeAllAnimations()
    clock.settle()
    #expect(ran)
  }

  @Test("Nested transactions inherit")
  func nestedTransactionsInherit() {
    _ = freshClock()
    #expect(CATransaction.animationDuration() == 0.25)
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.setDisableActions(true)
    CATransaction.begin()
    #expect(CATransaction.animationDuration() == 2 && CATransaction.disableActions())
    CATransaction.setAnimationDuration(3)
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 2)
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 0.25 && !CATransaction.disableActions())
  }

  @Test("An animation without a duration takes the transaction's")
  func animationWithoutDuration() {
    _ = freshClock()
    let layer = shownLayer()
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    layer.add(Self.animation(0), forKey: "a")
    CATransaction.commit()
    layer.add(Self.animation(0), forKey: "b")
    #expect(layer.animation(forKey: "a")?.duration == 2)
    #expect(layer.animation(forKey: "b")?.duration == 0.25)
  }
}
