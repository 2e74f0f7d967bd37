import Foundation

/// Where a keyboard is, in as much detail as an app needs.
///
/// Content must avoid the keyboard only if it is ``docked`` or a ``shortcutBar``. Comments in the
/// code explain each rule of the classification and cite the report behind it.
///
/// A structure, because later systems may bring other keyboards: compare it with `==`.
public struct KeyboardPlacement: Hashable, Sendable, CustomStringConvertible {
  private enum Kind: String, CaseIterable {
    case hidden, docked, undocked, split, floating, shortcutBar, anotherApps
  }

  private let kind: Kind

  package static let allCases = Kind.allCases.map { Self(kind: $0) }

  /// Not on the screen, or fading out.
  public static let hidden = Self(kind: .hidden)
  /// At the bottom edge, in one or two pieces, or an accessory view alone (trace G9).
  public static let docked = Self(kind: .docked)
  /// In one piece, off the bottom edge (iPad).
  public static let undocked = Self(kind: .undocked)
  /// In two pieces, off the bottom edge (iPad). Notifications do not distinguish most split
  /// keyboards from undocked ones. This case is the split keyboard that reaches above the top of
  /// the screen, as iOS 5 reported it (trace G30).
  public static let split = Self(kind: .split)
  /// A keyboard as small as a phone's, anywhere on the screen (iPad). It covers no content that
  /// would have to move, because the user can push it aside.
  public static let floating = Self(kind: .floating)
  /// The bar that stays on an iPad's screen while a hardware keyboard types; the rest of the
  /// reported rect is below the screen (KeyboardFacts 1.4).
  public static let shortcutBar = Self(kind: .shortcutBar)
  /// The keyboard of another app on the same screen (KeyboardFacts 1.6).
  public static let anotherApps = Self(kind: .anotherApps)

  /// Whether content must avoid the keyboard.
  public var coversContent: Bool { self == .docked || self == .shortcutBar }

  /// The placement's name, such as `docked`.
  public var description: String { kind.rawValue }
}
