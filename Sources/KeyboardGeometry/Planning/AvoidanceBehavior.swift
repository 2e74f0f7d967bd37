import Foundation

/// How the views of a scene respond to the keyboard.
package enum AvoidanceBehavior: Hashable, Sendable {
  /// The lower edge of each container stays at least `gap` points above the keyboard. It does not
  /// matter which input the user edits. In a scroll view, this applies to the end of the content.
  /// Targets are ignored.
  case follow(gap: CGFloat = 0)
  /// The target moves up or down until it is exactly its gap above the keyboard.
  case hug
  /// The target moves only if part of it is hidden, and then only as far as needed to be its gap
  /// above the keyboard.
  case reveal
}
