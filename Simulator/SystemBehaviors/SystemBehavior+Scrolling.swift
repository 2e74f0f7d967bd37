/// What UIKit scrolls without being asked.
extension SystemBehavior {
  /// When a text field that becomes first responder has its scroll view show it.
  ///
  /// That UIKit does so is known from reports (lionheart/openradar-mirror#1322, #10250), and that a
  /// scroll which the app starts while editing begins is replaced. Where it stands among the
  /// keyboard's notifications is not published.
  public enum ResponderScroll: String, CaseIterable, Sendable {
    /// Before the keyboard says that it will show: where a library looks, the scroll has begun.
    case beforeNotifications = "responder-scroll-before-notifications"
    /// After the keyboard has said so, in the same turn.
    case afterNotifications = "responder-scroll-after-notifications"
    /// In the next turn, while the keyboard and what a library moves are on their way.
    case inNextTurn = "responder-scroll-in-next-turn"
    /// 0.6 seconds later, after the keyboard has come to rest: a guess at a main thread that is
    /// slow.
    case late = "responder-scroll-late"
  }

  /// Whether `UIScrollView.isScrollAnimating` tells that an animation scrolls the content.
  public enum ScrollAnimating: String, CaseIterable, Sendable {
    /// It does.
    case isTold = "scroll-animations-told"
    /// It always answers yes: what code for systems before iOS 17.4 has to assume, where the
    /// property does not exist.
    case isUnknown = "scroll-animations-unknown"
  }
}
