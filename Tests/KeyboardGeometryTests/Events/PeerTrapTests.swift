import Foundation
import KeyboardGeometry
import Testing

/// Oddities that other libraries document, and orders of KeyboardFacts 1.1–1.3 that are not in
/// the list of failures.
@Suite struct PeerTrapTests {
  let pad = CGRect(x: 0, y: 0, width: 1024, height: 768)
  let floating = CGRect(x: 600, y: 300, width: 320, height: 254)

  @Test("Undocking posts a zero frame, then a hide: one move")
  func detachingPostsZero() {
    var feed = Feed(screen: pad)
    feed.show(docked(398, on: pad), at: 0)
    #expect(feed.post(.willChangeFrame, .zero, at: 1000).kind == "animate")
    #expect(feed.post(.willHide, .zero, at: 1003) == .nothing)
    #expect(feed.covered == 0)
  }

  @Test("The user drags a floating keyboard: nothing is covered")
  func draggingFloatingKeyboard() {
    var feed = Feed(screen: pad)
    feed.post(.willShow, floating, at: 0)
    for step in 1...10 {
      feed.post(.willChangeFrame, .zero, at: Double(step) * 100)
      feed.post(.didChangeFrame, floating.offsetBy(dx: -50, dy: 10), at: Double(step) * 100 + 50)
      #expect(feed.covered == 0, "step \(step)")
    }
  }

  @Test("Old iOS posts only didChangeFrame when undocking: nothing stays covered")
  func oldSystemSends() {
    var feed = Feed(screen: pad)
    feed.show(docked(398, on: pad), at: 0)
    #expect(feed.post(.didChangeFrame, floating, at: 1000).kind == "jump")
    #expect(feed.covered == 0)
  }

  @Test("A shortcut bar reports CGRect.zero: placement floating, nothing covered")
  func shortcutBarDropped() {
    var feed = Feed(screen: pad)
    feed.post(.willShow, CGRect(x: 0, y: 713, width: 1024, height: 398), at: 0)
    #expect(feed.covered == 55)
    feed.post(.willShow, .zero, at: 1000)
    #expect(feed.state.placement == .floating)
    #expect(feed.covered == 0)
  }

  @Test("Three frame changes within 12 ms: the last one applies (KeyboardFacts 1.1)")
  func tripleChange() {
    var feed = Feed()
    #expect(feed.post(.willChangeFrame, docked(260), at: 0).kind == "animate")
    let second = feed.post(.willChangeFrame, docked(216), at: 5, duration: 0)
    #expect(second.kind == "retarget", "the motion goes on, as the keyboard's does")
    #expect(second.move?.duration == 0.25)
    #expect(feed.post(.willChangeFrame, docked(300), at: 12).kind == "retarget")
    #expect(feed.covered == 300)
  }

  @Test("A hide with duration zero interrupts a show: the keyboard hides without animation")
  func instantHideInShow() {
    var feed = Feed()
    feed.post(.willShow, docked(336), at: 0)
    #expect(feed.post(.willHide, docked(0), at: 100, duration: 0).kind == "jump")
    #expect(feed.post(.willShow, docked(336), at: 150, duration: 0).kind == "jump")
  }

  @Test("An empty frame with isLocal false: the keyboard counts as hidden")
  func emptyRectOfAnother() {
    var feed = Feed()
    feed.show(docked(336), at: 0)
    feed.post(.willChangeFrame, CGRect(x: 0, y: 0, width: 390, height: 0), at: 1000, isLocal: false)
    #expect(feed.state.placement == .hidden)
    #expect(feed.covered == 0)
    feed.post(.willShow, .zero, at: 2000, isLocal: false)
    #expect(feed.state.placement == .anotherApps)
  }

  @Test("A frame just below the previous orientation's screen: the keyboard is hidden")
  func belowTheTurnedScreen() {
    let portrait = CGRect(x: 0, y: 0, width: 768, height: 1024)
    var feed = Feed(screen: portrait)
    feed.show(docked(352, on: portrait), at: 0)
    feed.post(.willChangeFrame, CGRect(x: 0, y: 768, width: 1024, height: 352), at: 1000)
    #expect(feed.state.placement == .hidden)
    #expect(feed.covered == 0)
  }

