import Foundation

/// Where a keyboard is, in as much detail as an app needs.
///
/// Content must avoid the keyboard only if the keyboard is ``docked`` or a ``shortcutBar``.
///
/// Compare placements with `==`. This is a structure and not an enumeration, because later systems
/// may have other kinds of keyboards.
public struct KeyboardPlacement: Hashable, Sendable, CustomStringConvertible {
  private enum Kind: String, CaseIterable {
    case hidden, docked, undocked, split, floating, shortcutBar, anotherApps
  }

  private let kind: Kind

  package static let allCases = Kind.allCases.map { Self(kind: $0) }

  /// The keyboard is not on the screen, or is fading out.
  public static let hidden = Self(kind: .hidden)
  /// The keyboard is at the screen's lower edge, in one or two pieces. Also used if only an
  /// accessory view is on the screen, and UIKit posts a rect as high as this view (trace G9). If
  /// UIKit posts a much higher rect, the placement is ``shortcutBar``.
  public static let docked = Self(kind: .docked)
  /// The keyboard is in one piece, away from the screen's lower edge (iPad).
  public static let undocked = Self(kind: .undocked)
  /// The keyboard is in two pieces, away from the screen's lower edge (iPad). Most split keyboards
  /// are reported as ``undocked``, because notifications do not distinguish the two. A keyboard is
  /// reported as split only if its rect reaches above the top of the screen, as on iOS 5 (trace
  /// G30).
  public static let split = Self(kind: .split)
  /// The keyboard is as small as a phone's, anywhere on an iPad's screen. Content need not avoid a
  /// floating keyboard, because the user can push the keyboard aside.
  public static let floating = Self(kind: .floating)
  /// The user types on a hardware keyboard, so only a bar is on the screen: an iPad's shortcut bar
  /// or an accessory view. UIKit posts the rect of a whole keyboard, and most of this rect is below
  /// the screen (KeyboardFacts 1.4).
  public static let shortcutBar = Self(kind: .shortcutBar)
  /// The keyboard belongs to another app on the same screen (KeyboardFacts 1.6).
  public static let anotherApps = Self(kind: .anotherApps)

  /// Whether content must avoid the keyboard.
  public var coversContent: Bool { self == .docked || self == .shortcutBar }

  /// The placement's name, such as `docked`.
  public var description: String { kind.rawValue }
}
