import Foundation

/// Distances from a screen's edges, in points, in the current orientation.
package struct ScreenInsets: Hashable, Sendable {
  /// From the top edge.
  package var top: CGFloat
  /// From the left edge.
  package var left: CGFloat
  /// From the bottom edge.
  package var bottom: CGFloat
  /// From the right edge.
  package var right: CGFloat

  /// Makes insets; missing arguments are zero.
  package init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}
