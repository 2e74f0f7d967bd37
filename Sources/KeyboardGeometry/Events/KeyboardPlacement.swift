import Foundation

/// Where a keyboard is, in as much detail as an app needs.
///
/// Content must avoid the keyboard only if it is ``docked`` or a ``shortcutBar``. Comments in the
/// source code explain each rule of the classification and cite the reports behind it.
public enum KeyboardPlacement: CaseIterable, Hashable, Sendable {
  /// The keyboard is not on the screen, or is fading out.
  case hidden
  /// The keyboard is at the screen's lower edge, in one or two pieces. Also an accessory view
  /// without a keyboard (trace G9).
  case docked
  /// The keyboard is in one piece, away from the screen's lower edge (iPad).
  case undocked
  /// The keyboard is in two pieces, away from the screen's lower edge (iPad). Notifications do not
  /// distinguish most split keyboards from undocked ones. This case is only a split keyboard that
  /// reaches above the top of the screen, as iOS 5 reported it (trace G30).
  case split
  /// The keyboard is as small as a phone's, anywhere on the screen (iPad). Content need not move
  /// for a floating keyboard, because the user can push the keyboard aside.
  case floating
  /// Only the shortcut bar is on an iPad's screen, because the user types on a hardware keyboard.
  /// The rest of the posted rect is below the screen (KeyboardFacts 1.4).
  case shortcutBar
  /// The keyboard belongs to another app on the same screen (KeyboardFacts 1.6).
  case anotherApps

  /// Whether content must avoid the keyboard.
  public var coversContent: Bool { self == .docked || self == .shortcutBar }
}
