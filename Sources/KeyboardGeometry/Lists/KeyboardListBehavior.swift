import Foundation

/// How a list scrolls when the covered part of its end changes. The keyboard covers it as it shows
/// and hides, and a bar on the keyboard does as it grows.
///
/// In all cases the user can scroll the last entry above the bar. An offset that no longer fits is
/// clamped to the list's end. A list that a finger moves is never scrolled.
#if canImport(ObjectiveC)
  @objc(KSKeyboardListBehavior)
#endif
public enum KeyboardListBehavior: Int, Sendable, CaseIterable {
  /// The visible entries move with the bar, wherever the list is scrolled, and come back with it.
  case alwaysMoves
  /// A list that is scrolled to its end stays at its end; any other stays where it is.
  case staysAtEnd
  /// The list scrolls to its end when the keyboard shows. Otherwise it behaves as ``staysAtEnd``.
  case scrollsToEnd
  /// The list keeps its offset, so the keyboard covers the entries at its end.
  case staysPut
}
