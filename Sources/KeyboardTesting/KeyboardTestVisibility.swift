import Foundation

/// How much of a view a person sees, and what is in the way.
public enum KeyboardTestVisibility: Equatable, Sendable {
  /// All of it, but for less than a point.
  case visible
  /// It is in no window, or in another one than the one under test.
  case notInWindow
  /// It or a view around it is hidden or transparent.
  case invisible
  /// It has no size.
  case empty
  /// The keyboard covers some of it, in points of its height.
  case covered(points: CGFloat, of: CGFloat)
  /// Some of it lies outside a view that clips, such as a scroll view, or outside the window; in
  /// points of its height.
  case clipped(points: CGFloat, of: CGFloat)
}
