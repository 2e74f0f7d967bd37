import Foundation

extension KeyboardTransition {
  /// The six kinds of keyboard notification.
  ///
  /// A clean show posts willChangeFrame, willShow, didChangeFrame, didShow; a clean hide the same
  /// with willHide and didHide (KeyboardFacts 1.1).
  public enum Phase: CaseIterable, Hashable, Sendable {
    /// The keyboard will show, or a visible keyboard will be replaced by another one.
    case willShow
    /// The keyboard has shown.
    case didShow
    /// The keyboard will hide, or will leave the bottom edge (KeyboardFacts 1.5).
    case willHide
    /// The keyboard has hidden.
    case didHide
    /// The keyboard will have another frame; comes with every show and hide, too.
    case willChangeFrame
    /// The keyboard has its new frame.
    case didChangeFrame

    /// Whether the notification announces a motion, as opposed to reporting its end.
    package var isWill: Bool {
      self == .willShow || self == .willHide || self == .willChangeFrame
    }

    /// Whether this is one of the two hide notifications.
    package var isHide: Bool { self == .willHide || self == .didHide }

    /// Whether this is one of the two show notifications.
    package var isShow: Bool { self == .willShow || self == .didShow }

    /// The notification's name as UIKit posts it. Recognizing a name does not require UIKit.
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
