#if canImport(UIKit)
  import UIKit

  /// What the automatic mode does for the inputs of one screen; see
  /// ``Keyboard/revealAutomatically(_:)``.
  public enum KeyboardPolicy: Sendable {
    /// Shows the input that is first responder, as ``Keyboard/reveal(in:by:gap:)`` does; the gap is
    /// in points.
    case reveal(by: KeyboardAvoider.Means = [.scrolling, .lifting], gap: CGFloat = 8)
    /// Does nothing: the screen looks after itself.
    case leaveAlone
  }
#endif
