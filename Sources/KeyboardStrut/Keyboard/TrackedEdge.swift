import Foundation

/// The top edge of a keyboard that rests, as its layout guide says it, held against what the
/// notifications announced.
///
/// All heights are points from the window's top.
struct TrackedEdge {
  /// Where the keyboard rests; nil where it was announced.
  private var rest: CGFloat?
  /// Where the finger has it; nil while it rests.
  private var dragged: CGFloat? {
    didSet { if dragged != nil { wasDragged = true } }
  }
  /// Whether a finger has held the keyboard.
  private(set) var wasDragged = false
  /// Whether the guide has been seen on the keyboard. One that never was is stuck
  /// (KeyboardFailures 75).
  private var isTrusted = false
  private var hasComplained = false

  /// Where the edge is now; nil where it was announced.
  var top: CGFloat? { dragged ?? rest }

  /// Whether a finger holds the keyboard below its place.
  var isDragged: Bool { dragged != nil }

  /// Reads where the guide's top is.
  ///
  /// - Parameters:
  ///   - top: The guide's top.
  ///   - announced: The keyboard's top by its notifications.
  ///   - range: The window's top, and the height at which a guide lies while no keyboard is up.
  ///   - finger: Where the finger is that drags the keyboard, if one does.
  /// - Returns: What notifications and guide say differently, if that is new. A change of `top`
  ///   without it is the finger's.
  mutating func read(
    _ top: CGFloat, announced: CGFloat, in range: ClosedRange<CGFloat>, finger: CGFloat? = nil
  ) -> KeyboardDisagreement? {
    if top >= range.upperBound - 1 {
      // A keyboard that low, the guide cannot tell from none.
      guard announced < range.upperBound - 1 else { return nil }
      guard isTrusted else { return refuse(.guideStaysDown(announced: announced)) }
      // The guide stays on the safe area, and the keyboard goes on with the finger.
      dragged = max(top, finger ?? top)
      return nil
    }
    // Attached late, a guide was seen to be larger than the screen (KeyboardFacts 5.2).
    guard top > range.lowerBound else { return refuse(.guideIsUnreal(top: top)) }
    let place = rest ?? announced
    let restsElsewhere = isTrusted ? top <= place - 1 : abs(top - place) >= 1
    isTrusted = true
    guard !restsElsewhere else {
      // Both docked: the guide is right (KeyboardFailures 20).
      rest = top
      dragged = nil
      return .restsElsewhere(announced: announced, guide: top)
    }
    // Nearer than half a point is the same pixel or its neighbour.
    dragged = top <= place + 0.5 ? nil : top
    return nil
  }

  private mutating func refuse(_ disagreement: KeyboardDisagreement) -> KeyboardDisagreement? {
    defer { hasComplained = true }
    return hasComplained ? nil : disagreement
  }
}
