import Foundation

/// What a docked keyboard means for a place that another framework lays out: one length and whether
/// there is a keyboard. All rects are points in the coordinates of one window (y down).
package struct KeyboardReading: Equatable, Sendable {
  /// Points by which the keyboard covers the place, by which a strut there is high, or by which
  /// what is there has to rise; never negative.
  package var length: CGFloat

  /// Whether a keyboard is docked in the window, wherever the place is.
  package var isDocked: Bool

  /// No keyboard, or none that is docked.
  package static let none = KeyboardReading(length: 0, isDocked: false)

  package init(length: CGFloat, isDocked: Bool) {
    self.length = length
    self.isDocked = isDocked
  }

  /// Whether a layout would not tell it from another one.
  package func isSame(as other: KeyboardReading) -> Bool {
    isDocked == other.isDocked && abs(length - other.length) < 0.01
  }

  /// How much of a place the keyboard covers.
  ///
  /// - Parameter keyboard: The covered part of the window; empty for none.
  package static func overlap(of keyboard: CGRect, with place: CGRect) -> KeyboardReading {
    guard !keyboard.isEmpty else { return .none }
    return KeyboardReading(
      length: KeyboardOverlap(of: keyboard, with: place).height, isDocked: true)
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
  ) -> KeyboardReading {
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
  ) -> KeyboardReading {
    guard !keyboard.isEmpty else { return .none }
    var scene = AvoidanceScene(
      keyboard: keyboard, visibleBounds: bounds, targets: targets,
      containers: [AvoidanceContainer(frame: place)])
    scene.coverHeight = coverHeight
    let rise = scene.plan(for: .reveal).move(of: .lift, container: 0)?.to ?? 0
    return KeyboardReading(length: max(0, rise), isDocked: true)
  }
}
