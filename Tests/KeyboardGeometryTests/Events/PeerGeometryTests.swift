import Foundation
import KeyboardGeometry
import Testing

/// Failures of other libraries that are a matter of geometry, by the numbers of
/// KeyboardFailures.
@Suite struct PeerGeometryTests {
  let pad = CGRect(x: 0, y: 0, width: 1024, height: 768)
  let phone = CGRect(x: 0, y: 0, width: 390, height: 844)

  @Test("#1: Cross-fade hides with CGRect.zero: nothing is covered")
  func crossFade() {
    var feed = Feed()
    feed.show(docked(336), at: 0)
    feed.post(.willChangeFrame, .zero, at: 1000)
    #expect(feed.covered == 0)
    #expect(feed.post(.willHide, .zero, at: 1002) == .nothing)
    #expect(feed.post(.didChangeFrame, .zero, at: 1040) == .nothing)
    #expect(feed.post(.didHide, .zero, at: 1042) == .nothing)
    #expect(feed.state.placement == .hidden)
  }

  @Test("#2: iPad hardware keyboard's frame is mostly off-screen: 55 points covered")
  func hardwareKeyboard() {
    let screen = CGRect(x: 0, y: 0, width: 768, height: 1024)
    var feed = Feed(screen: screen)
    feed.post(.willShow, CGRect(x: 0, y: 969, width: 768, height: 313), at: 0)
    #expect(feed.state.placement == .shortcutBar)
    #expect(feed.covered == 55)
  }

  @Test(
    "#3: Begin frames of any height: only the end frame counts",
    arguments: [54, 216, 288, 346] as [CGFloat])
  func beginRect(height: CGFloat) {
    let begin = CGRect(x: 0, y: 844, width: 390, height: height)
    var state = KeyboardState()
    let transition = KeyboardTransition(.willShow, from: begin, to: docked(336), screen: phone)
    #expect(state.apply(transition, at: 0) != nil && state.frame == docked(336))
    #expect(KeyboardOverlap(of: state.coveredFrame(), with: phone).height == 336)
  }

  @Test("#4: Accessory view comes and goes: each end frame's height applies")
  func toolbar() {
    var feed = Feed()
    feed.show(docked(336), at: 0)
    feed.show(docked(380), at: 1000)
    #expect(feed.covered == 380)
    feed.show(docked(336), at: 2000)
    #expect(feed.covered == 336)
  }

  @Test("#5: Keyboard floats, docks, floats: only the docked keyboard covers content")
  func floating() {
    var feed = Feed(screen: pad)
    let floating = CGRect(x: 600, y: 300, width: 320, height: 254)
    feed.show(floating, at: 0)
    #expect(feed.covered == 0)
    feed.show(docked(398, on: pad), at: 1000)
    #expect(feed.covered == 398)
    feed.post(.willHide, docked(398, on: pad), at: 2000)
    feed.post(.didChangeFrame, floating, at: 2300)
    #expect(feed.covered == 0)
    #expect(feed.state.placement == .floating)
  }

  @Test("#6: Keyboard undocks: nothing covered, and a later hide changes nothing")
  func undock() {
    var feed = Feed(screen: pad)
    feed.show(docked(398, on: pad), at: 0)
    feed.post(.willHide, CGRect(x: 0, y: 200, width: 1024, height: 398), at: 1000)
    #expect(feed.covered == 0)
    let again = feed.post(.willHide, CGRect(x: 0, y: 768, width: 1024, height: 398), at: 2000)
    #expect(again == .nothing)
    #expect(feed.covered == 0)
  }

  @Test("#7: Hide with CGRect.zero: the covered frame is zero in any window")
  func zeroRect() {
    var feed = Feed()
    feed.show(docked(336), at: 0)
    feed.post(.willHide, .zero, at: 1000)
    #expect(feed.state.coveredFrame() == .zero)
    #expect(feed.state.coveredFrame(window: CGRect(x: 50, y: 64, width: 300, height: 500)) == .zero)
  }

  @Test("#8: Slide Over reports the keyboard 20 points too high: corrected")
  func slideOver() {
    let window = CGRect(x: 684, y: 20, width: 320, height: 728)
    var feed = Feed(screen: pad)
    feed.post(.willShow, CGRect(x: 0, y: 350, width: 1024, height: 398), at: 0)
    let covered = feed.state.coveredFrame(window: window)
    #expect(covered == docked(398, on: pad))
    #expect(KeyboardOverlap(of: covered, with: window).height == 378)
  }

  @Test("#8: Slide Over reports a correct keyboard frame: unchanged")
  func slideOverDocked() {
    let window = CGRect(x: 684, y: 20, width: 320, height: 728)
    var feed = Feed(screen: pad)
    feed.show(docked(398, on: pad), at: 0)
    #expect(feed.state.coveredFrame(window: window) == docked(398, on: pad))
  }

  @Test("#9: Stage Manager reports wide, shifted or clipped frames: same overlap")
  func stageManager() {
    let window = CGRect(x: 180, y: 68, width: 600, height: 600)
    let frames = [
      CGRect(x: 0, y: 370, width: 1024, height: 398),
      CGRect(x: 180, y: 370, width: 1024, height: 398),
      CGRect(x: -844, y: 370, width: 1024, height: 398),
      CGRect(x: 180, y: 370, width: 600, height: 298),
    ]
    for frame in frames {
      var feed = Feed(screen: pad)
      feed.post(.willShow, frame, at: 0)
      let overlap = KeyboardOverlap(of: feed.state.coveredFrame(window: window), with: window)
      #expect(overlap.rect == CGRect(x: 180, y: 370, width: 600, height: 298), "\(frame)")
      #expect(overlap.height == 298, "\(frame)")
    }
  }

