import ScreenTesting
import Testing

/// Scroll views inside scroll views, and touches on their content.
@MainActor
@Suite struct NestedScrollTests {
  @MainActor
  private struct Nest {
    let stage: ScrollStage
    let inner = UIScrollView(frame: CGRect(x: 0, y: 100, width: 375, height: 300))

    init(innerContent: CGSize) throws {
      stage = try ScrollStage()
      inner.contentSize = innerContent
      inner.contentInsetAdjustmentBehavior = .never
      stage.scrollView.addSubview(inner)
      stage.phone.settle()
    }

    func drag(x: CGFloat = 0, y: CGFloat = 0) {
      let start = CGPoint(x: 187, y: 350)
      stage.phone.drag(
        from: start, to: CGPoint(x: start.x - x, y: start.y - y), rest: 0.2)
    }
  }

  // The reference of `transfersVerticalScrollingToParent`, and long practice before iOS 17.4.
  @Test("The innermost that can move takes the drag")
  func innermostMoveTakes() throws {
    let nest = try Nest(innerContent: CGSize(width: 375, height: 600))
    nest.drag(y: 110)
    #expect(nest.inner.contentOffset.y == 100)
    #expect(nest.stage.offset == 0)
    nest.inner.contentOffset.y = 300
    nest.drag(y: 110)
    #expect(nest.inner.contentOffset.y == 300)
    #expect(nest.stage.offset == 100)
    nest.stage.scrollView.contentOffset.y = 0
    nest.inner.transfersVerticalScrollingToParent = false
    nest.drag(y: 110)
    #expect(nest.inner.contentOffset.y > 320)
    #expect(nest.stage.offset == 0)
  }

  @Test("At both ends the inner one bounces")
  func bothEndsInner() throws {
    let nest = try Nest(innerContent: CGSize(width: 375, height: 600))
    nest.drag(y: -110)
    #expect(nest.inner.contentOffset.y < -40)
    #expect(nest.stage.offset == 0)
  }

  @Test("A horizontal one leaves vertical drags alone")
  func horizontalLeavesVertical() throws {
    let nest = try Nest(innerContent: CGSize(width: 1000, height: 300))
    nest.drag(y: 110)
    #expect(nest.inner.contentOffset == .zero)
    #expect(nest.stage.offset == 100)
    nest.drag(x: 110)
    #expect(nest.inner.contentOffset.x == 100)
    #expect(nest.stage.offset == 100)
  }

  // delaysContentTouches: the reference; 150 ms as commonly described.
  @Test("Content hears of a touch after a moment")
  func contentHearsTouch() throws {
    let stage = try ScrollStage()
    let view = TouchLogView(frame: CGRect(x: 0, y: 0, width: 375, height: 500))
    var log: [String] = []
    view.tell = { log.append($0) }
    view.name = "content"
    stage.scrollView.addSubview(view)
    stage.phone.touchDown(at: CGPoint(x: 187, y: 350))
    stage.phone.advance(by: 0.13)
    #expect(log.isEmpty)
    stage.phone.advance(by: 0.04)
    #expect(log == ["content began"])
    stage.phone.touchMove(to: CGPoint(x: 187, y: 300))
    #expect(log == ["content began", "content cancelled"])
    stage.phone.touchUp()
    log = []
    stage.drag(by: 100, rest: 0.2)
    #expect(log.isEmpty)
    stage.phone.tap(at: CGPoint(x: 187, y: 350))
    #expect(log == ["content began", "content ended"])
    stage.scrollView.delaysContentTouches = false
    log = []
    stage.phone.touchDown(at: CGPoint(x: 187, y: 350))
    #expect(log == ["content began"])
    stage.phone.touchUp()
  }

  // Long-standing complaints that a controller's `touchesBegan` is not called for a scroll view.
  @Test("Touches end at the scroll view")
  func touchesEndScroll() throws {
    let stage = try GestureStage()
    let scrollView = UIScrollView(frame: stage.inner.bounds)
    let plain = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.inner.addSubview(scrollView)
    stage.phone.tap(at: stage.middle)
    #expect(stage.takeLog().isEmpty)
    scrollView.addSubview(plain)
    #expect(stage.phone.tap(at: stage.middle) === plain)
    #expect(stage.takeLog().isEmpty)
    stage.inner.addSubview(plain)
    stage.phone.tap(at: stage.middle)
    #expect(stage.takeLog() == ["inner began", "inner ended"])
  }

