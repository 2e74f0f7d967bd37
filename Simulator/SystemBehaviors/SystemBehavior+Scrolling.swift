/// The scrolling that UIKit does automatically.
extension SystemBehavior {
  /// When UIKit scrolls to a text field that becomes first responder.
  ///
  /// Reports show that UIKit scrolls, and that its scroll replaces one that the app starts while
  /// editing begins (lionheart/openradar-mirror#1322, #10250). The order of the scroll and the
  /// keyboard's notifications is not published.
  public enum ResponderScroll: String, CaseIterable, Sendable {
    /// Before the keyboard's will-show notification. The scroll has begun when a library handles
    /// it.
    case beforeNotifications = "responder-scroll-before-notifications"
    /// After the will-show notification, in the same run-loop turn.
    case afterNotifications = "responder-scroll-after-notifications"
    /// In the next run-loop turn, while the keyboard's animation and a library's run.
    case inNextTurn = "responder-scroll-in-next-turn"
    /// 0.6 seconds later, after the keyboard has come to rest. This is a guess at a slow main
    /// thread.
    case late = "responder-scroll-late"
  }

  /// Whether `UIScrollView.isScrollAnimating` tells that an animation scrolls the content.
  public enum ScrollAnimating: String, CaseIterable, Sendable {
    /// The property tells the truth.
    case isTold = "scroll-animations-told"
    /// The property is always true. Before iOS 17.4 it does not exist, so code has to assume that
    /// an animation may be running.
    case isUnknown = "scroll-animations-unknown"
  }
}
