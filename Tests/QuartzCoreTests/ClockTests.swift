import QuartzCore
import Testing

@MainActor struct ClockTests {
  @Test("Time stands still until it is moved")
  func timeStandsStill() {
    let clock = freshClock()
    #expect(CACurrentMediaTime() == VirtualClock.startTime)
    clock.advance(by: 0.5)
    #expect(CACurrentMediaTime() == VirtualClock.startTime + 0.5)
    clock.advance(to: 0)
    #expect(CACurrentMediaTime() == VirtualClock.startTime + 0.5)
  }

  @Test("Timers fire in order of time then of scheduling")
  func timersFireOrder() {
    let clock = freshClock()
    var fired: [String] = []
    for (name, delay) in [("c", 0.3), ("a", 0.1), ("b1", 0.2), ("b2", 0.2), ("z", 0.9)] {
      clock.schedule(after: delay) { fired.append("\(name)@\(clock.now)") }
    }
    clock.advance(by: 0.5)
    #expect(fired == ["a@1000.1", "b1@1000.2", "b2@1000.2", "c@1000.3"])
  }

  @Test("A timer may schedule another in the same run")
  func timerScheduleAnother() {
    let clock = freshClock()
    var times: [Double] = []
    clock.schedule(after: 0.1) {
      times.append(clock.now)
      clock.schedule(after: 0.1) { times.append(clock.now) }
    }
    clock.advance(by: 1)
    #expect(times == [1000.1, 1000.2])
  }

  @Test("A cancelled timer is silent")
  func cancelledTimerSilent() {
    let clock = freshClock()
    var fired = false
    let token = clock.schedule(after: 0.1) { fired = true }
    clock.cancel(token)
    clock.advance(by: 1)
    #expect(!fired)
  }

  @Test("Display links fire at every frame", arguments: [(60, 6), (120, 12), (30, 3)])
  func displayLinksFire(framesPerSecond: Int, count: Int) {
    let clock = freshClock()
    clock.framesPerSecond = framesPerSecond
    var times: [Double] = []
    let link = CADisplayLink { link in
      times.append(link.timestamp)
      #expect(link.timestamp == CACurrentMediaTime())
      #expect(near(link.targetTimestamp - link.timestamp, 1 / Double(framesPerSecond), 1e-12))
    }
    link.add(to: .main, forMode: .common)
    clock.advance(by: 0.1)
    #expect(times.count == count, "\(times)")
    #expect(near(times[0], VirtualClock.startTime + 1 / Double(framesPerSecond)))
    link.invalidate()
    clock.advance(by: 0.1)
    #expect(times.count == count)
  }

  @Test("A paused link waits and does not catch up")
  func pausedLinkWaits() {
    let clock = freshClock()
    var count = 0
    let link = CADisplayLink { _ in count += 1 }
    link.add(to: .main, forMode: .default)
    link.isPaused = true
    clock.advance(by: 1)
    #expect(count == 0)
    link.isPaused = false
    clock.advance(by: 0.1)
    #expect(count == 6)
    link.remove(from: .main, forMode: .default)
    clock.advance(by: 1)
    #expect(count == 6)
  }

  @Test("A slower link skips frames")
  func slowerLinkSkips() {
    let clock = freshClock()
    var count = 0
    let link = CADisplayLink { _ in count += 1 }
    link.preferredFramesPerSecond = 20
    link.add(to: .main, forMode: .default)
    clock.advance(by: 1)
    #expect(count == 20)
  }

  @Test("At one instant timers come before links and links before frame handlers")
  func instantTimersCome() {
    let clock = freshClock()
    clock.framesPerSecond = 10
    var events: [String] = []
    _ = clock.addFrameHandler { _ in events.append("frame") }
    let link = CADisplayLink { _ in events.append("link") }
    link.add(to: .main, forMode: .default)
    clock.schedule(after: 0.1) { events.append("timer") }
    let recorder = Recorder()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.duration = 0.1
    animation.fromValue = 0
    animation.delegate = recorder
    let layer = shownLayer()
    layer.add(animation, forKey: nil)
    clock.settle()
    recorder.events = []
    clock.schedule(after: 0.1) { events += recorder.events }
    clock.advance(by: 0.1)
    #expect(events == ["timer", "link", "frame"])
    #expect(recorder.events == ["finish opacity"])
  }

  @Test("Stepping frame by frame misses none")
  func steppingFrameFrame() {
    let clock = freshClock()
    clock.framesPerSecond = 120
    var frames: [Double] = []
    _ = clock.addFrameHandler { frames.append($0) }
    var steps: [Double] = []
    for _ in 0..<500 {
      steps.append(clock.nextFrameTime)
      clock.advance(to: clock.nextFrameTime)
    }
    #expect(frames == steps)
  }

  @Test("Frames keep their beat over long times")
  func framesKeep() {
    let clock = freshClock()
    clock.framesPerSecond = 60
    var last = 0.0
    _ = clock.addFrameHandler { last = $0 }
    clock.advance(by: 100)
    #expect(last == VirtualClock.startTime + 100)
  }
}