  /// The app's observer of `keyboardWillShow` ends editing, which posts the hide at once. An
  /// observer that is called later therefore receives the hide before the show.
  @Test("A willShow observer ends editing: didHide hides the announced keyboard")
  func takenBackWhileAnnounced() {
    let down = CGRect(x: 0, y: 844, width: 390, height: 336)
    var feed = Feed()
    feed.post(.willHide, down, at: 0)
    feed.post(.willShow, docked(336), at: 0.5)
    #expect(feed.covered == 336)
    #expect(feed.post(.didHide, down, at: 280).kind == "jump")
    #expect(feed.covered == 0)
    // Only the second of the two will-notifications of the show arrives late.
    feed.post(.willChangeFrame, docked(336), at: 500)
    feed.post(.willHide, down, at: 501)
    feed.post(.willShow, docked(336), at: 502)
    #expect(feed.covered == 336)
    #expect(feed.post(.didHide, down, at: 780).kind == "jump")
    // A finished show is not withdrawn, even if no time passes, as in a unit test.
    feed.post(.willShow, docked(336), at: 900)
    feed.post(.didShow, docked(336), at: 900)
    feed.post(.willHide, down, at: 900)
    feed.post(.willShow, docked(336), at: 900)
    #expect(feed.post(.didHide, down, at: 900) == .nothing)
    #expect(feed.covered == 336)
    // This `didHide` is late: it belongs to a hide before the last show, so that show stays.
    feed.show(docked(336), at: 2000)
    feed.post(.willHide, down, at: 3000)
    feed.post(.willShow, docked(336), at: 3080)
    #expect(feed.post(.didHide, down, at: 3280) == .nothing)
    #expect(feed.covered == 336)
  }

  @Test("willHide and didHide are posted twice: one move (KeyboardFacts 1.3)")
  func doubleHide() {
    var feed = Feed()
    let down = CGRect(x: 0, y: 844, width: 390, height: 336)
    feed.show(docked(336), at: 0)
    let phases: [KeyboardTransition.Phase] = [.willHide, .didHide, .willHide, .didHide]
    let kinds = phases.enumerated().map { feed.post($1, down, at: 1000 + Double($0) * 270).kind }
    #expect(kinds == ["animate", "nothing", "nothing", "nothing"])
  }

  @Test("Two shows without a hide between: the second moves nothing (KeyboardFacts 1.4)")
  func doubleShow() {
    var feed = Feed()
    #expect(feed.post(.willShow, docked(336), at: 0).kind == "animate")
    #expect(feed.post(.willShow, docked(336), at: 5000) == .nothing)
  }

  @Test("A willHide without a willShow, as a field begins or ends editing: nothing moves")
  func hideFocusBlur() {
    var feed = Feed()
    let off = CGRect(x: 0, y: 844, width: 390, height: 216)
    #expect(feed.post(.willChangeFrame, off, at: 0) == .nothing)
    #expect(feed.post(.willHide, off, at: 3) == .nothing)
    #expect(feed.post(.willHide, off, at: 3000) == .nothing)
  }

  @Test("didHide without willHide: the keyboard still hides")
  func hideWithoutWill() {
    var feed = Feed()
    let down = CGRect(x: 0, y: 844, width: 390, height: 336)
    feed.show(docked(336), at: 0)
    #expect(feed.post(.didHide, down, at: 5000).kind == "jump")
    #expect(feed.covered == 0)
  }

  @Test("A late didHide of an earlier hide: the current hide continues")
  func lateDidHide() {
    var feed = Feed()
    let down = CGRect(x: 0, y: 844, width: 390, height: 336)
    feed.show(docked(336), at: 0)
    feed.post(.willHide, down, at: 1000)
    feed.post(.willShow, docked(336), at: 1080)
    feed.post(.willHide, down, at: 1160)
    #expect(feed.post(.didHide, down, at: 1266) == .nothing)
  }

  @Test("A late didShow with another frame during a hide: nothing moves")
  func lateDidWithAnotherRect() {
    var feed = Feed()
    feed.post(.willShow, docked(336), at: 0)
    feed.post(.willHide, CGRect(x: 0, y: 844, width: 390, height: 336), at: 80)
    #expect(feed.post(.didShow, docked(346), at: 283) == .nothing)
    #expect(feed.covered == 0)
  }

  @Test("A resting keyboard gets a wrong didChangeFrame: nothing moves (KeyboardFacts 1.9)")
  func wrongDidChange() {
    var feed = Feed()
    feed.show(docked(336), at: 0)
    #expect(feed.post(.didChangeFrame, docked(300), at: 5000) == .nothing)
    #expect(feed.covered == 336)
  }

  @Test(
    "A push slides the keyboard out: a show during that motion retargets it (KeyboardFacts 1.3)")
  func pushSideways() {
    var feed = Feed()
    feed.show(docked(336), at: 0)
    let sideways = docked(336).offsetBy(dx: -390, dy: 0)
    feed.post(.willHide, sideways, at: 1000, duration: 0.35)
    #expect(feed.covered == 0)
    #expect(feed.post(.willShow, docked(336), at: 1400).kind == "retarget")
  }

  @Test("Notification times are equal, negative or NaN: show and hide still work")
  func clockStandsStill() {
    var feed = Feed()
    for time in [0, 0, -5000, Double.nan, .infinity, -Double.infinity, 10] {
      feed.post(.willShow, docked(336), at: time)
      feed.post(.willHide, nil, at: time)
    }
    #expect(feed.covered == 0)
    feed.post(.willShow, docked(336), at: 20)
    #expect(feed.covered == 336)
  }
}
