import Phone

extension UIView {
  /// The view and everything in it, in the order of the tree.
  var tree: [UIView] { [self] + subviews.flatMap(\.tree) }

  var isInHiddenView: Bool { isHidden || superview?.isInHiddenView == true }

  /// Whether it, or a part of it, is what is typed into.
  var holdsFocus: Bool { isFirstResponder }

  /// The origin of the view's window on the screen. A window's own frame is in the coordinates of
  /// its scene.
  var windowOrigin: CGPoint { window?.layer.frame.origin ?? .zero }

  /// Its frame as drawn at this moment, in screen points.
  var shownFrame: CGRect { shownRect((layer.presentation() ?? layer).bounds) }

  /// Where a part of the view is drawn at this moment, in screen points.
  func shownRect(_ rect: CGRect) -> CGRect {
    guard let root = window?.layer else { return .null }
    return (layer.presentation() ?? layer).convert(rect, to: root.presentation() ?? root)
      .offsetBy(dx: windowOrigin.x, dy: windowOrigin.y)
  }

  /// The part of its frame that no ancestor clips, in screen points.
  var visibleFrame: CGRect {
    var frame = shownFrame
    var view = superview
    while let current = view {
      if current.clipsToBounds { frame = frame.intersection(current.shownFrame) }
      view = current.superview
    }
    return frame.isNull ? .zero : frame
  }

  /// Whether a screen or an ancestor that clips shows less than its whole width.
  func isCutAtItsSides(by screen: CGRect) -> Bool {
    let frame = shownFrame
    var clips = [screen]
    var view = superview
    while let current = view {
      if current.clipsToBounds { clips.append(current.shownFrame) }
      view = current.superview
    }
    return clips.contains { frame.minX < $0.minX - 1 || frame.maxX > $0.maxX + 1 }
  }

  /// The scroll views around it, innermost first; a text view counts for itself.
  var scrollViews: [UIScrollView] {
    [(self as? UIScrollView)].compactMap { $0 } + (superview?.scrollViews ?? [])
  }
}

extension UIView {
  fileprivate var isAtRest: Bool {
    guard layer.animationKeys()?.isEmpty ?? true else { return false }
    guard let scrollView = self as? UIScrollView else { return true }
    return !scrollView.isTracking && !scrollView.isDecelerating && !scrollView.isScrollAnimating
  }
}

extension Phone {
  /// The view on top of the main window's screen.
  var shown: UIView? { window.rootViewController?.view }

  /// Whether nothing moves: no animation, no display link, no finger and no content that is thrown.
  var isAtRest: Bool {
    finger == nil && !isTurning && !VirtualClock.shared.hasRunningDisplayLinks
      && windowsBackToFront.allSatisfy { $0.tree.allSatisfy(\.isAtRest) }
  }
}
