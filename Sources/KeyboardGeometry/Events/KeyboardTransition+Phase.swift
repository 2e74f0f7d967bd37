import Foundation

extension KeyboardTransition {
  /// The six kinds of keyboard notification.
  ///
  /// A clean show posts willChangeFrame, willShow, didChangeFrame, didShow; a clean hide the same
  /// with willHide and didHide (facts 1.1). The raw value is the notification's name as UIKit posts it,
  /// which is why no UIKit is needed to recognise one.
  public enum Phase: String, CaseIterable, Hashable, Sendable {
    case willShow = "UIKeyboardWillShowNotification"
    case didShow = "UIKeyboardDidShowNotification"
    case willHide = "UIKeyboardWillHideNotification"
    case didHide = "UIKeyboardDidHideNotification"
    case willChangeFrame = "UIKeyboardWillChangeFrameNotification"
    case didChangeFrame = "UIKeyboardDidChangeFrameNotification"

    /// Whether the notification announces a motion, as opposed to reporting its end.
    public var isWill: Bool {
      switch self {
      case .willShow, .willHide, .willChangeFrame: true
      case .didShow, .didHide, .didChangeFrame: false
      }
    }

    /// Whether this is one of the two hide notifications.
    public var isHide: Bool { self == .willHide || self == .didHide }

    /// Whether this is one of the two show notifications.
    public var isShow: Bool { self == .willShow || self == .didShow }
  }
}
