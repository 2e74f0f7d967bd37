extension UINavigationController {
  /// The keyboard's declared duration with a push or pop (KeyboardFacts 3.1), and the transition's
  /// own.
  static let transitionDuration: TimeInterval = 0.35

  // MARK: Changes of the stack

  func change(to new: [UIViewController], animated: Bool) {
    runningTransition?.finish()
    let old = stack
    let from = old.last
    let to = new.last
    let joining = new.filter { controller in !old.contains { $0 === controller } }
    let leaving = old.filter { controller in !new.contains { $0 === controller } }
    for controller in leaving { controller.willMove(toParent: nil) }
    for controller in joining { addChild(controller) }
    stack = new
    let settle = {
      for controller in leaving {
        controller.removeFromParent()
        controller.viewIfLoaded?.firstScrollViewDownFirstSubviews?.state.roomAbove = 0
      }
      for controller in joining { controller.didMove(toParent: self) }
    }
    guard isViewLoaded else { return settle() }
    showItems()
    let moves = from !== to && view.window != nil && isOnScreen
    // The bar changes its height in the transition.
    if moves { transitionHeight = navigationBar.bounds.height }
    arrange()
    (parent as? UITabBarController)?.arrange()
    if !moves { transitionHeight = nil }
    guard from !== to, let to else { return settle() }
    guard moves else {
      from?.viewIfLoaded?.removeFromSuperview()
      content.addSubview(to.view)
      arrange(placesChild: true)
      return settle()
    }
    if let from, leaving.contains(where: { $0 === from }) {
      from.appearance.isMovingFromParent = true
    }
    if joining.contains(where: { $0 === to }) { to.appearance.isMovingToParent = true }
    let isPop = from.map { from in leaving.contains { $0 === from } } ?? false
    let step = NavigationStep(
      self, from: from, to: to, isPop: isPop && !joining.contains { $0 === to },
      animated: animated && from != nil, isInteractive: false)
    step.start(settle)
  }

  // MARK: Swiping back

  /// A finger starts to swipe the topmost controller away; nil where there is nothing below it.
  package func beginSwipeBack() -> NavigationStep? {
    guard stack.count > 1, runningTransition == nil, let from = stack.last else { return nil }
    let to = stack[stack.count - 2]
    from.willMove(toParent: nil)
    from.appearance.isMovingFromParent = true
    let step = NavigationStep(
      self, from: from, to: to, isPop: true, animated: true, isInteractive: true)
    step.begin()
    return step
  }

  func swipeBackDidComplete() {
    let popped = stack.removeLast()
    popped.removeFromParent()
    showItems()
    arrange()
  }
}
