import Foundation

/// How views respond to the keyboard.
package enum AvoidanceBehavior: Hashable, Sendable {
  /// The lower edge of each container stays at least `gap` points above the keyboard, whatever
  /// input the user edits. In a scroll view, the end of the content stays above the keyboard
  /// instead. Targets are ignored.
  case follow(gap: CGFloat = 0)
  /// The target moves up or down until its distance to the keyboard is exactly its gap.
  case hug
  /// The target moves only if part of it is hidden. It then moves until its distance to the
  /// keyboard is its gap.
  case reveal
}
