import Foundation

/// What a docked keyboard means for a place that another framework lays out: points, never
/// negative, or nil where no keyboard is docked in the window, wherever the place is. All rects are
/// points in the coordinates of one window (y down).
package enum KeyboardReading {
  /// Whether a layout would not tell two of them apart.
  package static func areSame(_ one: CGFloat?, _ other: CGFloat?) -> Bool {
    (one == nil) == (other == nil) && abs((one ?? 0) - (other ?? 0)) < 0.01
  }

  /// How much of a place the keyboard covers.
  ///
  /// - Parameter keyboard: The covered part of the window; empty for none.
  package static func overlap(of keyboard: CGRect, with place: CGRect) -> CGFloat? {
    keyboard.isEmpty ? nil : KeyboardOverlap(of: keyboard, with: place).height
  }

  /// How high a strut has to be for its upper edge to lie on the keyboard's.
  ///
  /// Only the strut's lower edge counts, so its own height changes nothing as long as that edge
  /// stays. Where a layout lets the edge sink by half of the height, as one that centres its
  /// content does, asking again comes nearer each time.
  ///
  /// - Parameter bounds: The window's.
  package static func strut(
    at place: CGRect, under keyboard: CGRect, in bounds: CGRect
  ) -> CGFloat? {
    var above = place.standardized
    above.size.height = above.maxY - min(bounds.minY, above.minY)
    above.origin.y = min(bounds.minY, above.minY)
    return overlap(of: keyboard, with: above)
  }

  /// How far a place has to rise for what is typed into there to be seen.
  ///
  /// - Parameters:
  ///   - targets: What should be seen, most important first, where it is while the place has not
  ///     risen.
  ///   - coverHeight: Points by which what stands on the keyboard reaches above it.
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
