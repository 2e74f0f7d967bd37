import UIKit

/// Faults of the system that a screen has to live with.
extension Phone {
  /// Hides a number pad of which 48 points stay for a second, as on iOS 26: notifications say that
  /// it has gone, layout guides that it has not
  /// (kirillzyusko/react-native-keyboard-controller#1566).
  public func dismissKeyboardLeavingStrip() {
    keyboard.hideNext(.leavingStrip)
    dismissKeyboard()
  }
}
