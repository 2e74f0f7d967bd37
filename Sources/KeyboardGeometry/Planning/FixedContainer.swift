import Foundation

/// A view around the targets that cannot be moved.
package struct FixedContainer: Hashable, Sendable {
  /// The view's frame in the window, as it is now, in points.
  package var frame: CGRect
  /// Whether it shows nothing outside its frame, as a view with `clipsToBounds` does.
  package var clips: Bool
  /// Why it stays, for the explanation.
  package var reason: AvoidancePlan.Unchanged.Reason

  package init(frame: CGRect, clips: Bool, reason: AvoidancePlan.Unchanged.Reason) {
    self.frame = frame
    self.clips = clips
    self.reason = reason
  }
}
