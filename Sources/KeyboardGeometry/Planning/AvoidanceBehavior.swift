import Foundation

/// How views respond to the keyboard.
package enum AvoidanceBehavior: Hashable, Sendable {
  /// A view's lower edge stays at least `gap` points above the keyboard, whichever input the user
  /// edits. A scroll view does not move. It gets a bottom inset instead, so that the user can
  /// scroll the end of its content up to `gap` points above the keyboard.
  case follow(gap: CGFloat = 0)
  /// The edited input moves up or down until its distance to the keyboard is exactly its gap.
  case hug
  /// The edited input moves only if a part of it that should be visible, such as the caret, is
  /// hidden. If the keyboard hides that part, the part moves up until its distance to the keyboard
  /// equals the input's gap.
  case reveal
}
