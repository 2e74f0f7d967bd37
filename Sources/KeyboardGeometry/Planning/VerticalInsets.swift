import Foundation

/// Distances from the top and the bottom edge, in points, positive inwards.
///
/// The planner never changes anything sideways, so left and right are left out.
public struct VerticalInsets: Hashable, Sendable {
  public var top: CGFloat
  public var bottom: CGFloat

  public init(top: CGFloat = 0, bottom: CGFloat = 0) {
    self.top = top
    self.bottom = bottom
  }

  public static let zero = VerticalInsets()
}
