import Foundation

extension KeyboardTransition {
  /// The six kinds of keyboard notification.
  ///
  /// A clean show posts willChangeFrame, willShow, didChangeFrame, didShow; a clean hide the same
  /// with willHide and didHide (facts 1.1). The raw value is the notification's name as UIKit posts
  /// it, which is why no UIKit is needed to recognise one.
  public enum Phase: String, CaseIterable, Hashable, Sendable {
    /// A keyboard will come, or one that is up will be another.
    case willShow = "UIKeyboardWillShowNotification"
    /// It has come.
    case didShow = "UIKeyboardDidShowNotification"
    /// The keyboard will go, or will leave the bottom edge (facts 1.5).
    case willHide = "UIKeyboardWillHideNotification"
    /// It has gone.
    case didHide = "UIKeyboardDidHideNotification"
    /// The keyboard will be elsewhere or of another size; comes with every show and hide too.
    case willChangeFrame = "UIKeyboardWillChangeFrameNotification"
    /// It is there.
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
