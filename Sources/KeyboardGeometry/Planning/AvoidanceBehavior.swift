import Foundation

/// What should happen to the containers of a scene while the keyboard is up.
package enum AvoidanceBehavior: Hashable, Sendable {
  /// Each container's lower edge stays at least `gap` points above the keyboard, whatever is
  /// focused. A scroll view's content ends there. No target is looked at.
  case follow(gap: CGFloat = 0)
  /// The target rests exactly its gap above the keyboard, moved up or down.
  case hug
  /// The target is moved only if part of it is hidden, and then only as far as needed and its gap.
  case reveal
}
