import ScreenTesting

/// A 375 × 500 scroll view with 2000 points of content, at the top of a phone without safe area on
/// that side, and a log of what its delegate hears.
@MainActor
final class ScrollStage: ScreenStage {
  let phone: Phone
  let scrollView = UIScrollView(frame: CGRect(x: 0, y: 100, width: 375, height: 500))
  let log = ScrollLog()

  init(_ device: String = "iPhone 8", contentHeight: CGFloat = 2000) throws {
    phone = try Phone(device)
    scrollView.contentSize = CGSize(width: 375, height: contentHeight)
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.delegate = log
    let controller = UIViewController()
    controller.view.addSubview(scrollView)
    phone.show(controller)
    _ = log.take()
  }

  /// Drags up (negative: down) from the middle of the scroll view.
  func drag(by distance: CGFloat, duration: Double = 0.25, rest: Double = 0) {
    let start = CGPoint(x: 187, y: 350)
    phone.drag(
      from: start, to: CGPoint(x: 187, y: 350 - distance), duration: duration, rest: rest)
  }

  var offset: CGFloat { scrollView.contentOffset.y }
}

/// Writes down what the delegate of a scroll view hears; a run of `didScroll` is one entry.
final class ScrollLog: NSObject, UIScrollViewDelegate {
  private var entries: [String] = []
  var offsets: [CGFloat] = []
  var velocity = CGPoint.zero
  var target = CGPoint.zero
  var redirect: ((CGPoint) -> CGPoint)?

  func take() -> [String] {
    defer {
      entries = []
      offsets = []
    }
    return entries
  }

  private func note(_ entry: String) {
    if entry != "didScroll" || entries.last != entry { entries.append(entry) }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    note("didScroll")
    offsets.append(scrollView.contentOffset.y)
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("willBeginDragging") }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    note("willEndDragging")
    self.velocity = velocity
    target = targetContentOffset.pointee
    if let redirect { targetContentOffset.pointee = redirect(target) }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note("didEndDragging \(decelerate)")
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    note("willBeginDecelerating")
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("didEndDecelerating") }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    note("didEndScrollingAnimation")
  }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    note("didChangeAdjustedContentInset")
  }
}
