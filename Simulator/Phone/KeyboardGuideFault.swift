import UIKit

/// What layout guides of the keyboard get wrong on some versions of iOS, as their users report it.
public enum KeyboardGuideFault: String, CaseIterable, Sendable {
  /// A guide that was asked for before the controller had its view: it never hears of the keyboard
  /// (kirillzyusko/react-native-keyboard-controller#1184).
  case neverReports
  /// iOS 27: it drops to the bottom under a keyboard that stays (manaflow-ai/cmux#9958). The
  /// reports do not say whether it was ever right; it does so from when the fault is set.
  case dropsUnderKeyboard
  /// iOS 26.5: it stays where the keyboard was after its screen was left
  /// (kirillzyusko/react-native-keyboard-controller#1591).
  case staysRaised
  /// iOS 26: it lies under the accessory view, as with a hardware keyboard, or under the keyboard
  /// by the height of an accessory view that has gone (chockenberry/KeyboardAvoider, README;
  /// FB18129551, FB18129558).
  case liesUnderAccessory

  @MainActor
  func defect(of host: KeyboardHost) -> (KeyboardPlace) -> KeyboardPlace {
    switch self {
    case .neverReports, .dropsUnderKeyboard: return { _ in .hidden }
    case .staysRaised:
      var last: KeyboardPlace?
      return { place in
        if case .docked = place { last = place }
        return last ?? place
      }
    case .liesUnderAccessory:
      var height: CGFloat = 0
      return { [weak host] place in
        guard case .docked(let top) = place, let host else { return place }
        height = max(height, host.keyboard.accessoryHeight)
        return .docked(top: top + height)
      }
    }
  }
}
