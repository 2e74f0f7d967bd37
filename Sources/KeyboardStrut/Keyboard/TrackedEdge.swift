import Foundation

/// The y of the keyboard's top edge while the keyboard is up and not animated. All values are y
/// coordinates in the window, in points.
///
/// The notifications announce a y, and the keyboard layout guide shows a y, too. If the two differ
/// at rest, there are three cases. If an accessory view is on the keys, the keyboard's top is the
/// upper edge of that view. If no input on this screen has had an accessory view so far, we believe
/// the layout guide. If an earlier input had an accessory view, we believe the notifications,
/// because the guide was seen to be wrong in that case.
///
/// While a finger drags the keyboard, only the guide shows where the keyboard is.
struct TrackedEdge {
  /// The y at which the keyboard rests. Nil if that is the announced y.
  private var rest: CGFloat?
  /// The y to which a finger has dragged the keyboard. Nil if no finger has moved the keyboard.
  private var dragged: CGFloat? {
    didSet { if dragged != nil { wasDragged = true } }
  }
  /// Whether a finger has dragged the keyboard at any time since it came to rest.
  private(set) var wasDragged = false
  /// Whether a finger could drag the keyboard when we last read the keyboard layout guide.
  private var hadFinger = false
  /// Whether the keyboard layout guide has ever been above its position without a keyboard. If not,
  /// the guide is stuck, and we ignore it (KeyboardFailures 75).
  private var isTrusted = false
  /// Whether `refuse` has returned a disagreement before. `refuse` returns only the first
  /// disagreement.
  private var hasComplained = false

  /// The y of the keyboard's top now. Nil if that is the announced y.
  var top: CGFloat? { dragged ?? rest }

  /// Whether a finger has dragged the keyboard below the position at which it rests.
  var isDragged: Bool { dragged != nil }

  /// Compares the y of the guide's top with the announced y, and updates `top`.
  ///
  /// - Parameters:
  ///   - top: The y of the guide's top.
  ///   - announced: The y of the keyboard's top according to its notifications.
  ///   - range: From the y of the window's top to the y of a guide's top while no keyboard is up.
  ///   - accessory: The accessory view on the keys.
  ///   - finger: The greatest y to which a finger may have dragged the keyboard's top. Nil if no
  ///     finger can drag the keyboard.
  /// - Returns: The difference between the notifications and the guide or the accessory view. Nil
  ///   if there is none, or if it was returned before.
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
    // The keyboard is so low that the guide has the same position as without a keyboard. The guide
    // tells nothing then.
    if isAtBottom, announced >= range.upperBound - 1 { return nil }
    if isAtBottom, !isTrusted { return refuse(.guideStaysDown(announced: announced)) }
    // A guide that was made while the keyboard was up may be larger than the screen (KeyboardFacts
    // 5.2).
    guard top > range.lowerBound else { return refuse(.guideIsUnreal(top: top)) }
    let isFirst = !isTrusted
    isTrusted = true
    let place = rest ?? announced
    // A difference of up to half a point is within the same pixel or the next one, so we ignore the
    // difference.
    if top > place + 0.5, finger != nil || hadFinger {
      dragged = drag(to: top, from: place, isAtBottom: isAtBottom, accessory, finger)
      return nil
    }
    dragged = nil
    if case .none = accessory {
      // The guide and the notifications both show a docked keyboard. We believe the guide
      // (KeyboardFailures 20).
      //
      // We believe a guide that is lower than before only at the first reading. If we have just
      // moved the guide's view, UIKit has not laid out the guide yet, and its position is out of
      // date.
      if abs(top - announced) < 1 {
        rest = nil
      } else if top <= place - 1 || isFirst && !isAtBottom {
        rest = top
      }
    }
    guard abs(top - (rest ?? announced)) >= 1 else { return nil }
    return refuse(.guideMiscounts(announced: announced, guide: top))
  }

  /// Returns the y to which a finger has dragged the keyboard's top. Nil if the keyboard rests.
  private func drag(
    to top: CGFloat, from place: CGFloat, isAtBottom: Bool, _ accessory: KeyboardAccessory,
    _ finger: CGFloat?
  ) -> CGFloat? {
    // The finger has left the screen. Now a notification comes in this run-loop turn, or the
    // keyboard slides back up. We do not use a guide that is lower than the last dragged y.
    guard let finger else { return dragged.map { min(top, $0) } }
    if case .none = accessory, !isAtBottom { return top }
    // At the bottom, the guide stops at the safe area, but the keyboard follows the finger further
    // down. So we use the lower one of the guide and the finger there.
    //
    // The guide may also be lower than the keyboard. With an accessory view, the guide drops by
    // that view's height when a drag begins. On iOS 27 the guide may drop to the bottom at any time
    // (KeyboardFacts 5.2). The keyboard is never lower than the finger, so the finger's y is the
    // limit.
    let (guide, limit) = (isAtBottom ? max(top, finger) : top, max(place, finger))
    let edge = guide <= limit + 0.5 ? guide : limit
    return edge > place + 0.5 ? edge : nil
  }

  private mutating func refuse(_ disagreement: KeyboardDisagreement) -> KeyboardDisagreement? {
    defer { hasComplained = true }
    return hasComplained ? nil : disagreement
  }
}

/// The accessory view on the keys. On iOS 26, keyboard layout guides count the height of an
/// accessory view wrongly, even after the view has gone (KeyboardFacts 5.2).
enum KeyboardAccessory {
  /// The input has no accessory view, and no earlier input had one.
  case none
  /// We do not know whether there is an accessory view, or an earlier input had one.
  case unknown
  /// There is an accessory view. The value is the y of its upper edge in the window, in points.
  case top(CGFloat)
}
