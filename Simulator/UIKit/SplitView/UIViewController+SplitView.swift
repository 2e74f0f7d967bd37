extension UIViewController {
  var baseSplitViewController: UISplitViewController? {
    var controller = parent
    while let current = controller {
      if let found = current as? UISplitViewController { return found }
      controller = current.parent
    }
    return nil
  }
}

extension UINavigationController {
  /// Whether a controller on the stack brings a bar of its own: another navigation controller,
  /// which only a collapsing split view puts there.
  func bringsBar(_ controller: UIViewController?) -> Bool { controller is UINavigationController }

  /// Names in the bar what lies below this navigation controller on another one's stack.
  func showWayOut(of outer: UINavigationController) {
    let below = outer.stack.prefix { $0 !== self }.last
    navigationBar.outerItem = below?.navigationItem
  }

  /// Puts the columns of a split view that collapses on top of the stack. What is on the screen
  /// stays there, and keeps its focus, while this controller comes from beyond the edge.
  func takeOver(_ columns: [UIViewController], of split: UISplitViewController) {
    guard let shown = columns.last, shown.viewIfLoaded?.window != nil, !isOnScreen else {
      return setViewControllers(stack + columns, animated: false)
    }
    loadViewIfNeeded()
    topViewController?.viewIfLoaded?.removeFromSuperview()
    stack += columns
    for controller in columns { addChild(controller) }
    showItems()
    split.view.insertSubview(view, at: 0)
    content.addSubview(shown.view)
    arrange(placesChild: true)
    for controller in columns { controller.didMove(toParent: self) }
  }

  /// Lets controllers go without taking their views off the screen: they go on in columns.
  func giveUp(_ nested: [UIViewController]) {
    let leaving = nested.filter { host in stack.contains { $0 === host } }
    guard !leaving.isEmpty else { return }
    runningTransition?.finish()
    stack.removeAll { controller in leaving.contains { $0 === controller } }
    for controller in leaving {
      (controller as? UINavigationController)?.navigationBar.outerItem = nil
      controller.willMove(toParent: nil)
      controller.removeFromParent()
    }
    guard isViewLoaded else { return }
    showItems()
    if let top = topViewController, top.view.superview !== content { content.addSubview(top.view) }
    arrange(placesChild: true)
  }
}
