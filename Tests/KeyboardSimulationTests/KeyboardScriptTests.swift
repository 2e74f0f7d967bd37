import Foundation
import KeyboardGeometry
import KeyboardSimulation
import Testing

@Suite struct KeyboardScriptTests {
  let phone: SimulatedDeviceConfiguration
  init() throws { phone = try SimulatedDeviceConfiguration("iPhone 15", system: .iOS17) }

  @Test("A show posts four equal payloads in order")
  func showPostsFour() {
    let script = KeyboardScript.show(.standard, on: phone)
    #expect(script.events.map(\.phase) == [.willChangeFrame, .willShow, .didChangeFrame, .didShow])
    #expect(script.events.map { ($0.time * 1000).rounded() } == [0, 2, 282, 285])
    for event in script.events {
      #expect(event.begin == CGRect(x: 0, y: 852, width: 393, height: 336), "\(event)")
      #expect(event.end == CGRect(x: 0, y: 516, width: 393, height: 336), "\(event)")
      #expect(event.duration == 0.25 && event.curve == 7 && event.isLocal == true, "\(event)")
      #expect(event.carriesScreen, "\(event)")
    }
  }

  @Test("A hide posts four equal payloads in order")
  func hidePostsFour() {
    let up = phone.frame(of: .standard)
    let script = KeyboardScript.hide(from: up, on: phone)
    #expect(script.events.map(\.phase) == [.willChangeFrame, .willHide, .didChangeFrame, .didHide])
    #expect(script.events.map { ($0.time * 1000).rounded() } == [0, 3, 264, 266])
    #expect(script.rect(at: 0) == up)
    #expect(script.rect(at: script.duration) == CGRect(x: 0, y: 852, width: 393, height: 336))
  }

  @Test("The keyboard is still on its way when the declared duration is over")
  func keyboardStillWay() {
    let script = KeyboardScript.show(.standard, on: phone)
    #expect(abs(script.rect(at: 0.25).minY - (852 - 316.524_884_440_190_65)) < 1e-9)
    #expect(script.rect(at: 0.5).minY == 516)
    #expect(script.duration == 0.5)
  }

  @Test("A script after another starts where that ends")
  func scriptAfterAnother() {
    let show = KeyboardScript.show(.standard, on: phone)
    let both = show.then(.hide(from: show.target, on: phone), after: 1)
    #expect(both.events.count == 8)
    #expect(both.events[4].time == 1.5)
    #expect(both.rect(at: 1.4).minY == 516)
    #expect(both.rect(at: both.duration).minY == 852)
  }

  @Test("An interruption keeps position and velocity", arguments: [0.02, 0.08, 0.2])
  func interruption(cut: Double) {
    let show = KeyboardScript.show(.standard, on: phone)
    let cutShort = show.interrupted(at: cut, by: .hide(from: show.target, on: phone))
    #expect(cutShort.events.map(\.phase).filter { !$0.isWill } == [.didChangeFrame, .didHide])
    #expect(cutShort.rect(at: cut) == show.rect(at: cut))
    let before = show.motion.velocity(at: cut).origin.y
    #expect(abs(cutShort.motion.velocity(at: cut + 1e-9).origin.y - before) < 1e-2)
    #expect(cutShort.rect(at: cutShort.duration).minY == 852)
  }

  @Test("The interrupted leg can still report its end late")
  func interruptedLegStill() {
    let show = KeyboardScript.show(.standard, on: phone)
    let hide = KeyboardScript.hide(from: show.target, on: phone)
    let script = show.interrupted(at: 0.08, by: hide, lateDid: true)
    #expect(
      script.events.map(\.phase) == [
        .willChangeFrame, .willShow, .willChangeFrame, .willHide, .didChangeFrame, .didShow,
        .didChangeFrame, .didHide,
      ])
  }

  @Test("An event reads as the transition it is")
  func eventReadsTransition() throws {
    let event = KeyboardScript.show(.standard, on: phone).events[1]
    let read = KeyboardTransition(name: event.name, userInfo: event.userInfo, screen: phone.bounds)
    #expect(read == event.transition)
    #expect(read?.phase == .willShow)
  }
}
