import KeyboardStrut
import Phone

/// How the app asks the library to serve a screen.
package enum Service: String, CaseIterable, Sendable {
  /// `Keyboard.reveal(in:)`; for a screen that asks by itself, only what it asks for.
  case explicit
  /// `Keyboard.reveal(in:by:)` that may only lift.
  case lifting
  /// `Keyboard.revealAutomatically()`.
  case automatic

  @MainActor
  func begin(on screen: UIViewController, servesItself: Bool) {
    switch self {
    case .explicit where servesItself: break
    case .explicit: Keyboard.reveal(in: screen.view)
    case .lifting: Keyboard.reveal(in: screen.view, by: .lifting)
    case .automatic: Keyboard.revealAutomatically()
    }
  }
}
