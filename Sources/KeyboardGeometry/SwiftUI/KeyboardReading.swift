import Foundation

/// How much of a rect in another framework's layout a docked keyboard covers.
///
/// Results are points, never negative. They are nil if no keyboard is docked in the window,
/// wherever the rect is. All rects are points in the coordinates of one window (y down).
package enum KeyboardReading {
  /// Whether two results are so close that a layout would not distinguish them.
  package static func areSame(_ one: CGFloat?, _ other: CGFloat?) -> Bool {
    (one == nil) == (other == nil) && abs((one ?? 0) - (other ?? 0)) < 0.01
  }

  /// Returns how much of a rect the keyboard covers.
  ///
  /// - Parameter keyboard: The covered part of the window; empty for none.
  package static func overlap(of keyboard: CGRect, with place: CGRect) -> CGFloat? {
    keyboard.isEmpty ? nil : KeyboardOverlap(of: keyboard, with: place).height
  }

  /// Returns the height that a strut needs for its upper edge to lie on the keyboard's upper edge.
  ///
  /// Only the strut's lower edge counts, so its own height changes nothing as long as that edge
  /// stays. A layout that centers its content lets the edge sink by half of the height. Calling
  /// this again then comes nearer each time.
  ///
  /// - Parameter bounds: The window's bounds.
  package static func strut(
    at place: CGRect, under keyboard: CGRect, in bounds: CGRect
  ) -> CGFloat? {
    var above = place.standardized
    above.size.height = above.maxY - min(bounds.minY, above.minY)
    above.origin.y = min(bounds.minY, above.minY)
    return overlap(of: keyboard, with: above)
  }

  /// Returns how far a rect has to rise for the user to see the text that they type into it.
  ///
  /// - Parameters:
  ///   - targets: The rects that should be visible, most important first, in their positions before
  ///     the rise.
  ///   - coverHeight: How far views that stand on the keyboard reach above it, in points.
  ///   - bounds: The part of the window in which something counts as visible.
  package static func lift(
    of place: CGRect, showing targets: [RevealTarget], coverHeight: CGFloat = 0,
    under keyboard: CGRect, in bounds: CGRect
  ) -> CGFloat? {
    guard !keyboard.isEmpty else { return nil }
    var scene = AvoidanceScene(
      keyboard: keyboard, visibleBounds: bounds, targets: targets,
      containers: [AvoidanceContainer(frame: place)])
    scene.coverHeight = coverHeight
    return max(0, scene.plan(for: .reveal).move(of: .lift, container: 0)?.to ?? 0)
  }
}
