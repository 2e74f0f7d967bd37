import SystemBehaviors

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
