import Foundation

/// The y of the keyboard's top edge while the keyboard is up and not animated. All values are y
/// coordinates in the window, in points.
///
/// Two sources tell the y of the keyboard's top: the latest keyboard notification (`announced`) and
/// the keyboard layout guide. If they give different values while the keyboard rests, the input's
/// accessory view decides which y we use:
///
/// - An accessory view is directly above the keys. We use the y of that view's upper edge.
/// - The input has no accessory view, and no earlier input on this screen had one. We use the y of
///   the guide.
/// - The input has no accessory view, but an earlier input on this screen had one. We use the y in
///   the notification, because the guide may have a wrong y in this case.
///
/// While the user drags the keyboard, only the guide shows where the keyboard is.
struct TrackedEdge {
  /// The y of the keyboard's top at rest. Nil if the keyboard's top rests at the y in the latest
  /// keyboard notification.
  private var rest: CGFloat?
  /// Whether the user has dragged the keyboard since the keyboard came to rest, and how far.
  private enum Drag: Equatable {
    /// The user has not dragged the keyboard.
    case none
    /// The user has dragged the keyboard's top to this y.
    case to(CGFloat)
    /// The user has dragged the keyboard, and it has returned to its position at rest.
    case returned
  }

  private var drag = Drag.none
  /// Whether a finger that can drag the keyboard was on the screen when we last read the keyboard
  /// layout guide.
  private var hadFinger = false
  /// True once we have read the guide's top above its lowest position. This shows that the guide
  /// follows the keyboard. Until then, a guide at its lowest position may be stuck there, so we
  /// ignore the guide (KeyboardFailures 75).
  private var hasFollowedKeyboard = false
  /// The first reason for which we ignored the guide. Nil if we have never ignored the guide. We do
  /// not report any later reason.
  private var contradiction: KeyboardDisagreement?

  /// The y of the keyboard's top now. Nil if the keyboard's top is at the y in the latest keyboard
  /// notification.
  var top: CGFloat? { dragged ?? rest }

  /// The y to which the user has dragged the keyboard's top. Nil if the user has not moved the
  /// keyboard, or if the keyboard has returned to its position at rest.
  private var dragged: CGFloat? { if case .to(let y) = drag { y } else { nil } }

  /// Whether the user has dragged the keyboard below the position where the keyboard rests.
  var isDragged: Bool { dragged != nil }

  /// Whether the user has dragged the keyboard since the keyboard came to rest. Stays true after
  /// the keyboard has returned from the drag.
  var wasDragged: Bool { drag != .none }

