import Foundation
import KeyboardGeometry
import Testing

/// Failures of other libraries that are a matter of order and state, by the numbers of
/// KeyboardFailures. Failures 29–31, 39 and 40 are about scroll offsets and view controllers, so
/// they are not tested here.
@Suite struct PeerOrderTests {
  let down = CGRect(x: 0, y: 844, width: 390, height: 336)

  @Test("#21: Show and hide post four notifications each: one move each")
  func movesOnce() {
    var feed = Feed()
    var kinds: [String] = []
    let show: [(KeyboardTransition.Phase, Double)] = [
      (.willChangeFrame, 0), (.willShow, 2), (.didChangeFrame, 282), (.didShow, 285),
    ]
    for (phase, time) in show { kinds.append(feed.post(phase, docked(336), at: time).kind) }
    let hide: [(KeyboardTransition.Phase, Double)] = [
      (.willChangeFrame, 5000), (.willHide, 5003), (.didChangeFrame, 5264), (.didHide, 5266),
    ]
    for (phase, time) in hide { kinds.append(feed.post(phase, down, at: time).kind) }
    let once = ["animate", "nothing", "nothing", "nothing"]
    #expect(kinds == once + once)
    #expect(feed.state.generation == 2)
  }

  @Test("#22: Keyboard hides before deferred work runs: the show's generation is outdated")
  func generation() throws {
    var feed = Feed()
    let move = try #require(feed.post(.willShow, docked(336), at: 0).move)
    #expect(move.generation == feed.state.generation)
    feed.post(.willHide, down, at: 50)
    #expect(move.generation != feed.state.generation)
  }

  @Test("#23: Secure field shows twice: the second show retargets the animation")
  func secureField() {
    var feed = Feed()
    #expect(feed.post(.willShow, docked(291), at: 0).kind == "animate")
    #expect(feed.post(.willShow, docked(336), at: 60).kind == "retarget")
    #expect(feed.post(.didShow, docked(291), at: 283) == .nothing)
    #expect(feed.post(.didShow, docked(336), at: 343) == .nothing)
    #expect(feed.covered == 336)
  }

  @Test("#24: A hide and two shows within 0.1 s: the animation is retargeted to the last frame")
  func autofillHop() {
    var feed = Feed()
    feed.show(docked(336), at: 0)
    var kinds: [String] = []
    kinds.append(feed.post(.willHide, down, at: 1000).kind)
    kinds.append(feed.post(.willShow, docked(291), at: 1040).kind)
    kinds.append(feed.post(.willShow, docked(336), at: 1090).kind)
    kinds.append(feed.post(.didHide, down, at: 1266).kind)
    kinds.append(feed.post(.didShow, docked(291), at: 1323).kind)
    kinds.append(feed.post(.didShow, docked(336), at: 1373).kind)
    #expect(kinds == ["animate", "retarget", "retarget", "nothing", "nothing", "nothing"])
    #expect(feed.covered == 336)
  }

  @Test("#25: The same frame is posted repeatedly: nothing moves")
  func sameFrame() {
    var feed = Feed()
    feed.show(docked(336), at: 0)
    for time in stride(from: 1000.0, to: 3000, by: 50) {
      #expect(feed.post(.willChangeFrame, docked(336), at: time) == .nothing)
      #expect(feed.post(.willShow, docked(336), at: time) == .nothing)
    }
    #expect(feed.state.generation == 1)
    #expect(feed.state.frame == docked(336))
  }

  @Test("#26: First show has equal begin and end frames: it animates")
  func beginEqualsEnd() {
    var state = KeyboardState()
    let transition = KeyboardTransition(.willShow, from: docked(336), to: docked(336))
    #expect(state.answer(transition, at: 0).kind == "animate")
  }

  @Test("#26: Predictive bar toggles: each new frame animates")
  func predictiveBar() {
    var feed = Feed()
    feed.show(docked(291), at: 0)
    #expect(feed.post(.willChangeFrame, docked(336), at: 1000).kind == "animate")
    #expect(feed.post(.willChangeFrame, docked(291), at: 2000).kind == "animate")
  }

  @Test("#27: Focus switches every 30 ms: heights do not add up")
  func fieldSwitching() {
    var feed = Feed()
    for step in 0..<20 {
      feed.post(.willShow, docked(step.isMultiple(of: 2) ? 336 : 291), at: Double(step) * 30)
    }
    #expect(feed.covered == 291)
    feed.post(.willHide, down, at: 5000)
    #expect(feed.covered == 0)
  }

  @Test("#28: Hide without a show: nothing is covered, nothing moves")
  func hideFirst() {
    var feed = Feed()
    #expect(feed.post(.willHide, down, at: 0) == .nothing)
    #expect(feed.post(.didHide, down, at: 7) == .nothing)
    #expect(feed.covered == 0)
  }

  @Test("#30: Swipe back is cancelled: the keyboard frame is as before")
  func cancelledSwipe() {
    var feed = Feed()
    feed.show(docked(336), at: 0)
    feed.post(.willHide, down, at: 1000, duration: 0.35)
    #expect(feed.post(.willShow, docked(336), at: 1200).kind == "retarget")
    #expect(feed.post(.didHide, down, at: 1364) == .nothing)
    #expect(feed.state.frame == docked(336))
  }

  @Test(
    "#32: A show posts only one of its notifications: the keyboard counts as up",
    arguments: [
      KeyboardTransition.Phase.willShow, .didShow, .willChangeFrame, .didChangeFrame,
    ])
  func singleEvent(phase: KeyboardTransition.Phase) {
    var feed = Feed()
    #expect(feed.post(phase, docked(336), at: 0) != .nothing)
    #expect(feed.covered == 336)
  }

