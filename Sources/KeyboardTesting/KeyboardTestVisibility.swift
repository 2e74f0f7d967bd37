import Foundation

/// How much of a view the user sees, and what hides the rest.
public enum KeyboardTestVisibility: Equatable, Sendable {
  /// The view is visible, except for less than a point.
  case visible
  /// The view is in no window, or not in the window under test.
  case notInWindow
  /// The view or a view around it is hidden or transparent.
  case invisible
  /// The view has no size.
  case empty
  /// The keyboard covers part of the view, in points of its height.
  case covered(points: CGFloat, of: CGFloat)
  /// Part of the view lies outside a view that clips, such as a scroll view, or outside the window;
  /// in points of its height.
  case clipped(points: CGFloat, of: CGFloat)
}
