#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// Something in a window that moves with the keyboard.
  @MainActor
  protocol KeyboardListener: AnyObject {
    /// The window it is in, nil while it is in none; it is told nothing then.
    var window: UIWindow? { get }

    /// The keyboard of its screen does something; `KeyboardCenter` already knows the new state.
    func keyboardDidChange(_ action: KeyboardAction)
  }
#endif
