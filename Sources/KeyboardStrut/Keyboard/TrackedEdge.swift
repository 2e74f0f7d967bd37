import Foundation

/// Tracks the top edge of a keyboard that rests. It compares the edge of the layout guide with the
/// edge that the notifications announced.
///
/// At rest there are three cases. If an accessory view is visible, its lower edge is the top of the
/// keys. If the screen has had no accessory view so far, we believe the layout guide. If an
/// accessory view has gone, we believe the notifications, because the guide was seen to be wrong
/// then.
///
/// While a finger drags the keyboard, only the guide shows where the keyboard is.
///
/// All edges are y coordinates in the window, in points.
struct TrackedEdge {
  /// The edge at which the keyboard rests; nil if that is the announced edge.
  private var rest: CGFloat?
  /// The edge to which a finger has dragged the keyboard; nil while it rests.
  private var dragged: CGFloat? {
    didSet { if dragged != nil { wasDragged = true } }
  }
  /// Whether a finger has held the keyboard.
  private(set) var wasDragged = false
  /// Whether a finger could drag the keyboard when we last read the guide.
  private var hadFinger = false
  /// Whether we have seen the guide above its position without a keyboard. A guide that never was
  /// is stuck (KeyboardFailures 75).
  private var isTrusted = false
  private var hasComplained = false

  /// The present edge; nil if that is the announced edge.
  var top: CGFloat? { dragged ?? rest }

  /// Whether a finger holds the keyboard below its resting position.
  var isDragged: Bool { dragged != nil }

  /// Reads the guide's top.
  ///
  /// - Parameters:
  ///   - top: The guide's top.
  ///   - announced: The keyboard's top, as its notifications announced it.
  ///   - range: The window's top, and the height at which a guide lies while no keyboard is up.
  ///   - accessory: The accessory view on the keys.
  ///   - finger: The lowest point to which a finger may have dragged the keyboard's top. Nil if no
  ///     finger can drag it.
  /// - Returns: The difference between the notifications and the guide or the accessory view, if it
  ///   is new.
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
    // The guide cannot distinguish a keyboard that low from no keyboard.
    if isAtBottom, announced >= range.upperBound - 1 { return nil }
    if isAtBottom, !isTrusted { return refuse(.guideStaysDown(announced: announced)) }
    // A guide that was attached late has been seen to be larger than the screen (KeyboardFacts
    // 5.2).
    guard top > range.lowerBound else { return refuse(.guideIsUnreal(top: top)) }
    let isFirst = !isTrusted
    isTrusted = true
    let place = rest ?? announced
    // A distance below half a point is the same pixel or its neighbour.
    if top > place + 0.5, finger != nil || hadFinger {
      dragged = drag(to: top, from: place, isAtBottom: isAtBottom, accessory, finger)
      return nil
    }
    dragged = nil
    if case .none = accessory {
      // If both say docked, the guide is right (KeyboardFailures 20). If we have just moved the
      // guide's view, we read the guide before its layout. It agrees later.
      if abs(top - announced) < 1 {
        rest = nil
      } else if top <= place - 1 || isFirst && !isAtBottom {
        rest = top
      }
    }
    guard abs(top - (rest ?? announced)) >= 1 else { return nil }
    return refuse(.guideMiscounts(announced: announced, guide: top))
  }

  /// Returns where a finger has the keyboard's top; nil if the keyboard rests.
  private func drag(
    to top: CGFloat, from place: CGFloat, isAtBottom: Bool, _ accessory: KeyboardAccessory,
    _ finger: CGFloat?
  ) -> CGFloat? {
    // The finger leaves in this turn: a notification comes now, or the keyboard goes back.
    guard let finger else { return dragged.map { min(top, $0) } }
    if case .none = accessory, !isAtBottom { return top }
    // At the safe area the guide stops, and the keyboard goes on with the finger. The keyboard is
    // never lower than the finger, but the guide may be. With an accessory view, it falls by that
    // view's height when a drag begins. On iOS 27 it falls to the bottom at any time (KeyboardFacts
    // 5.2).
    let (guide, limit) = (isAtBottom ? max(top, finger) : top, max(place, finger))
    let edge = guide <= limit + 0.5 ? guide : limit
    return edge > place + 0.5 ? edge : nil
  }

  private mutating func refuse(_ disagreement: KeyboardDisagreement) -> KeyboardDisagreement? {
    defer { hasComplained = true }
    return hasComplained ? nil : disagreement
  }
}

/// The accessory view on the keys. Keyboard layout guides of iOS 26 count it wrongly, even after it
/// has gone (KeyboardFacts 5.2).
enum KeyboardAccessory {
  /// There is none, and there was none before.
  case none
  /// It is not known whether there is one, or there was one before.
  case unknown
  /// There is one. The value is its upper edge, in points from the window's top.
  case top(CGFloat)
}
