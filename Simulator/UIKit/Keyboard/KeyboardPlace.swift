/// Where the keyboard is, as layout guides see it.
package enum KeyboardPlace: Equatable {
  /// Below the screen, or another app's.
  case hidden
  /// At the bottom edge, with its top at a height in screen points.
  case docked(top: CGFloat)
  /// Undocked, split or floating, in screen points.
  case detached(CGRect)
}
