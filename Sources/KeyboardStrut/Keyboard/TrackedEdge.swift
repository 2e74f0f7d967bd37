import Foundation

/// The top edge of a keyboard that rests, as its layout guide says it, held against what the
/// notifications announced.
///
/// At rest an accessory view on the keys shows where they begin. Without one the guide is believed,
/// if no accessory view was there before; else the notifications are. While a finger drags the
/// keyboard, nothing but the guide tells where it is.
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
  /// Whether a finger could drag the keyboard when the guide was read last.
  private var hadFinger = false
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
  ///   - accessory: What stands on the keys.
  ///   - finger: The lowest place to which a finger may have dragged the keyboard's top; nil where
  ///     none can drag it.
  /// - Returns: What the notifications say differently from the guide or the accessory view, if
  ///   that is new.
  mutating func read(
    _ top: CGFloat, announced: CGFloat, in range: ClosedRange<CGFloat>,
    under accessory: KeyboardAccessory, finger: CGFloat? = nil
  ) -> KeyboardDisagreement? {
    defer { hadFinger = finger != nil }
    let before = rest
    if case .top(let edge) = accessory, finger == nil {
      rest = abs(edge - announced) < 1 ? nil : edge
    }
    let disagreement = readGuide(top, announced, range, accessory, finger)
    guard let rest, rest != before else { return disagreement }
    return .restsElsewhere(announced: announced, rest: rest)
  }

  private mutating func readGuide(
    _ top: CGFloat, _ announced: CGFloat, _ range: ClosedRange<CGFloat>,
    _ accessory: KeyboardAccessory, _ finger: CGFloat?
  ) -> KeyboardDisagreement? {
    let isAtBottom = top >= range.upperBound - 1
    // A keyboard that low, the guide cannot tell from none.
    if isAtBottom, announced >= range.upperBound - 1 { return nil }
    if isAtBottom, !isTrusted { return refuse(.guideStaysDown(announced: announced)) }
    // Attached late, a guide was seen to be larger than the screen (KeyboardFacts 5.2).
    guard top > range.lowerBound else { return refuse(.guideIsUnreal(top: top)) }
    let isFirst = !isTrusted
    isTrusted = true
    let place = rest ?? announced
    // Nearer than half a point is the same pixel or its neighbour.
    if top > place + 0.5, finger != nil || hadFinger {
      dragged = drag(to: top, from: place, isAtBottom: isAtBottom, accessory, finger)
      return nil
    }
    dragged = nil
    if case .none = accessory {
      // Both docked: the guide is right (KeyboardFailures 20). One whose view we have just moved is
      // read before it is laid out, and agrees later.
      if abs(top - announced) < 1 {
        rest = nil
      } else if top <= place - 1 || isFirst && !isAtBottom {
        rest = top
      }
    }
    guard abs(top - (rest ?? announced)) >= 1 else { return nil }
    return refuse(.guideMiscounts(announced: announced, guide: top))
  }

  /// Returns where a finger has the keyboard's top; nil where it rests.
  private func drag(
    to top: CGFloat, from place: CGFloat, isAtBottom: Bool, _ accessory: KeyboardAccessory,
    _ finger: CGFloat?
  ) -> CGFloat? {
    // The turn in which the finger leaves: a notification comes now, or the keyboard goes back.
    guard let finger else { return dragged.map { min(top, $0) } }
    if case .none = accessory, !isAtBottom { return top }
    // The guide stays on the safe area, and the keyboard goes on with the finger. It is never lower
    // than the finger: with an accessory view, a guide falls by its height when a drag begins, and
    // on iOS 27 to the bottom at any time (KeyboardFacts 5.2).
    let (guide, limit) = (isAtBottom ? max(top, finger) : top, max(place, finger))
    let edge = guide <= limit + 0.5 ? guide : limit
    return edge > place + 0.5 ? edge : nil
  }

  private mutating func refuse(_ disagreement: KeyboardDisagreement) -> KeyboardDisagreement? {
    defer { hasComplained = true }
    return hasComplained ? nil : disagreement
  }
}

/// The accessory view that stands on the keys. Keyboard layout guides of iOS 26 count it wrongly,
/// also after it has gone (KeyboardFacts 5.2).
enum KeyboardAccessory {
  /// There is none, and there was none before.
  case none
  /// Nobody knows, or there was one before.
  case unknown
  /// There is one, and this is its upper edge, in points from the window's top.
  case top(CGFloat)
}
