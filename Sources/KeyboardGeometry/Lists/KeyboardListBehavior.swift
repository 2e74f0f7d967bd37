import Foundation

/// How a list scrolls when the keyboard, or a bar on the keyboard, covers more or less of the
/// list's lower end.
///
/// In all cases the user can scroll the last entry above the bar. An offset that no longer fits is
/// clamped to the list's end. A list that the user is scrolling is never scrolled automatically.
#if canImport(ObjectiveC)
  @objc(KSKeyboardListBehavior)
#endif
public enum KeyboardListBehavior: Int, Sendable, CaseIterable {
  /// The visible entries move up and down with the bar, at any scroll position.
  case alwaysMoves
  /// A list that is scrolled to its end stays at its end. Any other list keeps its offset.
  case staysAtEnd
  /// The list scrolls to its end when the keyboard shows. In all other cases it behaves as with
  /// ``staysAtEnd``.
  case scrollsToEnd
  /// The list keeps its offset, so the keyboard covers the entries at its lower end.
  case staysPut
}
