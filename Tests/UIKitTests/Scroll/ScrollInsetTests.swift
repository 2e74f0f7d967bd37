import ScreenTesting
import Testing

/// The content inset and what the safe area adds to it: Apple's header and reference of
/// `contentInsetAdjustmentBehavior`, `adjustedContentInset`,
/// `automaticallyAdjustsScrollIndicatorInsets`.
@MainActor
@Suite struct ScrollInsetTests {
  /// A scroll view that fills an iPhone 15: the safe area is 59 above and 34 below.
  private func makeStage(
    _ behavior: UIScrollView.ContentInsetAdjustmentBehavior, contentHeight: CGFloat
  ) throws -> (Phone, UIScrollView, ScrollLog) {
    let phone = try Phone("iPhone 15")
    let scrollView = UIScrollView()
    let log = ScrollLog()
    scrollView.contentInsetAdjustmentBehavior = behavior
    scrollView.contentSize = CGSize(width: 393, height: contentHeight)
    scrollView.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    scrollView.delegate = log
    let controller = UIViewController()
    controller.view = scrollView
    phone.show(controller)
    return (phone, scrollView, log)
  }

  @Test(
    "The safe area is added as the behavior says",
    arguments: [
      (.never, 2000, false, [1, 2, 3, 4]),
      (.always, 100, false, [60, 2, 37, 4]),
      (.scrollableAxes, 852, false, [1, 2, 3, 4]),
      (.scrollableAxes, 853, false, [60, 2, 37, 4]),
      (.scrollableAxes, 100, true, [60, 2, 37, 4]),
      (.automatic, 100, false, [1, 2, 3, 4]),
      (.automatic, 2000, false, [60, 2, 37, 4]),
    ] as [(UIScrollView.ContentInsetAdjustmentBehavior, CGFloat, Bool, [CGFloat])])
  func safeAreaAdded(
    behavior: UIScrollView.ContentInsetAdjustmentBehavior, height: CGFloat, bounces: Bool,
    expected: [CGFloat]
  ) throws {
    let (_, scrollView, _) = try makeStage(behavior, contentHeight: height)
    scrollView.alwaysBounceVertical = bounces
    let inset = scrollView.adjustedContentInset
    #expect([inset.top, inset.left, inset.bottom, inset.right] == expected)
  }

  @Test("An inset set outside the screen is adjusted once the view is back")
  func setOutside() throws {
    let phone = try Phone("iPhone 15")
    let controller = UIViewController()
    let scrollView = UIScrollView(frame: controller.view.bounds)
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.view.addSubview(scrollView)
    phone.show(UINavigationController(rootViewController: controller))
    #expect(scrollView.adjustedContentInset.bottom == 34)
    scrollView.removeFromSuperview()
    scrollView.contentInset.bottom = 10
    controller.view.addSubview(scrollView)
    #expect(scrollView.adjustedContentInset.bottom == 44)
  }

  @Test("Content begins below the safe area")
  func contentBegins() throws {
    let (_, scrollView, log) = try makeStage(.automatic, contentHeight: 2000)
    #expect(scrollView.contentOffset == CGPoint(x: -2, y: -60))
    #expect(log.take().contains("didChangeAdjustedContentInset"))
  }

  @Test("Changes are told")
  func changesTold() throws {
    final class Listening: UIScrollView {
      var changes = 0
      override func adjustedContentInsetDidChange() { changes += 1 }
    }
    let scrollView = Listening(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scrollView.contentInset.bottom = 20
    scrollView.contentInset.bottom = 20
    #expect(scrollView.changes == 1)
    scrollView.contentInset.top = 10
    #expect(scrollView.changes == 2)
    #expect(scrollView.contentOffset.y == -10)
  }

  // KeyboardFacts 6.1, row 11: a scroll view at its end jumps when its bottom inset changes;
  // react-native-keyboard-controller#1623: an inset that goes back to zero makes UIKit clamp the
  // offset.
  @Test("A smaller inset at the end moves the content")
  func smallerInsetEnd() throws {
    let stage = try ScrollStage()
    stage.scrollView.contentInset.bottom = 300
    #expect(stage.offset == 0)
    stage.scrollView.contentOffset.y = 1800
    stage.scrollView.contentInset.bottom = 0
    #expect(stage.offset == 1500)
  }

  @Test("Subviews get the safe area that the inset leaves")
  func subviewsGetSafe() throws {
    for (behavior, expected) in [
      (UIScrollView.ContentInsetAdjustmentBehavior.automatic, CGFloat(0)), (.never, 59),
    ] {
      let (_, scrollView, _) = try makeStage(behavior, contentHeight: 2000)
      let child = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 2000))
      scrollView.addSubview(child)
      scrollView.contentOffset.y = 0
      #expect(child.safeAreaInsets.top == expected, "\(behavior)")
    }
  }

  @Test("Indicators keep clear of the safe area")
  func indicatorsKeepClear() throws {
    for (isAutomatic, top) in [(true, CGFloat(59 + 7 + 3)), (false, 7 + 3)] {
      let (_, scrollView, _) = try makeStage(.automatic, contentHeight: 2000)
      scrollView.scrollIndicatorInsets = UIEdgeInsets(top: 7, left: 0, bottom: 0, right: 0)
      #expect(scrollView.verticalScrollIndicatorInsets.top == 7)
      #expect(scrollView.horizontalScrollIndicatorInsets.top == 7)
      scrollView.automaticallyAdjustsScrollIndicatorInsets = isAutomatic
      scrollView.flashScrollIndicators()
      let bar = try #require(scrollView.subviews.first)
      #expect(bar.frame.minY - scrollView.bounds.minY == top, "automatic: \(isAutomatic)")
    }
  }
}
