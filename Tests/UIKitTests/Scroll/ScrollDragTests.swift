import ScreenTesting
import Testing

/// A finger on a scroll view. Numbers: uikit-recorded, scroll_physics. Order of the delegate's
/// calls: Apple's reference of `UIScrollViewDelegate`.
@MainActor
@Suite struct ScrollDragTests {
  @Test("Content follows the finger after ten points")
  func contentFollowsFinger() throws {
    let stage = try ScrollStage()
    stage.phone.touchDown(at: CGPoint(x: 187, y: 350))
    #expect(stage.scrollView.isTracking)
    #expect(!stage.scrollView.isDragging)
    stage.phone.touchMove(to: CGPoint(x: 187, y: 341))
    #expect(stage.offset == 0)
    stage.phone.touchMove(to: CGPoint(x: 187, y: 340))
    #expect(stage.scrollView.isDragging)
    #expect(stage.offset == 0)
    for travel in [CGFloat(11), 30, 100, 60] {
      stage.phone.touchMove(to: CGPoint(x: 187, y: 350 - travel))
      #expect(stage.offset == travel - 10, "\(travel)")
    }
    stage.phone.touchUp()
    #expect(!stage.scrollView.isTracking)
    #expect(!stage.scrollView.isDragging)
  }

  @Test("A drag that rests ends there")
  func dragRestsEnds() throws {
    let stage = try ScrollStage()
    stage.drag(by: 210, rest: 0.2)
    #expect(stage.offset == 200)
    #expect(
      stage.log.take() == [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging false",
      ])
    #expect(stage.log.velocity == .zero)
    #expect(!stage.scrollView.isDecelerating)
  }

  @Test("A throw decelerates to where it said")
  func throwDeceleratesSaid() throws {
    let stage = try ScrollStage(contentHeight: 20_000)
    stage.drag(by: 200, duration: 0.2)
    // 1000 points a second; the delegate is told in points a millisecond.
    #expect(abs(stage.log.velocity.y - 1) < 0.001)
    #expect(stage.scrollView.isDecelerating)
    let target = stage.log.target.y
    // v(t) = v e^(-kt) with e^(-k/1000) = 0.998, until 10 pt/s are left.
    let k = -1000 * log(0.998)
    #expect(abs(Double(target) - (190 + (1000 - 10) / k)) < 0.5)
    stage.phone.advance(by: 0.5)
    let expected = 190 + 1000 / k * (1 - exp(-k * 0.5))
    #expect(abs(Double(stage.offset) - expected) < 0.5)
    stage.phone.advance(by: 3)
    #expect(stage.offset == target)
    #expect(!stage.scrollView.isDecelerating)
    #expect(
      stage.log.take() == [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging true",
        "willBeginDecelerating", "didScroll", "didEndDecelerating",
      ])
  }

  @Test("The delegate may choose another target")
  func delegateChooseAnother() throws {
    for wanted in [CGFloat(500), 900, 40, 190] {
      let stage = try ScrollStage(contentHeight: 20_000)
      stage.log.redirect = { CGPoint(x: $0.x, y: wanted) }
      stage.drag(by: 200, duration: 0.2)
      stage.phone.advance(by: 5)
      #expect(stage.offset == wanted, "\(wanted)")
    }
  }

  @Test("Offsets stay on the pixel grid")
  func offsetsStayPixel() throws {
    let stage = try ScrollStage(contentHeight: 20_000)
    stage.drag(by: 333, duration: 0.31)
    stage.phone.advance(by: 3)
    let offsets = stage.log.offsets
    #expect(offsets.count > 100)
    #expect(offsets.allSatisfy { ($0 * 2).rounded() == $0 * 2 })
    #expect(zip(offsets, offsets.dropFirst()).allSatisfy { $0 <= $1 })
  }

  // rubber_band_c: 0.55. 110 points past the slop show as (1 - 1 / (110 · 0.55 / 500 + 1)) · 500.
  @Test("Beyond the end a rubber band holds")
  func beyondEndRubber() throws {
    let stage = try ScrollStage()
    stage.phone.touchDown(at: CGPoint(x: 187, y: 200))
    stage.phone.touchMove(to: CGPoint(x: 187, y: 320))
    let shown = -(1 - 1 / (110 * 0.55 / 500 + 1)) * 500
    #expect(abs(stage.offset - shown) <= 0.25)
    stage.phone.touchMove(to: CGPoint(x: 187, y: 190))
    #expect(stage.offset == 20)
    stage.phone.touchUp()
    stage.phone.advance(by: 2)
  }

  // At rest: see ScrollTraceTests.
  @Test("Letting go beyond the end bounces back")
  func lettingGoBeyond() throws {
    let stage = try ScrollStage()
    stage.drag(by: -120, rest: 0.2)
    let start = Double(stage.offset)
    #expect(start < -50)
    stage.phone.advance(by: 0.2)
    let expected = start * (1 + (11 - 7.2) * 0.2) * exp(-11 * 0.2)
    #expect(abs(Double(stage.offset) - expected) <= 0.5)
    stage.phone.advance(by: 1)
    #expect(stage.offset == 0)
    #expect(stage.log.take().suffix(2) == ["didScroll", "didEndDecelerating"])
  }

  @Test("A throw into the end overshoots and returns")
  func throwIntoEnd() throws {
    let stage = try ScrollStage(contentHeight: 800)
    stage.drag(by: 150, duration: 0.1)
    stage.phone.advance(by: 3)
    #expect(stage.offset == 300)
    #expect(try #require(stage.log.offsets.max()) > 310)
    stage.scrollView.contentOffset = .zero
    stage.scrollView.bounces = false
    _ = stage.log.take()
    stage.drag(by: 150, duration: 0.1)
    stage.phone.advance(by: 3)
    #expect(stage.log.offsets.max() == 300)
    #expect(stage.offset == 300)
  }

  @Test("A throw back from beyond the end goes on inside")
  func throwBackBeyond() throws {
    let stage = try ScrollStage(contentHeight: 20_000)
    stage.phone.touchDown(at: CGPoint(x: 187, y: 200))
    stage.phone.touchMove(to: CGPoint(x: 187, y: 500))
    #expect(stage.offset < -100)
    stage.phone.advance(by: 0.2)
    for step in 1...4 {
      stage.phone.advance(by: 1.0 / 60)
      stage.phone.touchMove(to: CGPoint(x: 187, y: 500 - CGFloat(step) * 50))
    }
    #expect(stage.offset < 0)
    stage.phone.touchUp()
    stage.phone.advance(by: 4)
    #expect(stage.offset > 100)
  }

  /// What the flags say inside the delegate's methods since iOS 13: a known recipe for "scrolling
  /// has ended" relies on it (stackoverflow.com/questions/993280).
  @Test("Flags tell a stop from a catch")
  func flagsTellStop() throws {
    final class Flags: NSObject, UIScrollViewDelegate {
      var seen: [String] = []
      private func note(_ name: String, _ view: UIScrollView) {
        seen.append("\(name) \(view.isTracking) \(view.isDragging) \(view.isDecelerating)")
      }
      func scrollViewDidEndDragging(_ view: UIScrollView, willDecelerate decelerate: Bool) {
        note("dragged", view)
      }
      func scrollViewDidEndDecelerating(_ view: UIScrollView) { note("decelerated", view) }
    }
    let stage = try ScrollStage()
    let flags = Flags()
    stage.scrollView.delegate = flags
    stage.drag(by: 100, rest: 0.2)
    stage.drag(by: 100, duration: 0.1)
    stage.phone.advance(by: 4)
    #expect(
      flags.seen == [
        "dragged true false false", "dragged true false false", "decelerated false false false",
      ])
    flags.seen = []
    stage.drag(by: -100, duration: 0.1)
    stage.phone.advance(by: 0.1)
    stage.phone.touchDown(at: CGPoint(x: 187, y: 350))
    #expect(flags.seen == ["dragged true false false", "decelerated true false false"])
    stage.phone.touchUp()
  }

  @Test("A tap on moving content only stops it")
  func tapMovingContent() throws {
    let stage = try ScrollStage(contentHeight: 20_000)
    var presses = 0
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 375, height: 20_000))
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    stage.scrollView.addSubview(button)
    stage.drag(by: 200, duration: 0.2)
    stage.phone.advance(by: 0.2)
    stage.phone.tap(at: CGPoint(x: 187, y: 350))
    #expect(!stage.scrollView.isDecelerating)
    #expect(presses == 0)
    stage.phone.tap(at: CGPoint(x: 187, y: 350))
    #expect(presses == 1)
  }

  @Test("A finger catches moving content")
  func fingerCatchesMoving() throws {
    let stage = try ScrollStage(contentHeight: 20_000)
    stage.drag(by: 200, duration: 0.2)
    stage.phone.advance(by: 0.3)
    _ = stage.log.take()
    stage.phone.touchDown(at: CGPoint(x: 187, y: 350))
    let caught = stage.offset
    #expect(stage.log.take() == ["didEndDecelerating", "willBeginDragging"])
    stage.phone.advance(by: 0.2)
    #expect(stage.offset == caught)
    stage.phone.touchMove(to: CGPoint(x: 187, y: 347))
    #expect(stage.offset == caught + 3)
    stage.phone.advance(by: 0.2)
    stage.phone.touchUp()
    #expect(
      stage.log.take() == ["didScroll", "willEndDragging", "didEndDragging false"])
  }

  @Test("Content that fits moves only if told to")
  func contentFitsMoves() throws {
    let stage = try ScrollStage(contentHeight: 300)
    stage.drag(by: 200, rest: 0.2)
    #expect(stage.log.take().isEmpty)
    stage.scrollView.alwaysBounceVertical = true
    stage.drag(by: 200, rest: 0.2)
    #expect(stage.offset > 50)
    stage.phone.advance(by: 2)
    #expect(stage.offset == 0)
    stage.scrollView.isScrollEnabled = false
    _ = stage.log.take()
    stage.drag(by: 200, rest: 0.2)
    #expect(stage.log.take().isEmpty)
  }

  @Test(
    "Pages stop at multiples of the bounds",
    arguments: [(-60.0, 0.3, 1.0), (-60, 0.05, 1), (-20, 0.05, 1), (-150, 0.5, 1)])
  func pagesStopMultiples(step: Double, duration: Double, _: Double) throws {
    let stage = try ScrollStage()
    stage.scrollView.isPagingEnabled = true
    stage.scrollView.contentOffset.y = 500
    stage.drag(by: CGFloat(-step) * 2, duration: duration)
    stage.phone.advance(by: 2)
    #expect([500, 1000].contains(stage.offset))
    // A throw goes on to the next page, never past it; a slow short drag comes back.
    let isThrow = -step * 2 / duration > 100
    #expect((stage.offset == 1000) == isThrow, "\(step) \(duration): \(stage.offset)")
  }

  @Test("Moving the content in the middle of a drag shifts it")
  func movingContentMiddle() throws {
    let stage = try ScrollStage()
    stage.phone.touchDown(at: CGPoint(x: 187, y: 350))
    stage.phone.touchMove(to: CGPoint(x: 187, y: 300))
    #expect(stage.offset == 40)
    stage.scrollView.contentOffset.y = 400
    stage.phone.touchMove(to: CGPoint(x: 187, y: 290))
    #expect(stage.offset == 410)
    stage.phone.touchUp()
  }

  /// A keyboard that goes while its scroll view is dragged takes its inset along; nothing jumps.
  @Test("An inset that goes under the finger moves nothing")
  func insetGoes() throws {
    let stage = try ScrollStage(contentHeight: 600)
    stage.scrollView.contentInset.bottom = 300
    stage.scrollView.contentOffset.y = 300
    stage.phone.touchDown(at: CGPoint(x: 187, y: 350))
    stage.phone.touchMove(to: CGPoint(x: 187, y: 370))
    #expect(stage.offset == 290)
    stage.scrollView.contentInset.bottom = 0
    #expect(stage.offset == 290)
    stage.phone.touchMove(to: CGPoint(x: 187, y: 371))
    #expect((285...290).contains(stage.offset))
    stage.phone.advance(by: 0.2)
    stage.phone.touchUp()
    stage.phone.advance(by: 2)
    #expect(stage.offset == 100)
  }

  @Test("An inset that goes during deceleration is made up for at the end")
  func insetGoesDuring() throws {
    let stage = try ScrollStage(contentHeight: 600)
    stage.scrollView.contentInset.bottom = 300
    stage.drag(by: 200, duration: 0.2)
    stage.phone.advance(by: 0.1)
    stage.scrollView.contentInset.bottom = 0
    stage.phone.advance(by: 3)
    #expect(stage.offset == 100)
    #expect(stage.log.take().last == "didEndDecelerating")
  }
}
