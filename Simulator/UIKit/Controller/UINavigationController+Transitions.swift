extension UINavigationController {
  /// The keyboard's declared duration with a push or pop (facts 3.1), and the transition's own.
  static let transitionDuration: TimeInterval = 0.35

  // MARK: Places

  /// 44 points; 32 in the compact height of a phone on its side, 50 on a tablet.
  var barHeight: CGFloat {
    if traitCollection.userInterfaceIdiom == .pad { return 50 }
    return traitCollection.verticalSizeClass == .compact ? 32 : 44
  }

  /// Whether the toolbar shows: never below a controller that was pushed to be without it.
  private var showsToolbar: Bool {
    !isToolbarHidden && !stack.contains { $0.hidesBottomBarWhenPushed }
  }

  /// Puts the bar below the status bar, the toolbar at the bottom, and the controllers behind them.
  ///
  /// - Parameter placesChild: Whether the child's frame is written even if nothing has changed.
  func arrange(placesChild: Bool = false) {
    guard let view = viewIfLoaded else { return }
    let top = view.safeAreaInsets.top
    let height = barHeight
    navigationBar.reach = top
    navigationBar.frame = CGRect(
      x: 0, y: isBarHidden ? -height : top, width: view.bounds.width, height: height)
    navigationBar.alpha = isBarHidden ? 0 : 1
    let toolbar = bottomBar
    let covered = toolbar.barHeight + view.safeAreaInsets.bottom
    toolbar.frame = CGRect(
      x: 0, y: view.bounds.height - (showsToolbar ? covered : 0), width: view.bounds.width,
      height: covered)
    toolbar.alpha = showsToolbar ? 1 : 0
    content.frame = view.bounds
    for child in stack {
      child.barInsets = UIEdgeInsets(
        top: isBarHidden ? 0 : height, left: 0, bottom: showsToolbar ? toolbar.barHeight : 0,
        right: 0)
    }
    if !isMovingChildren, let top = topViewController, top.isViewLoaded {
      let frame = frame(of: top)
      let bars: [ContainerPlacement.BarState] = [
        .init(isShown: !isBarHidden, height: height),
        .init(isShown: showsToolbar, isOpaque: !toolbar.isTranslucent, height: toolbar.barHeight),
      ]
      if childPlacer.mayPlace(top.view, at: frame, bars: bars, isForced: placesChild) {
        top.view.frame = frame
      }
    }
  }

  /// The whole content, or what the bars leave of it for a controller that wants nothing below them.
  private func frame(of controller: UIViewController) -> CGRect {
    var frame = content.bounds
    let edges = controller.edgesForExtendedLayout
    if !edges.contains(.top), !isBarHidden {
      let covered = (viewIfLoaded?.safeAreaInsets.top ?? 0) + barHeight
      frame.origin.y += covered
      frame.size.height -= covered
      controller.barInsets.top = 0
    }
    if !edges.contains(.bottom) || !bottomBar.isTranslucent, showsToolbar {
      frame.size.height -= bottomBar.bounds.height
      controller.barInsets.bottom = 0
    }
    return frame
  }

  /// Shows the items of the stack in the bars.
  func showItems() {
    navigationBar.items = stack.map(\.navigationItem)
    bottomBar.items = topViewController?.toolbarItems
  }

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
      for controller in leaving { controller.removeFromParent() }
      for controller in joining { controller.didMove(toParent: self) }
    }
    guard isViewLoaded else { return settle() }
    showItems()
    arrange()
    (parent as? UITabBarController)?.arrange()
    guard from !== to, let to else { return settle() }
    guard view.window != nil, isOnScreen else {
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
    step.begin()
    step.end(settle)
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