  @Test("#33: A view added after the show gets the same covered frame")
  func lateView() {
    var feed = Feed()
    feed.show(docked(336), at: 0)
    let later = feed.state
    #expect(later.coveredFrame() == docked(336))
  }

  @Test("#34: Focus lost in the background: assumeHidden() leaves nothing covered")
  func background() {
    var feed = Feed()
    feed.show(docked(336), at: 0)
    #expect(feed.state.assumeHidden(at: 60)?.duration == 0)
    #expect(feed.covered == 0)
    #expect(feed.state.assumeHidden(at: 61) == nil)
  }

  @Test("#35: Another app's show moves nothing, its hide hides our keyboard")
  func otherApp() {
    var feed = Feed()
    #expect(feed.post(.willShow, docked(336), at: 0, isLocal: false) == .nothing)
    #expect(feed.state.placement == .anotherApps)
    #expect(feed.covered == 0)
    #expect(feed.post(.willHide, down, at: 1000, isLocal: false) == .nothing)
    #expect(feed.state.placement == .hidden)

    feed.show(docked(336), at: 2000)
    #expect(feed.post(.willChangeFrame, docked(200), at: 3000, isLocal: false) == .nothing)
    #expect(feed.covered == 336)
    #expect(feed.post(.willHide, down, at: 4000, isLocal: false).kind == "animate")
    #expect(feed.covered == 0)
  }

  @Test("#36: Hide with isLocal false: the keyboard still hides")
  func nonLocalHide() {
    var feed = Feed()
    feed.show(docked(336), at: 0)
    feed.post(.willHide, down, at: 1000, isLocal: false)
    #expect(feed.covered == 0)
  }

  @Test("#37: didHide comes 7 ms after willHide: the keyboard jumps out of sight")
  func instantHide() {
    var feed = Feed()
    feed.show(docked(336), at: 0)
    #expect(feed.post(.willHide, down, at: 1000).kind == "animate")
    #expect(feed.post(.didHide, down, at: 1007).kind == "jump")
    #expect(feed.post(.didHide, down, at: 1009) == .nothing)
  }

  @Test("#37: didHide comes after the declared duration: the animation is not shortened")
  func cleanHide() {
    var feed = Feed()
    feed.show(docked(336), at: 0)
    feed.post(.willHide, down, at: 1000)
    #expect(feed.post(.didHide, down, at: 1261) == .nothing)
  }

  @Test("#38: didShow comes 40 ms into a cross-fade: the show continues")
  func crossFadeShow() {
    var feed = Feed()
    #expect(feed.post(.willShow, docked(336), at: 0, duration: 0.383).kind == "animate")
    #expect(feed.post(.didShow, docked(336), at: 40, duration: 0.383) == .nothing)
    #expect(feed.covered == 336)
  }

  @Test("#41: Accessory view shows without a focused field: its height is covered")
  func accessoryAtLoad() {
    var feed = Feed()
    #expect(feed.post(.willShow, docked(14), at: 0).kind == "animate")
    #expect(feed.covered == 14)
  }

  @Test("#42: Third-party keyboard reports heights 0, 216, 259: last height applies")
  func thirdParty() {
    var feed = Feed()
    let nothing = CGRect(x: 0, y: 844, width: 390, height: 0)
    #expect(feed.post(.willShow, nothing, at: 0, duration: 0) == .nothing)
    #expect(feed.post(.willShow, docked(216), at: 20).kind == "animate")
    #expect(feed.post(.willShow, docked(259), at: 60).kind == "retarget")
    #expect(feed.covered == 259)
  }

  @Test("#43: Emoji keyboard changes the height with duration zero: no animation")
  func emoji() {
    var feed = Feed()
    feed.show(docked(291), at: 0)
    #expect(feed.post(.willChangeFrame, docked(336), at: 1000, duration: 0).kind == "jump")
    #expect(feed.covered == 336)
  }

  @Test("#44: Device rotates ten times: the covered height does not drift")
  func rotationDrift() {
    let landscape = CGRect(x: 0, y: 0, width: 844, height: 390)
    let portrait = CGRect(x: 0, y: 0, width: 390, height: 844)
    var state = KeyboardState()
    for turn in 0..<10 {
      let screen = turn.isMultiple(of: 2) ? portrait : landscape
      let height: CGFloat = turn.isMultiple(of: 2) ? 336 : 219
      let time = Double(turn)
      _ = state.apply(KeyboardTransition(.willHide, to: down, screen: screen), at: time)
      let frame = docked(height, on: screen)
      _ = state.apply(KeyboardTransition(.willShow, to: frame, screen: screen), at: time + 0.4)
      #expect(KeyboardOverlap(of: state.coveredFrame(), with: screen).height == height)
    }
  }

  @Test("#45: Show and hide alternate every 80 ms: late did-notifications change nothing")
  func reversals() {
    var feed = Feed()
    var pending: [(time: Double, phase: KeyboardTransition.Phase, frame: CGRect)] = []
    for leg in 0..<20 {
      let time = Double(leg) * 80
      while let next = pending.first, next.time <= time {
        pending.removeFirst()
        #expect(feed.post(next.phase, next.frame, at: next.time) == .nothing, "\(next)")
      }
      let isShow = leg.isMultiple(of: 2)
      let frame = isShow ? docked(336) : down
      #expect(feed.post(.willChangeFrame, frame, at: time) != .nothing)
      #expect(feed.post(isShow ? .willShow : .willHide, frame, at: time + 2) == .nothing)
      pending.append((time + 264, .didChangeFrame, frame))
      pending.append((time + 266, isShow ? .didShow : .didHide, frame))
    }
    for next in pending { #expect(feed.post(next.phase, next.frame, at: next.time) == .nothing) }
    #expect(feed.state.placement == .hidden)
  }
}
