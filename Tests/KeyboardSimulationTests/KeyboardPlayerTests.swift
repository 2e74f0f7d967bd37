import Foundation
import KeyboardGeometry
import KeyboardSimulation
import Testing

@Suite struct KeyboardPlayerTests {
  let phone: SimulatedDeviceConfiguration
  let down: CGRect
  let up: CGRect

  init() throws {
    phone = try SimulatedDeviceConfiguration("iPhone 15")
    down = phone.hiddenFrame(of: .standard)
    up = phone.frame(of: .standard)
  }

  @Test("A player at rest has nothing to say")
  func playerRest() {
    var player = KeyboardPlayer(at: down)
    #expect(player.next(until: 100) == nil)
    #expect(player.now == 100)
    #expect(player.frame == down && player.target == down && player.isFinished)
  }

  @Test("Events come one by one at their times")
  func eventsCome() {
    var player = KeyboardPlayer(at: down, time: 10)
    player.play(.show(.standard, on: phone))
    #expect(player.next(until: 10)?.phase == .willChangeFrame)
    #expect(player.next(until: 10) == nil)
    #expect(player.next(until: 11)?.phase == .willShow)
    #expect(player.now == 10.002)
    #expect(player.next(until: 11)?.phase == .didChangeFrame)
    #expect(player.next(until: 11)?.phase == .didShow)
    #expect(!player.isFinished)
    #expect(player.next(until: 11) == nil)
    #expect(player.isFinished)
    #expect(player.frame == up)
  }

  @Test("A clock that rounds takes an event early: the next script begins at the clock's time")
  func tolerance() {
    var player = KeyboardPlayer(at: down, time: 10)
    player.play(.show(.standard, on: phone))
    while player.next(until: 10.002 - 1e-9, tolerance: 1e-6) != nil {}
    #expect(player.now == 10.002 - 1e-9)
    #expect(player.timesToCome.count == 2, "both \"will\" notifications were taken")
    player.play(.hide(from: up, on: phone))
    #expect(player.timesToCome.first == 10.002 - 1e-9)
  }

  @Test("A player is where the script says", arguments: KeyboardScript.Scenario.allCases)
  func sameAsScript(scenario: KeyboardScript.Scenario) {
    let script = scenario.script(on: phone)
    for rate in [0.008, 0.05, 1] {
      var player = KeyboardPlayer(at: script.origin)
      player.play(script)
      var events: [KeyboardScript.Event] = []
      for time in stride(from: 0, through: script.duration + rate, by: rate) {
        while let event = player.next(until: time) { events.append(event) }
        #expect(player.frame == script.rect(at: time), "\(scenario) at \(time)")
        #expect(player.opacity == script.opacity(at: time), "\(scenario) at \(time)")
      }
      #expect(events == script.events, "\(scenario)")
      #expect(player.isFinished)
    }
  }

