import SystemBehaviors

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

extension UIWindow {
  /// Scrolls to the new first responder, unless UIKit did so before the keyboard's notifications.
  func scrollAfterNotifications(
    to responder: UIResponder, _ scroll: SystemBehavior.ResponderScroll
  ) {
    let delay: TimeInterval
    switch scroll {
    case .beforeNotifications: return
    case .afterNotifications: return scrollToFirstResponder(animated: true)
    case .inNextTurn: delay = 0
    case .late: delay = 0.6
    }
    VirtualClock.shared.schedule(after: delay) { [weak self, weak responder] in
      MainActor.assumeIsolated {
        guard let self, let responder, self.firstResponder === responder else { return }
        self.scrollToFirstResponder(animated: true)
      }
    }
  }

  /// UIKit's own scroll: a text field that becomes first responder asks the nearest scroll view
  /// around it to show its rectangle (KeyboardFacts 6.1, row 1). It comes last in that turn, so
  /// that a scroll which the app starts while editing begins is replaced (KeyboardFacts 6.1, row 3;
  /// the reports say that one started a turn later works).
  func scrollToFirstResponder(animated: Bool) {
    (firstResponder as? UITextField)?.scrollIntoView(animated: animated)
  }
}