  @Test("Content may keep its touch")
  func contentKeepTouch() throws {
    final class Keeping: UIScrollView {
      var cancels = true
      var begins = true
      override func touchesShouldCancel(in view: UIView) -> Bool { cancels }
      override func touchesShouldBegin(
        _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
      ) -> Bool { begins }
    }
    for (cancels, canCancel, scrolls) in [
      (true, true, true), (false, true, false), (true, false, false),
    ] {
      let stage = try ScrollStage()
      let inner = Keeping(frame: CGRect(x: 0, y: 0, width: 375, height: 500))
      inner.contentSize.height = 1000
      inner.contentInsetAdjustmentBehavior = .never
      inner.cancels = cancels
      inner.canCancelContentTouches = canCancel
      let view = TouchLogView(frame: CGRect(x: 0, y: 0, width: 375, height: 500))
      inner.addSubview(view)
      stage.scrollView.addSubview(inner)
      stage.scrollView.isScrollEnabled = false
      stage.phone.touchDown(at: CGPoint(x: 187, y: 350))
      stage.phone.advance(by: 0.3)
      stage.phone.touchMove(to: CGPoint(x: 187, y: 300))
      stage.phone.touchMove(to: CGPoint(x: 187, y: 290))
      #expect((inner.contentOffset.y > 0) == scrolls, "\(cancels) \(canCancel)")
      stage.phone.touchUp()
      inner.begins = false
      var log: [String] = []
      view.tell = { log.append($0) }
      stage.phone.tap(at: CGPoint(x: 187, y: 350))
      #expect(log.isEmpty)
    }
  }

  @Test("A button held long enough keeps its touch")
  func buttonHeldLong() throws {
    let stage = try ScrollStage()
    var presses = 0
    let button = UIButton(frame: CGRect(x: 0, y: 200, width: 375, height: 100))
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    stage.scrollView.addSubview(button)
    stage.phone.tap(button)
    #expect(presses == 1)
    stage.drag(by: 60, rest: 0.2)
    #expect(presses == 1)
    #expect(stage.offset == 50)
    stage.phone.touchDown(at: CGPoint(x: 187, y: 300))
    stage.phone.advance(by: 0.3)
    stage.phone.touchMove(to: CGPoint(x: 187, y: 270))
    #expect(stage.offset == 50)
    stage.phone.touchUp()
    #expect(presses == 2)
  }

  // uikit-recorded, hit_testing: edges and reach hold in the moved coordinates too.
  @Test("Touches find content where it shows")
  func touchesFindContent() throws {
    let stage = try ScrollStage()
    let near = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let far = UIView(frame: CGRect(x: 0, y: 700, width: 100, height: 100))
    stage.scrollView.addSubview(near)
    stage.scrollView.addSubview(far)
    stage.scrollView.clipsToBounds = false
    let window = stage.phone.window
    stage.scrollView.contentOffset.y = 650
    for (y, expected) in [
      (100, stage.scrollView), (149, stage.scrollView), (150, far), (249, far),
      (250, stage.scrollView),
    ] as [(CGFloat, UIView)] {
      #expect(window.hitTest(CGPoint(x: 50, y: y), with: nil) === expected, "\(y)")
    }
    // In front of the bounds' edge content cannot be reached, clipped or not.
    stage.scrollView.contentOffset.y = 50
    #expect(window.hitTest(CGPoint(x: 50, y: 80), with: nil) === stage.scrollView.superview)
  }

  @Test("A view that goes ends its drag")
  func viewGoesEnds() throws {
    let stage = try ScrollStage()
    stage.phone.touchDown(at: CGPoint(x: 187, y: 350))
    stage.phone.touchMove(to: CGPoint(x: 187, y: 250))
    #expect(stage.scrollView.isDragging)
    stage.scrollView.removeFromSuperview()
    #expect(!stage.scrollView.isDragging)
    stage.phone.touchMove(to: CGPoint(x: 187, y: 200))
    stage.phone.touchUp()
    #expect(!stage.scrollView.isTracking)
    #expect(stage.offset == 90)
    #expect(stage.log.take().suffix(2) == ["willEndDragging", "didEndDragging false"])
  }
}
