import Foundation

/// The known state of one screen's keyboard, after any sequence of notifications.
///
/// The state is a value, so a copy is a snapshot. The state copes with notifications that are
/// missing, doubled, late or in any order, or that contradict each other (KeyboardFacts 1.1–1.3,
/// KeyboardFailures 21–45).
///
/// The state does not depend on first responders, because the accessory bar of a view controller
/// may be up without a first responder (KeyboardFailures 41).
public struct KeyboardState: Equatable, Sendable {
  /// Where the keyboard is. During a motion, where the keyboard will be at the end of the motion.
  public var placement: KeyboardPlacement { place.placement }

  /// The keyboard's rect in screen points. During a motion, the rect at the end of the motion.
  /// `CGRect.zero` while the keyboard is hidden or belongs to another app.
  public var frame: CGRect { place.frame }

  var place = Place.hidden

  /// The bounds of the keyboard's screen, in points. Nil until a notification contains them.
  package internal(set) var screen: CGRect?

  /// The frames of the app's windows, in screen points. UIKit may post a rect in the coordinates of
  /// one of these windows.
  package var windows: [CGRect] = []

  /// How many times the keyboard has begun to move so far. See ``KeyboardMove/generation``.
  package internal(set) var generation = 0

  /// Whether the keyboard is up, and a "did" notification has reported the end of its last move.
  package internal(set) var isResting = false

  /// The current motion of the keyboard, or the last one. Nil if no motion is known.
  var leg: Leg?

  /// Motions that another motion replaced before their "did" notification came. Their late "did"
  /// notifications must not change the state.
  var replaced: [Leg] = []

  /// Makes the state of a hidden keyboard.
  package init() {}

  /// Whether the keyboard is moving at `time`, in seconds on the clock that ``apply(_:at:)`` uses.
  package func isMoving(at time: TimeInterval) -> Bool { leg?.isRunning(at: time) ?? false }

  /// Returns the part of the screen that content must avoid, in screen points. `CGRect.zero` if
  /// there is none.
  ///
  /// - Parameter window: The frame of the content's window, in screen points. Nil for a window as
  ///   large as the screen. The frame only makes a difference in Slide Over and Stage Manager,
  ///   where the posted rect has to be corrected for the window.
  package func coveredFrame(window: CGRect? = nil) -> CGRect {
    guard !frame.isEmpty else { return .zero }
    guard let screen else { return frame }
    let reading = FrameReading(frame: frame, screen: screen, window: window)
    return reading.placement.coversContent ? reading.rect : .zero
  }

  /// The placement and the rect of the keyboard according to a notification.
  struct Place: Equatable, Sendable {
    var placement: KeyboardPlacement
    var frame: CGRect

    static let hidden = Place(placement: .hidden, frame: .zero)

    /// Whether content must avoid a keyboard with this placement.
    var coversContent: Bool { placement.coversContent }

    func isNearly(_ other: Place) -> Bool {
      placement == other.placement && frame.isNearly(other.frame)
    }
  }

  /// A motion of the keyboard that a "will" notification has announced.
  struct Leg: Equatable, Sendable {
    /// The position of the keyboard at the end of the motion.
    var place: Place
    var start: TimeInterval
    /// The time at which UIKit last announced the motion, in seconds. UIKit may announce a motion a
    /// second time, and then posts a second "did" notification later. So `lastDid` counts from the
    /// last announcement, and not from `start`.
    var announced: TimeInterval
    var duration: TimeInterval = 0
    var curve = KeyboardCurve.system
    /// Whether the keyboard hides by fading out. UIKit announces such a motion with an empty rect.
    var fades = false
    var announcement = Announcement.willHideMayFollow
    var confirmation = Confirmation.expected

    /// Which of a motion's "will" notifications we have received.
    enum Announcement: Sendable {
      /// The motion began with `willChangeFrame`. If the keyboard hides, `willHide` may still
      /// follow. If the keyboard shows, `willShow` does not change this value, because we use the
      /// value only for a keyboard that hides.
      case willHideMayFollow
      /// `willHide` has come already, or the motion began with `willShow`.
      case noWillHideFollows
      /// The latest "will" notification repeats the position that the keyboard already had.
      case repeated
    }

    /// Whether the keyboard has arrived at the end of a motion.
    enum Confirmation: Sendable {
      /// The "did" notification is still to come.
      case expected
      /// The "did" notification is still to come, but the keyboard may be hidden already. We
      /// received a hide and then this show, but UIKit may have posted the show first. This happens
      /// if an observer in the app ends editing in response to the show.
      case doubtful
      /// The "did" notification has come.
      case confirmed
    }

    /// Whether the keyboard is still moving at a time.
    func isRunning(at time: TimeInterval) -> Bool {
      time >= start && time < start + curve.length(duration: duration)
    }

    /// The latest time at which we expect a "did" notification of this motion. We allow 250 ms
    /// after the declared end, and at least 500 ms in total. In trace A, `willShow` declared 250
    /// ms, and `didShow` came 283 ms after `willShow` (KeyboardFacts 1.1).
    var lastDid: TimeInterval { announced + max(duration, 0.25) + 0.25 }

    /// Whether this motion was announced in the same run-loop turn as `time`.
    func isOfTurn(at time: TimeInterval) -> Bool { announced.isInTurn(of: time) }
  }
}
