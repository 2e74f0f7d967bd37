/// The drag of a scroll view: it also tells when a finger comes down and goes.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  private var scrollView: UIScrollView? { view as? UIScrollView }

  override var slop: CGFloat { scrollView?.state.isCaught ?? false ? 0 : super.slop }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    scrollView?.fingerDidComeDown()
    super.touchesBegan(touches, with: event)
  }

  override func reset() {
    super.reset()
    scrollView?.fingersDidLeave()
  }
}
