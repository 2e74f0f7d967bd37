/// The pages of a page view controller: the current one in the middle of a scroll view that is
/// three pages long, as apps see in its offset, which rests at one page's length.
@MainActor
final class PageTurning: NSObject, UIScrollViewDelegate {
  private unowned let owner: UIPageViewController
  let scrollView = UIScrollView(frame: .zero)
  private(set) var current: UIViewController?
  private var before: UIViewController?
  private var after: UIViewController?
  /// The page that a finger or the app is turning to.
  private var pending: UIViewController?
  private var isTurnedByHand = false
  private var completion: ((Bool) -> Void)?
  private var isArranging = false

  init(of owner: UIPageViewController) {
    self.owner = owner
    super.init()
    scrollView.isPagingEnabled = true
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.showsVerticalScrollIndicator = false
    scrollView.delegate = self
  }

  // MARK: Places

  private var isVertical: Bool { owner.navigationOrientation == .vertical }
  /// From one page to the next, in points.
  private var length: CGFloat {
    (isVertical ? scrollView.bounds.height : scrollView.bounds.width)
  }

  private func offset(_ page: CGFloat) -> CGPoint {
    isVertical ? CGPoint(x: 0, y: page * length) : CGPoint(x: page * length, y: 0)
  }

  /// Puts the pages side by side; while none is being turned, the current one shows.
  func arrange() {
    guard let view = owner.viewIfLoaded, !isArranging else { return }
    isArranging = true
    defer { isArranging = false }
    let gap = owner.spacing
    let oldLength = length
    // The scroll view is wider than a page by the gap, so that its pages stop beside each other.
    scrollView.frame = view.bounds.insetBy(
      dx: isVertical ? 0 : -gap / 2, dy: isVertical ? -gap / 2 : 0)
    let isRTL = view.effectiveUserInterfaceLayoutDirection == .rightToLeft && !isVertical
    let (first, last) = isRTL ? (after, before) : (before, after)
    for (index, page) in [first, current, last].enumerated() {
      guard let page = page?.viewIfLoaded, page.superview === scrollView else { continue }
      let origin = offset(CGFloat(index))
      page.frame = CGRect(
        x: origin.x + (isVertical ? 0 : gap / 2), y: origin.y + (isVertical ? gap / 2 : 0),
        width: view.bounds.width, height: view.bounds.height)
    }
    let size = scrollView.bounds.size
    scrollView.contentSize =
      isVertical
      ? CGSize(width: size.width, height: 3 * length)
      : CGSize(width: 3 * length, height: size.height)
    // Where there is no page there is nothing to scroll to.
    let (low, high) = (first == nil ? -length : 0, last == nil ? -length : 0)
    scrollView.contentInset =
      isVertical
      ? UIEdgeInsets(top: low, left: 0, bottom: high, right: 0)
      : UIEdgeInsets(top: 0, left: low, bottom: 0, right: high)
    if pending == nil || oldLength != length, !scrollView.isDragging, !scrollView.isDecelerating,
      !scrollView.isScrolledByAnimation
    {
      scrollView.contentOffset = offset(1)
    }
  }

  /// Asks for the pages beside the current one.
  func lookAround() {
    guard pending == nil else { return }
    let source = owner.dataSource
    before = current.flatMap { source?.pageViewController(owner, viewControllerBefore: $0) }
    after = current.flatMap { source?.pageViewController(owner, viewControllerAfter: $0) }
    arrange()
  }

  // MARK: Turning in code

  func turn(
    to page: UIViewController?, forward: Bool, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    finish()
    guard page !== current else {
      lookAround()
      completion?(true)
      return
    }
    guard let page, let old = current, animated, owner.view.window != nil else {
      replace(with: page)
      completion?(true)
      return
    }
    self.completion = completion
    isTurnedByHand = false
    if forward { (before, after) = (nil, page) } else { (before, after) = (page, nil) }
    begin(page, leaving: old)
    arrange()
    scrollView.setContentOffset(offset(isAhead(page) ? 2 : 0), animated: true)
  }

  private func isAhead(_ page: UIViewController) -> Bool {
    let isRTL = owner.view.effectiveUserInterfaceLayoutDirection == .rightToLeft && !isVertical
    return (page === after) != isRTL
  }

  private func replace(with page: UIViewController?) {
    let old = current
    let isVisible = owner.isOnScreen && owner.view.window != nil
    old?.willMove(toParent: nil)
    if let page { owner.addChild(page) }
    if isVisible {
      old?.beginAppearanceTransition(false, animated: false)
      page?.beginAppearanceTransition(true, animated: false)
    }
    old?.viewIfLoaded?.removeFromSuperview()
    current = page
    if let page, owner.isViewLoaded || isVisible { scrollView.addSubview(page.view) }
    lookAround()
    if let page, page.viewIfLoaded == nil || page.view.superview !== scrollView {
      scrollView.addSubview(page.view)
      arrange()
    }
    if isVisible {
      owner.view.window?.layoutIfNeeded()
      old?.endAppearanceTransition()
      page?.endAppearanceTransition()
    }
    old?.removeFromParent()
    page?.didMove(toParent: owner)
  }

  // MARK: A turn on its way

  private func begin(_ page: UIViewController, leaving old: UIViewController) {
    pending = page
    owner.addChild(page)
    page.beginAppearanceTransition(true, animated: true)
    old.beginAppearanceTransition(false, animated: true)
    scrollView.addSubview(page.view)
    arrange()
    owner.view.layoutIfNeeded()
  }

  /// The content rests: at the page that it was turned to, or back where it was.
  private func finish() {
    guard let page = pending, let old = current else { return }
    scrollView.stopScrollingAndZooming()
    let place = isVertical ? scrollView.contentOffset.y : scrollView.contentOffset.x
    let hasTurned =
      !isTurnedByHand || (length > 0 && abs(place / length - (isAhead(page) ? 2 : 0)) < 0.5)
    pending = nil
    let gone = hasTurned ? old : page
    if !hasTurned {
      page.beginAppearanceTransition(false, animated: true)
      old.beginAppearanceTransition(true, animated: true)
    }
    gone.willMove(toParent: nil)
    gone.viewIfLoaded?.removeFromSuperview()
    current = hasTurned ? page : old
    old.endAppearanceTransition()
    page.endAppearanceTransition()
    gone.removeFromParent()
    if hasTurned { page.didMove(toParent: owner) }
    lookAround()
    let done = completion
    completion = nil
    done?(true)
    guard isTurnedByHand else { return }
    owner.delegate?.pageViewController(
      owner, didFinishAnimating: true, previousViewControllers: [old],
      transitionCompleted: hasTurned)
  }

  // MARK: A finger

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard !isArranging, pending == nil, scrollView.isDragging, length > 0, let current else {
      return
    }
    let place = (isVertical ? scrollView.contentOffset.y : scrollView.contentOffset.x) / length
    guard place != 1 else { return }
    let isRTL = owner.view.effectiveUserInterfaceLayoutDirection == .rightToLeft && !isVertical
    guard let page = (place > 1) != isRTL ? after : before else { return }
    isTurnedByHand = true
    owner.delegate?.pageViewController(owner, willTransitionTo: [page])
    begin(page, leaving: current)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { finish() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    // A finger has caught the page on its way.
    if !scrollView.isTracking { finish() }
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { finish() }
}
