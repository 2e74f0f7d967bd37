import KeyboardStrut
import Phone

/// How the app asks the library to serve a screen.
package enum Service: String, CaseIterable, Sendable {
  /// `avoidKeyboard()`. A screen that calls the library itself gets only its own calls.
  case explicit
  /// `avoidKeyboard(by:)` that may only lift.
  case lifting
  /// `KeyboardAvoidance.isAutomatic = true`.
  case automatic

  @MainActor
  func begin(on screen: UIViewController, servesItself: Bool) {
    switch self {
    case .explicit where servesItself: break
    case .explicit: screen.view.avoidKeyboard()
    case .lifting: screen.view.avoidKeyboard(by: .lifting)
    case .automatic: KeyboardAvoidance.isAutomatic = true
    }
  }
}