  /// Compares the y of the guide's top with the y in the latest keyboard notification. Then updates
  /// `self.top`.
  ///
  /// - Parameters:
  ///   - top: The y of the guide's top.
  ///   - announced: The y of the keyboard's top in the latest keyboard notification.
  ///   - range: The lower bound is the y of the window's top. The upper bound is the y that the
  ///     guide's top has while no keyboard is up.
  ///   - accessory: Whether an accessory view is above the keys.
  ///   - finger: The y that the keyboard's top has if a finger drags the keyboard. This is the
  ///     finger's y plus the distance from the finger down to the keyboard's top
  ///     (`keyboardDismissPadding`). Nil if no finger can be dragging the keyboard.
  /// - Returns: The disagreement to report. The first case that applies decides:
  ///   1. This call has changed the y at rest, and the new y differs from `announced`:
  ///      `.restsElsewhere`.
  ///   2. This call ignores the guide, and no earlier call has ignored it: the reason for ignoring
  ///      it.
  ///   3. All other cases: nil.
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
    // At its lowest position, the guide cannot follow the keyboard further down. So if the
    // notification puts the keyboard's top there or lower, the guide neither confirms nor
    // contradicts the notification.
    if isAtBottom, announced >= range.upperBound - 1 { return nil }
    if isAtBottom, !hasFollowedKeyboard { return refuse(.guideStaysDown(announced: announced)) }
    // A guide that was created while the keyboard was up may be larger than the screen
    // (KeyboardFacts 5.2). So we ignore a guide whose top is at the window's top or above it.
    guard top > range.lowerBound else { return refuse(.guideIsUnreal(top: top)) }
    let isFirst = !hasFollowedKeyboard
    hasFollowedKeyboard = true
    let restingTop = rest ?? announced
    // If `top` is at most half a point below `restingTop`, this is due to rounding, and no drag.
    if top > restingTop + 0.5, finger != nil || hadFinger {
      let edge = draggedEdge(to: top, from: restingTop, isAtBottom: isAtBottom, accessory, finger)
      if let edge { drag = .to(edge) } else { endDrag() }
      return nil
    }
    endDrag()
    if case .none = accessory {
      // For a docked keyboard, the notification and the guide may give different values
      // (KeyboardFailures 20). `restingTop` is the y at which the keyboard's top rested until now:
      // 1. The guide agrees with the notification: we use the y in the notification.
      // 2. The guide is above `restingTop` on screen (smaller y): we use the guide's y.
      // 3. The guide is below `restingTop` on screen (greater y): we use the guide's y only if this
      //    is the first reading that we trust (`isFirst`). At a later reading, the guide may be out
      //    of date. For example, we may have just moved the view that owns the guide, and UIKit has
      //    not laid out the guide yet.
      if abs(top - announced) < 1 {
        rest = nil
      } else if top <= restingTop - 1 || isFirst && !isAtBottom {
        rest = top
      }
    }
    guard abs(top - (rest ?? announced)) >= 1 else { return nil }
    return refuse(.guideMiscounts(announced: announced, guide: top))
  }

  /// Returns the y to which a finger has dragged the keyboard's top. Nil if the keyboard's top is
  /// at its position at rest.
  private func draggedEdge(
    to top: CGFloat, from restingTop: CGFloat, isAtBottom: Bool, _ accessory: KeyboardAccessory,
    _ finger: CGFloat?
  ) -> CGFloat? {
    // If the finger has left the screen, the guide may jump down at once. The keyboard does not
    // jump: it slides back up, or UIKit posts a notification in this run-loop turn. So if the guide
    // is below the latest y of the drag, we keep that y.
    guard let finger else { return dragged.map { min(top, $0) } }
    if case .none = accessory, !isAtBottom { return top }
    // `finger` is the y that the keyboard's top has if the keyboard follows the finger. The guide
    // may be at a wrong position in two ways:
    //
    // 1. Too far up on screen. The guide stops at the bottom safe area, but the keyboard follows
    //    the finger further down. So if the guide has stopped there and `finger` is further down,
    //    we use `finger`.
    // 2. Too far down on screen. The guide drops by the height of an accessory view when a drag
    //    begins, and on iOS 27 it may drop to the bottom at any time (KeyboardFacts 5.2). But the
    //    keyboard's top is never further down than the lower one of `finger` and `restingTop`,
    //    which has the greater y. If the guide is further down than this limit, we use the limit.
    let (guide, limit) = (isAtBottom ? max(top, finger) : top, max(restingTop, finger))
    let edge = guide <= limit + 0.5 ? guide : limit
    return edge > restingTop + 0.5 ? edge : nil
  }

  private mutating func endDrag() {
    if isDragged { drag = .returned }
  }

  private mutating func refuse(_ disagreement: KeyboardDisagreement) -> KeyboardDisagreement? {
    guard contradiction == nil else { return nil }
    contradiction = disagreement
    return disagreement
  }
}

/// Whether an accessory view is directly above the keys. On iOS 26, keyboard layout guides have a
/// wrong y while there is an accessory view, and also after that view has gone (KeyboardFacts 5.2).
enum KeyboardAccessory {
  /// The input has no accessory view, and no earlier input on this screen had one.
  case none
  /// We do not know whether an accessory view is above the keys. Also used if the input has no
  /// accessory view, but an earlier input on this screen had one. The layout guide may then still
  /// be at the top of the earlier accessory view.
  case unknown
  /// An accessory view sits directly above the keys. The value is the y of its upper edge in the
  /// window, in points.
  case top(CGFloat)
}