  @Test("#10: Split View: the covered width is the window's, not the screen's")
  func splitView() {
    let window = CGRect(x: 0, y: 0, width: 507, height: 768)
    var feed = Feed(screen: pad)
    feed.show(docked(398, on: pad), at: 0)
    let overlap = KeyboardOverlap(of: feed.state.coveredFrame(window: window), with: window)
    #expect(overlap.rect == CGRect(x: 0, y: 370, width: 507, height: 398))
  }

  @Test("#11: A sheet moves after the show: overlap uses its new frame")
  func formSheet() {
    var feed = Feed(screen: pad)
    feed.show(docked(398, on: pad), at: 0)
    let covered = feed.state.coveredFrame()
    let before = CGRect(x: 242, y: 74, width: 540, height: 620)
    let after = before.offsetBy(dx: 0, dy: -54)
    #expect(KeyboardOverlap(of: covered, with: before).height == 324)
    #expect(KeyboardOverlap(of: covered, with: after).height == 270)
  }

  @Test("#12: A page sheet ends above the screen's bottom: smaller overlap")
  func pageSheet() {
    var feed = Feed()
    feed.show(docked(336), at: 0)
    let content = CGRect(x: 0, y: 56, width: 390, height: 700)
    #expect(KeyboardOverlap(of: feed.state.coveredFrame(), with: content).height == 248)
  }

  @Test("#13: A view away from the origin: covered rect in view coordinates")
  func offsetRoot() {
    var feed = Feed()
    feed.show(docked(336), at: 0)
    // The same keyboard in the coordinates of a view at (40, 100).
    let converted = feed.state.coveredFrame().offsetBy(dx: -40, dy: -100)
    let bounds = CGRect(x: 0, y: 0, width: 310, height: 600)
    let overlap = KeyboardOverlap(of: converted, with: bounds)
    #expect(overlap.rect == CGRect(x: 0, y: 408, width: 310, height: 192))
  }

  @Test(
    "#14: Keyboard frame is off by a fraction: still docked", arguments: [0.333, -0.333, 0.5, -0.4])
  func fractions(offset: Double) {
    var feed = Feed()
    feed.post(.willShow, docked(336).offsetBy(dx: 0, dy: offset), at: 0)
    #expect(feed.state.placement == .docked)
  }

  @Test("#15: Keyboard frame changes by a fraction of a point: nothing moves")
  func floatCompare() {
    var feed = Feed()
    feed.show(docked(336), at: 0)
    for offset in [0.000_1, -0.333, 0.667] {
      let action = feed.post(.willShow, docked(336).offsetBy(dx: 0, dy: offset), at: 1000)
      #expect(action == .nothing, "\(offset)")
    }
    #expect(feed.state.frame == docked(336))
  }

  @Test("#16: Landscape keyboard: the covered height is the keyboard's height")
  func landscape() {
    let screen = CGRect(x: 0, y: 0, width: 844, height: 390)
    var feed = Feed(screen: screen)
    feed.show(docked(219, on: screen), at: 0)
    #expect(feed.covered == 219)
  }

  @Test("#17: During rotation, a frame of the previous orientation is ignored")
  func rotation() {
    let landscape = CGRect(x: 0, y: 0, width: 844, height: 390)
    var feed = Feed()
    feed.show(docked(336), at: 0)
    let stale = KeyboardTransition(.willChangeFrame, to: docked(336), screen: landscape)
    #expect(feed.state.apply(stale, at: 1) == nil)
    let right = docked(219, on: landscape)
    _ = feed.state.apply(
      KeyboardTransition(.willShow, to: right, screen: landscape), at: 1.5)
    #expect(KeyboardOverlap(of: feed.state.coveredFrame(), with: landscape).height == 219)
  }

  @Test("#18: Keyboard frame of zero height on wake: nothing changes")
  func wake() {
    var feed = Feed()
    feed.show(docked(336), at: 0)
    let empty = CGRect(x: 0, y: 844, width: 390, height: 0)
    #expect(feed.post(.willChangeFrame, empty, at: 1000) == .nothing)
    #expect(feed.covered == 336)
    #expect(feed.post(.willShow, docked(291), at: 1100).kind == "animate")
  }

  @Test("#19: iOS 26 hide reports the accessory's frame: nothing is covered")
  func accessoryHide() {
    var feed = Feed()
    feed.show(docked(380), at: 0)
    feed.post(.willHide, docked(44), at: 1000)
    #expect(feed.covered == 0)
    #expect(feed.post(.didHide, docked(44), at: 1270) == .nothing)
    #expect(feed.covered == 0)
  }

  @Test("#19: iOS 26 willChangeFrame also reports the accessory: nothing stays covered")
  func accessoryHideChange() {
    var feed = Feed()
    feed.show(docked(380), at: 0)
    feed.post(.willChangeFrame, docked(44), at: 1000)
    feed.post(.willHide, docked(44), at: 1003)
    #expect(feed.post(.didChangeFrame, docked(44), at: 1264) == .nothing)
    feed.post(.didHide, docked(44), at: 1266)
    #expect(feed.covered == 0)
  }

  @Test("#20: keyboardWillShow reports a wrong frame: keyboardDidShow corrects it")
  func credentials() {
    var feed = Feed()
    feed.post(.willChangeFrame, docked(291), at: 0)
    feed.post(.willShow, docked(291), at: 2)
    #expect(feed.post(.didShow, docked(336), at: 285).kind == "jump")
    #expect(feed.covered == 336)
  }
}
