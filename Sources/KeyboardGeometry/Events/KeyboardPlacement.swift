import Foundation

/// Where a keyboard is, as far as an app must care.
///
/// Only ``docked`` and ``shortcutBar`` cover content that has to give way. Each rule of the
/// classification is described where it stands, with the report behind it.
public enum KeyboardPlacement: CaseIterable, Hashable, Sendable {
  /// Not on the screen, or fading out.
  case hidden
  /// At the bottom edge, in one or two pieces, or an accessory view alone (trace G9).
  case docked
  /// In one piece, off the bottom edge (iPad).
  case undocked
  /// In two pieces, off the bottom edge (iPad). Nothing in a notification tells most split
  /// keyboards from undocked ones; this is the one that reaches above the top of the screen, as iOS
  /// 5 reported it (trace G30).
  case split
  /// As small as a phone's, anywhere (iPad).
  case floating
  /// The bar that stays on an iPad's screen while a hardware keyboard types; the rest of the
  /// reported rect is below the screen (KeyboardFacts 1.4).
  case shortcutBar
  /// The keyboard of another app on the same screen (KeyboardFacts 1.6).
  case anotherApps

  /// Whether content has to give way.
  public var coversContent: Bool { self == .docked || self == .shortcutBar }
}
