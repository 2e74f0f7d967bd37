extension UIView {
  /// The nearest scroll view around this view, itself not counted.
  var enclosingScrollView: UIScrollView? {
    var view = superview
    while let current = view {
      if let scrollView = current as? UIScrollView { return scrollView }
      view = current.superview
    }
    return nil
  }

  /// Scrolls the nearest scroll view so that all of this view shows.
  func scrollIntoView(animated: Bool) {
    guard let scrollView = enclosingScrollView else { return }
    scrollView.scrollRectToVisible(convert(bounds, to: scrollView), animated: animated)
  }
}

extension UIScrollView {
  /// Whether the view in the content may have the touches.
  func admits(_ touches: Set<UITouch>, _ event: UIEvent, to view: UIView) -> Bool {
    touchesShouldBegin(touches, with: event, in: view)
  }
}
