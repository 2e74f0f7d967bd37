import Foundation

/// The top edge of a keyboard that rests, as its layout guide says it, held against what the
/// notifications announced.
///
/// All heights are points from the window's top.
struct TrackedEdge: Equatable {
  /// What a reading of the guide means.
  enum Reading: Equatable {
    /// Nothing new.
    case same
    /// The finger has moved the keyboard, or has given it back.
    case dragged
    /// The keyboard rests elsewhere than announced.
    case corrected(KeyboardDisagreement)
    /// The guide cannot be right; what was announced stays.
    case refused(KeyboardDisagreement)
  }

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
  mutating func read(
    _ top: CGFloat, announced: CGFloat, in range: ClosedRange<CGFloat>
  ) -> Reading {
    if top >= range.upperBound - 1 {
      // A keyboard that low, the guide cannot tell from none.
      guard announced < range.upperBound - 1 else { return .same }
      return isTrusted ? drag(to: top) : refuse(.guideStaysDown(announced: announced))
    }
    // Attached late, a guide was seen to be larger than the screen (KeyboardFacts 5.2).
    guard top > range.lowerBound else { return refuse(.guideIsUnreal(top: top)) }
    let place = rest ?? announced
    if isTrusted ? top <= place - 1 : abs(top - place) >= 1 {
      // Both docked: the guide is right (KeyboardFailures 20).
      isTrusted = true
      rest = top
      dragged = nil
      return .corrected(.restsElsewhere(announced: announced, guide: top))
    }
    isTrusted = true
    // Nearer than half a point is the same pixel or its neighbour.
    return drag(to: top <= place + 0.5 ? nil : top)
  }

  private mutating func drag(to top: CGFloat?) -> Reading {
    guard top != dragged else { return .same }
    dragged = top
    return .dragged
  }

  private mutating func refuse(_ disagreement: KeyboardDisagreement) -> Reading {
    guard !hasComplained else { return .same }
    hasComplained = true
    return .refused(disagreement)
  }
}
