import Foundation

extension KeyboardTransition {
  /// The six kinds of keyboard notification.
  ///
  /// A clean show posts willChangeFrame, willShow, didChangeFrame, didShow; a clean hide the same
  /// with willHide and didHide (KeyboardFacts 1.1).
  public enum Phase: CaseIterable, Hashable, Sendable {
    /// A keyboard will come, or one that is up will be another.
    case willShow
    /// It has come.
    case didShow
    /// The keyboard will go, or will leave the bottom edge (KeyboardFacts 1.5).
    case willHide
    /// It has gone.
    case didHide
    /// The keyboard will be elsewhere or of another size; comes with every show and hide too.
    case willChangeFrame
    /// It is there.
    case didChangeFrame

    /// Whether the notification announces a motion, as opposed to reporting its end.
    package var isWill: Bool {
      self == .willShow || self == .willHide || self == .willChangeFrame
    }

    /// Whether this is one of the two hide notifications.
    package var isHide: Bool { self == .willHide || self == .didHide }

    /// Whether this is one of the two show notifications.
    package var isShow: Bool { self == .willShow || self == .didShow }

    /// The notification's name as UIKit posts it. No UIKit is needed to recognise one.
    package var notificationName: String {
      switch self {
      case .willShow: "UIKeyboardWillShowNotification"
      case .didShow: "UIKeyboardDidShowNotification"
      case .willHide: "UIKeyboardWillHideNotification"
      case .didHide: "UIKeyboardDidHideNotification"
      case .willChangeFrame: "UIKeyboardWillChangeFrameNotification"
      case .didChangeFrame: "UIKeyboardDidChangeFrameNotification"
      }
    }
  }
}
