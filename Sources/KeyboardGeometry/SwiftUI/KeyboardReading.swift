import Foundation

/// Functions that measure how much of a rect a docked keyboard covers. The rect may come from
/// SwiftUI or another framework.
///
/// Results are in points and never negative. A result is nil only if no keyboard is docked in the
/// window. All rects are in points, in the coordinates of one window (y down).
package enum KeyboardReading {
  /// Whether two results differ so little that the user cannot see the difference in a layout.
  package static func areSame(_ one: CGFloat?, _ other: CGFloat?) -> Bool {
    (one == nil) == (other == nil) && abs((one ?? 0) - (other ?? 0)) < 0.01
  }

  /// Returns how much of a rect's height the keyboard covers, in points. Nil if no keyboard is
  /// docked.
  ///
  /// - Parameter keyboard: The part of the window that the keyboard covers. Empty without a
  ///   keyboard.
  package static func overlap(of keyboard: CGRect, with place: CGRect) -> CGFloat? {
    keyboard.isEmpty ? nil : KeyboardOverlap(of: keyboard, with: place).height
  }

  /// Returns the height of a strut whose upper edge lies on the keyboard's upper edge, in points. A
  /// strut is a spacer below other views. Nil if no keyboard is docked.
  ///
  /// The result depends on the strut's lower edge, but not on the strut's present height. In a
  /// layout that centers its content, the lower edge of a growing strut moves down, by half of the
  /// added height. The returned height is then too small. Call this method again once the strut has
  /// this height. Each call returns a better height.
  ///
  /// - Parameters:
  ///   - place: The present frame of the strut.
  ///   - bounds: The window's bounds.
  package static func strut(
    at place: CGRect, under keyboard: CGRect, in bounds: CGRect
  ) -> CGFloat? {
    var above = place.standardized
    above.size.height = above.maxY - min(bounds.minY, above.minY)
    above.origin.y = min(bounds.minY, above.minY)
    return overlap(of: keyboard, with: above)
  }

  /// Returns how far a view has to rise so that the user sees the edited text in it, in points. Nil
  /// if no keyboard is docked.
  ///
  /// - Parameters:
  ///   - place: The frame of the view before the rise.
  ///   - targets: The rects that should be visible, most important first, at their positions before
  ///     the rise.
  ///   - coverHeight: How far views that lie on the keyboard reach above the keyboard's top edge,
  ///     in points.
  ///   - bounds: The part of the window in which a rect is treated as visible.
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
