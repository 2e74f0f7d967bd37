import Foundation

extension KeyboardTransition {
  /// The six kinds of keyboard notification.
  ///
  /// When the keyboard shows, UIKit usually posts willChangeFrame, willShow, didChangeFrame and
  /// didShow. When the keyboard hides, UIKit usually posts willChangeFrame, willHide,
  /// didChangeFrame and didHide (KeyboardFacts 1.1).
  public enum Phase: CaseIterable, Hashable, Sendable {
    /// The keyboard will show, or another keyboard will replace the visible one.
    case willShow
    /// The keyboard has shown.
    case didShow
    /// The keyboard will hide, or will leave the screen's lower edge (KeyboardFacts 1.5).
    case willHide
    /// The keyboard has hidden.
    case didHide
    /// The keyboard's frame will change. UIKit also posts this when the keyboard shows or hides.
    case willChangeFrame
    /// The keyboard's frame has changed.
    case didChangeFrame

    /// Whether the notification announces a motion. If false, it reports the end of a motion.
    package var isWill: Bool {
      self == .willShow || self == .willHide || self == .willChangeFrame
    }

    /// Whether this is one of the two hide notifications.
    package var isHide: Bool { self == .willHide || self == .didHide }

    /// Whether this is one of the two show notifications.
    package var isShow: Bool { self == .willShow || self == .didShow }

    /// The name under which UIKit posts the notification. We compare names so that this module does
    /// not have to import UIKit.
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
