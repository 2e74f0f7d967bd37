import ScreenTesting
import Testing

/// Scrolling by the app.
@MainActor
@Suite struct ScrollOffsetTests {
  // uikit-recorded, contentOffset_grid; a direct change of the bounds is neither rounded nor told
  // (andrewmarinov.com, "UIScrollView's contentOffset precision"; jonathonstaff.com, "A quick
  // commentary on UIScrollView").
  @Test("The offset is the origin of the bounds")
  func offsetOriginBounds() throws {
    let stage = try ScrollStage()
    stage.scrollView.contentOffset = CGPoint(x: 0, y: 100.3)
    #expect(stage.scrollView.bounds.origin == CGPoint(x: 0, y: 100.5))
    #expect(stage.log.take() == ["didScroll"])
    stage.scrollView.contentOffset = CGPoint(x: 0, y: 100.5)
    #expect(stage.log.take().isEmpty)
    stage.scrollView.bounds.origin.y = 33.3
    #expect(stage.scrollView.contentOffset.y == 33.3)
    #expect(stage.log.take().isEmpty)
  }

  @Test("An animated scroll moves the model each frame")
  func animatedScrollMoves() throws {
    let stage = try ScrollStage()
    stage.scrollView.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    #expect(stage.offset == 0)
    #expect(stage.scrollView.isScrollAnimating)
    stage.phone.advance(by: 0.15)
    #expect(abs(stage.offset - 300) < 15)
    #expect(stage.log.offsets.count == 9)
    stage.phone.advance(by: 0.3)
    #expect(stage.offset == 600)
    #expect(stage.log.take() == ["didScroll", "didEndScrollingAnimation"])
    stage.scrollView.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    stage.phone.advance(by: 1)
    #expect(stage.log.take().isEmpty)
  }

  @Test("A scroll without animation stops what moves")
  func scrollWithoutAnimation() throws {
    let stage = try ScrollStage()
    stage.drag(by: 200, duration: 0.2)
    stage.phone.advance(by: 0.1)
    stage.scrollView.setContentOffset(stage.scrollView.contentOffset, animated: false)
    let offset = stage.offset
    stage.phone.advance(by: 1)
    #expect(stage.offset == offset)
  }

  @Test("An animation block animates the bounds")
  func animationBlockAnimates() throws {
    let stage = try ScrollStage()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      stage.scrollView.contentOffset.y = 100
    }
    stage.phone.settle()
    stage.phone.advance(by: 0.5)
    let shown = try #require(stage.scrollView.layer.presentation()).bounds.minY
    #expect(abs(shown - 50) < 2)
    #expect(stage.offset == 100)
  }

  /// (rectangle, offset before, offset after) in a 500-point view with insets 50 and 100.
  @Test(
    "Scroll rect to visible moves as little as needed",
    arguments: [
      (CGRect(x: 0, y: 100, width: 10, height: 50), 0, 0),
      (CGRect(x: 0, y: 390, width: 10, height: 50), 0, 40),
      (CGRect(x: 0, y: 1000, width: 10, height: 50), 0, 650),
      (CGRect(x: 0, y: 20, width: 10, height: 50), 600, -30),
      (CGRect(x: 0, y: 0, width: 10, height: 10), 600, -50),
      (CGRect(x: 0, y: 1990, width: 10, height: 10), 0, 1600),
      (CGRect(x: 0, y: 2100, width: 10, height: 10), 0, 1600),
      // Larger than the view: its end shows (KeyboardFacts 6.1, openradar-mirror#10250).
      (CGRect(x: 0, y: 100, width: 10, height: 800), 0, 500),
      (CGRect(x: 0, y: 100, width: 10, height: 800), 60, 60),
    ] as [(CGRect, CGFloat, CGFloat)])
  func scrollRectVisible(rect: CGRect, before: CGFloat, after: CGFloat)
    throws
  {
    let stage = try ScrollStage()
    stage.scrollView.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 100, right: 0)
    stage.scrollView.contentOffset.y = before
    stage.scrollView.scrollRectToVisible(rect, animated: false)
    #expect(stage.offset == after)
    stage.scrollView.scrollRectToVisible(rect, animated: false)
    #expect(stage.offset == after, "a second call moves nothing")
  }

  @Test("Smaller content pulls the offset back")
  func smallerContentPulls() throws {
    let stage = try ScrollStage()
    stage.scrollView.contentOffset.y = 1500
    stage.scrollView.contentSize.height = 800
    #expect(stage.offset == 300)
    stage.scrollView.frame.size.height = 600
    #expect(stage.offset == 200)
  }

  @Test("A bar shows while it moves and fades")
  func barShowsMoves() throws {
    let stage = try ScrollStage()
    func alpha() -> CGFloat? { stage.scrollView.subviews.last?.alpha }
    #expect(stage.scrollView.subviews.isEmpty)
    stage.phone.touchDown(at: CGPoint(x: 187, y: 350))
    stage.phone.touchMove(to: CGPoint(x: 187, y: 240))
    let bar = try #require(stage.scrollView.subviews.last)
    #expect(bar.alpha == 1)
    #expect(stage.scrollView.subviews.count == 1)
    // 3 points wide and from the edge; a quarter of the track long for a quarter of the content.
    #expect(bar.frame.maxX == 372)
    #expect(bar.frame.width == 3)
    #expect(bar.frame.height == 123.5)
    let progress = (bar.frame.minY - 100 - 3) / (494 - 123.5)
    #expect(abs(progress - 100 / 1500) < 0.001)
    stage.phone.advance(by: 0.2)
    stage.phone.touchUp()
    stage.phone.advance(by: 0.7)
    #expect(alpha() == 0)
  }
}
