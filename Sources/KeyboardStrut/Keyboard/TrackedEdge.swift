import Foundation

/// The y of the keyboard's top edge while the keyboard is up and not animated. All values are y
/// coordinates in the window, in points.
///
/// The last keyboard notification contains a y for the keyboard's top (`announced`). The top of the
/// keyboard layout guide has a y, too. If these two values differ while the keyboard rests, the
/// input's accessory view decides which y we use:
///
/// - An accessory view is on the keys. We use the y of that view's upper edge.
/// - The input has no accessory view, and no earlier input on this screen had one. We use the y of
///   the guide.
/// - The input has no accessory view, but an earlier input on this screen had one. We use the y in
///   the notification, because the guide was seen to be wrong in this case.
///
/// While a finger drags the keyboard, only the guide shows where the keyboard is.
struct TrackedEdge {
  /// The y of the keyboard's top at rest. Nil if the keyboard's top is at the y in the last
  /// keyboard notification.
  private var rest: CGFloat?
  /// The y to which a finger has dragged the keyboard's top. Nil if no finger has moved the
  /// keyboard, or if the keyboard has returned to its position at rest.
  private var dragged: CGFloat? {
    didSet { if dragged != nil { wasDragged = true } }
  }
  /// Whether a finger has dragged the keyboard after the keyboard came to rest. Stays true after
  /// the keyboard has returned from the drag.
  private(set) var wasDragged = false
  /// Whether a finger that can drag the keyboard was down when we last read the keyboard layout
  /// guide.
  private var hadFinger = false
  /// Whether the top of the guide has ever been higher on screen than it is without a keyboard. If
  /// not, the guide may be stuck at the bottom, so we ignore the guide (KeyboardFailures 75).
  private var isTrusted = false
  /// Whether `refuse` has already returned a contradiction between the last keyboard notification
  /// and the guide. `refuse` returns only the first contradiction, and nil for all later ones.
  private var hasComplained = false

  /// The y of the keyboard's top now. Nil if the keyboard's top is at the y in the last keyboard
  /// notification.
  var top: CGFloat? { dragged ?? rest }

  /// Whether a finger has dragged the keyboard below the position where the keyboard rests.
  var isDragged: Bool { dragged != nil }

  /// Compares the y of the guide's top with the y in the last keyboard notification. Updates the
  /// property `top`.
  ///
  /// - Parameters:
  ///   - top: The y of the guide's top.
  ///   - announced: The y of the keyboard's top in the last keyboard notification.
  ///   - range: The lower bound is the y of the window's top. The upper bound is the y that the
  ///     guide's top has while no keyboard is up.
  ///   - accessory: The accessory view on the keys.
  ///   - finger: The greatest y to which a finger may have dragged the keyboard's top. Nil if no
  ///     finger that can drag the keyboard is down.
  /// - Returns: The contradiction between `announced` and the y of the guide or of the accessory
  ///   view. Nil if there is none. After the first contradiction in which we ignore the guide, we
  ///   return no other such contradiction.
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
    // The keyboard is so low that the guide has the same position as without a keyboard. So the
    // guide does not show where the keyboard is.
    if isAtBottom, announced >= range.upperBound - 1 { return nil }
    if isAtBottom, !isTrusted { return refuse(.guideStaysDown(announced: announced)) }
    // A guide that was made while the keyboard was up may be larger than the screen (KeyboardFacts
    // 5.2). So we ignore a guide whose top is at the window's top or above the window.
    guard top > range.lowerBound else { return refuse(.guideIsUnreal(top: top)) }
    let isFirst = !isTrusted
    isTrusted = true
    let place = rest ?? announced
    // A difference of up to half a point is within the same pixel or the next one, so we ignore it.
    if top > place + 0.5, finger != nil || hadFinger {
      dragged = drag(to: top, from: place, isAtBottom: isAtBottom, accessory, finger)
      return nil
    }
    dragged = nil
    if case .none = accessory {
      // The guide and the last keyboard notification both show a docked keyboard, but they give
      // different y values for its top. We use the y of the guide (KeyboardFailures 20).
      //
      // If the guide's top is further down on screen than the keyboard's known top, we use the
      // guide only at the first reading. At a later reading, we may have just moved the view that
      // owns the guide. UIKit has not laid out the guide yet, so the guide's position is out of
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

  /// Returns the y to which a finger has dragged the keyboard's top. Nil if the keyboard's top is
  /// at its position at rest.
  private func drag(
    to top: CGFloat, from place: CGFloat, isAtBottom: Bool, _ accessory: KeyboardAccessory,
    _ finger: CGFloat?
  ) -> CGFloat? {
    // The finger has left the screen. Either UIKit posts a notification in this run-loop turn, or
    // the keyboard slides back up. So we do not follow the guide further down: if the guide is
    // below the last y of the drag, we keep the last y.
    guard let finger else { return dragged.map { min(top, $0) } }
    if case .none = accessory, !isAtBottom { return top }
    // At the bottom, the guide stops at the safe area, but the keyboard follows the finger further
    // down. So we use the guide or the finger there, whichever is further down on screen.
    //
    // The guide may also be further down than the keyboard. With an accessory view, the guide drops
    // by the height of that view when a drag begins. On iOS 27, the guide may drop to the bottom at
    // any time (KeyboardFacts 5.2). But the keyboard's top is never below the finger, so we use the
    // finger's y as the limit.
    let (guide, limit) = (isAtBottom ? max(top, finger) : top, max(place, finger))
    let edge = guide <= limit + 0.5 ? guide : limit
    return edge > place + 0.5 ? edge : nil
  }

  private mutating func refuse(_ disagreement: KeyboardDisagreement) -> KeyboardDisagreement? {
    defer { hasComplained = true }
    return hasComplained ? nil : disagreement
  }
}

/// Tells whether an accessory view is on the keys. On iOS 26, an accessory view makes keyboard
/// layout guides have a wrong y. The y stays wrong after the accessory view has gone (KeyboardFacts
/// 5.2).
enum KeyboardAccessory {
  /// The input has no accessory view, and no earlier input on this screen had one.
  case none
  /// We do not know whether there is an accessory view on the keys. Or there is none, but an
  /// earlier input on this screen had one.
  case unknown
  /// There is an accessory view on the keys. The value is the y of its upper edge in the window, in
  /// points.
  case top(CGFloat)
}
