import Foundation

/// How a list scrolls when the keyboard, or a bar on the keyboard, covers more or less of the
/// list's lower end.
///
/// In all cases the user can scroll the last entry above the keyboard and the bar. A content offset
/// beyond the list's end is clamped to that end. While the user scrolls a list, the library does
/// not scroll it.
#if canImport(ObjectiveC)
  @objc(KSKeyboardListBehavior)
#endif
public enum KeyboardListBehavior: Int, Sendable, CaseIterable {
  /// The visible entries move up and down with the keyboard or bar, at any scroll position.
  case alwaysMoves
  /// A list that is scrolled to its end stays at its end. Any other list keeps its offset.
  case staysAtEnd
  /// The list scrolls to its end when the keyboard shows. Otherwise the list behaves as with
  /// ``staysAtEnd``.
  case scrollsToEnd
  /// The list keeps its offset, so the keyboard covers the entries at its lower end.
  case staysPut
}
