import Foundation

/// How the containers of a scene respond while the keyboard is up.
package enum AvoidanceBehavior: Hashable, Sendable {
  /// Each container's lower edge stays at least `gap` points above the keyboard, regardless of
  /// focus. A scroll view's content ends there. Targets are ignored.
  case follow(gap: CGFloat = 0)
  /// The target rests exactly its gap above the keyboard, moved up or down.
  case hug
  /// The target is moved only if part of it is hidden, and then only as far as needed and its gap.
  case reveal
}
