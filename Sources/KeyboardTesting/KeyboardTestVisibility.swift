import Foundation

/// How much of a view the user sees, and why the rest is hidden.
public enum KeyboardTestVisibility: Equatable, Sendable {
  /// The view is visible, except for less than a point.
  case visible
  /// The view is in no window, or not in the window under test.
  case notInWindow
  /// The view or a view around it is hidden or transparent.
  case invisible
  /// The view has no size.
  case empty
  /// The keyboard covers `points` of the view's height.
  case covered(points: CGFloat, of: CGFloat)
  /// A view that clips, such as a scroll view, or the window cuts off `points` of the view's
  /// height.
  case clipped(points: CGFloat, of: CGFloat)
}