  @Test("A script played from a handler interrupts what runs")
  func scriptPlayedHandler() {
    var player = KeyboardPlayer(at: down)
    player.play(.show(.standard, on: phone))
    var phases: [KeyboardTransition.Phase] = []
    while let event = player.next(until: 5) {
      phases.append(event.phase)
      if event.phase == .willShow { player.play(.hide(from: player.target, on: phone)) }
    }
    #expect(
      phases == [
        .willChangeFrame, .willShow, .willChangeFrame, .willHide, .didChangeFrame, .didHide,
      ])
    #expect(player.frame == down)
  }

  @Test(
    "Of what is interrupted only a did comes late, and only if asked for", arguments: [true, false])
  func lateDids(lateDid: Bool) {
    var player = KeyboardPlayer(at: down)
    player.play(.show(.standard, on: phone))
    #expect(player.next(until: 0)?.phase == .willChangeFrame)
    player.play(.hide(from: player.target, on: phone), lateDid: lateDid)
    var phases: [KeyboardTransition.Phase] = []
    while let event = player.next(until: 5) { phases.append(event.phase) }
    let clean: [KeyboardTransition.Phase] = [
      .willChangeFrame, .willHide, .didChangeFrame, .didHide,
    ]
    #expect(phases == (lateDid ? clean + [.didChangeFrame] : clean))
  }

  @Test("What is still to come is dropped by an interruption")
  func stillComeDropped() {
    var player = KeyboardPlayer(at: up)
    player.play(KeyboardScript.Scenario.predictiveToggle.script(on: phone))
    #expect(player.end > 1)
    while player.next(until: 0.5) != nil {}
    player.play(.hide(from: player.target, on: phone))
    while player.next(until: 3) != nil {}
    #expect(player.frame.minY == 852)
    #expect(player.end == 3)
  }

  @Test("A fade that is interrupted ends there")
  func fadeInterruptedEnds() {
    var fading = phone
    fading.prefersCrossFade = true
    var player = KeyboardPlayer(at: up)
    player.play(.hide(from: up, on: fading))
    while player.next(until: 0.1) != nil {}
    #expect(player.frame == up)
    player.play(.show(.standard, on: fading))
    #expect(player.frame == up && player.opacity == 0)
    while player.next(until: 1) != nil {}
    #expect(player.frame == up && player.opacity == 1)
  }

  /// A thousand random interruptions: the keyboard never jumps, and a final hide brings it down.
  @Test("Interruptions never jump")
  func interruptionsNeverJump() {
    var random = Lehmer(state: 20_261_121)
    var player = KeyboardPlayer(at: down)
    var state = KeyboardState()
    var time = 0.0
    var last = player.frame.minY
    func step(to end: Double) {
      while time < end {
        time += 0.002
        while let event = player.next(until: time) {
          _ = state.apply(event.transition, at: event.time)
        }
        // Overlapping legs are at most as fast as three of them: 3 · 6.72 · 336 points a second.
        #expect(abs(player.frame.minY - last) < 14, "at \(time)")
        last = player.frame.minY
      }
    }
    for turn in 0..<1000 {
      if Bool.random(using: &random) {
        let keyboard: SystemKeyboard = Bool.random(using: &random) ? .standard : .plain
        player.play(.show(keyboard, on: phone, from: player.target), lateDid: turn % 2 == 0)
      } else {
        player.play(.hide(from: player.target, on: phone), lateDid: turn % 2 == 0)
      }
      step(to: time + Double.random(in: 0.004...0.3, using: &random))
    }
    player.play(.hide(from: player.target, on: phone), lateDid: true)
    step(to: time + 1)
    #expect(player.frame.minY == 852)
    #expect(state.placement == .hidden)
    #expect(player.isFinished)
  }

  @Test("Posting gives the screen only to those who carry it")
  func postingGivesScreen() throws {
    let center = NotificationCenter()
    let screen = NSObject()
    for (system, carries) in [(SimulatedSystem(16, 0), false), (.iOS16, true), (.iOS26, true)] {
      let configuration = try SimulatedDeviceConfiguration("iPhone 15", system: system)
      let event = KeyboardScript.show(.standard, on: configuration).events[1]
      let box = Box()
      let token = center.addObserver(
        forName: Notification.Name("UIKeyboardWillShowNotification"), object: nil, queue: nil
      ) { notification in
        let read = KeyboardTransition(
          name: notification.name.rawValue, userInfo: notification.userInfo, screen: nil)
        box.fill(read?.frameEnd, hasObject: notification.object != nil)
      }
      event.post(to: center, screen: screen)
      center.removeObserver(token)
      #expect(box.frame == CGRect(x: 0, y: 516, width: 393, height: 336), "\(system)")
      #expect(box.hasObject == carries, "\(system)")
    }
  }
}

/// What a notification's handler saw. The handler runs within `post`, on the same thread.
private final class Box: @unchecked Sendable {
  private(set) var frame: CGRect?
  private(set) var hasObject: Bool?

  func fill(_ frame: CGRect?, hasObject: Bool) {
    self.frame = frame
    self.hasObject = hasObject
  }
}

/// A small random generator, the same on every machine.
struct Lehmer: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state >> 32) | (state << 32)
  }
}
