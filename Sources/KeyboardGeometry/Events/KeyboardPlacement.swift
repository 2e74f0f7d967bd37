import Foundation

/// Where a keyboard is, in as much detail as an app needs.
///
/// Content must avoid the keyboard only if it is ``docked`` or a ``shortcutBar``. Comments in the
/// code explain each rule of the classification and cite the report behind it.
public enum KeyboardPlacement: CaseIterable, Hashable, Sendable {
  /// Not on the screen, or fading out.
  case hidden
  /// At the bottom edge, in one or two pieces, or an accessory view alone (trace G9).
  case docked
  /// In one piece, off the bottom edge (iPad).
  case undocked
  /// In two pieces, off the bottom edge (iPad). Notifications do not distinguish most split
  /// keyboards from undocked ones. This case is the split keyboard that reaches above the top of
  /// the screen, as iOS 5 reported it (trace G30).
  case split
  /// A keyboard as small as a phone's, anywhere on the screen (iPad). It covers no content that
  /// would have to move, because the user can push it aside.
  case floating
  /// The bar that stays on an iPad's screen while a hardware keyboard types; the rest of the
  /// reported rect is below the screen (KeyboardFacts 1.4).
  case shortcutBar
  /// The keyboard of another app on the same screen (KeyboardFacts 1.6).
  case anotherApps

  /// Whether content must avoid the keyboard.
  public var coversContent: Bool { self == .docked || self == .shortcutBar }
}
