extension UIView {
  var baseWindow: UIWindow? { ownWindow }

  /// Takes all that is below into a window, or out of it. What is in a window of its own stays.
  private func enter(_ window: UIWindow?) {
    guard !(self is UIWindow) else { return }
    ownWindow = window
    layoutState.isLaidOutInWindow = false
    if window != nil { safeArea.hasBeenInWindow = true }
    for subview in subviews { subview.enter(window) }
  }

  /// The topmost view above this one, itself where it has no superview.
  var hierarchyRoot: UIView {
    var root = self
    while let superview = root.superview { root = superview }
    return root
  }

  func baseIsDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.superview
    }
    return false
  }
}

// MARK: - Adding and removing

extension UIView {
  func baseAddSubview(_ view: UIView) { insert(view, at: subviews.count) }

  func baseInsertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  func baseInsertSubview(_ view: UIView, belowSubview sibling: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === sibling }) else { return }
    insert(view, at: index)
  }

  func baseInsertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === sibling }) else { return }
    insert(view, at: index + 1)
  }

  func baseBringSubviewToFront(_ view: UIView) { move(view, to: subviews.count - 1) }
  func baseSendSubviewToBack(_ view: UIView) { move(view, to: 0) }

  func baseExchangeSubview(at first: Int, withSubviewAt second: Int) {
    subviews.swapAt(first, second)
    restackLayers()
  }

  func baseViewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  private func move(_ view: UIView, to index: Int) {
    guard let old = subviews.firstIndex(where: { $0 === view }), old != index else { return }
    subviews.remove(at: old)
    subviews.insert(view, at: index)
    restackLayers()
  }

  private func restackLayers() {
    for subview in subviews { layer.addSublayer(subview.layer) }
  }

  private func insert(_ view: UIView, at index: Int) {
    precondition(!isDescendant(of: view), "Can't add a view to itself or to its own descendant")
    admit(view)
    if view.superview === self {
      move(view, to: min(index, subviews.count - 1))
      return
    }
    let oldWindow = view.window
    let newWindow = window
    view.willMove(toSuperview: self)
    if oldWindow !== newWindow { view.announceWillMove(toWindow: newWindow) }
    view.detach(keepingWindow: oldWindow === newWindow)

    subviews.insert(view, at: min(index, subviews.count))
    view.superview = self
    if oldWindow !== newWindow { view.enter(newWindow) }
    // The app may have added its own layers. So the index of a subview and the index of its layer
    // differ.
    let next = subviews.index(after: min(index, subviews.count - 1))
    if next < subviews.count {
      layer.insertSublayer(view.layer, below: subviews[next].layer)
    } else {
      layer.addSublayer(view.layer)
    }
    view.didJoinHierarchy()

    view.propagateTraits()
    view.propagateSafeArea()
    if oldWindow == nil, newWindow != nil { view.letBarsReachIn() }
    setNeedsLayout()
    if oldWindow !== newWindow { view.announceDidMoveToWindow() }
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  func baseRemoveFromSuperview() {
    guard superview != nil else { return }
    let oldWindow = window
    willMove(toSuperview: nil)
    if oldWindow != nil { announceWillMove(toWindow: nil) }
    detach(keepingWindow: false)
    if oldWindow != nil { announceDidMoveToWindow() }
    didMoveToSuperview()
  }

  /// Takes the view out of its superview, and its constraints out of that hierarchy's engine.
  private func detach(keepingWindow: Bool) {
    guard let parent = superview else { return }
    parent.willRemoveSubview(self)
    if !keepingWindow { window?.viewWillLeave(self) }
    willLeaveHierarchy()
    parent.subviews.removeAll { $0 === self }
    superview = nil
    if !keepingWindow { enter(nil) }
    layer.removeFromSuperlayer()
    parent.setNeedsLayout()
  }

  private func announceWillMove(toWindow window: UIWindow?) {
    viewController?.viewWillMove(toWindow: window)
    willMove(toWindow: window)
    for subview in subviews { subview.announceWillMove(toWindow: window) }
  }

  private func announceDidMoveToWindow() {
    if window != nil { updateTraitsFromWindow() }
    didMoveToWindow()
    for subview in subviews { subview.announceDidMoveToWindow() }
    viewController?.viewDidMoveToWindow()
  }

  private func updateTraitsFromWindow() {
    layer.contentsScale = window?.screen.scale ?? layer.contentsScale
    if Self.drawsContent { setNeedsDisplay() }
  }
}
