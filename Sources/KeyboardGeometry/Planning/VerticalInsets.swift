import Foundation

/// Distances from the top and the bottom edge, in points, positive inwards.
///
/// The planner never changes anything sideways, so left and right are left out.
package struct VerticalInsets: Hashable, Sendable {
  package var top: CGFloat
  package var bottom: CGFloat

  package init(top: CGFloat = 0, bottom: CGFloat = 0) {
    self.top = top
    self.bottom = bottom
  }

  package static let zero = VerticalInsets()
}
