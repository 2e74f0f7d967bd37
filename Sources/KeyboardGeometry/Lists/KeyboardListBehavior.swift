import Foundation

/// What a list does when another part of its end is covered: by a keyboard that comes or goes, or
/// by a bar on it that grows.
///
/// In all cases its last entry can be scrolled above the bar, and an offset that no longer fits is
/// taken back to the list's end. A list that a finger moves is never scrolled.
#if canImport(ObjectiveC)
  @objc(KSKeyboardListBehavior)
#endif
public enum KeyboardListBehavior: Int, Sendable, CaseIterable {
  /// What shows moves with the bar, wherever the list is scrolled, and comes back with it.
  case alwaysMoves
  /// A list that is scrolled to its end stays at its end; any other stays where it is.
  case staysAtEnd
  /// A keyboard that comes takes the list to its end. Otherwise as ``staysAtEnd``.
  case scrollsToEnd
  /// It stays where it is: what was at its end is covered.
  case staysPut
}
