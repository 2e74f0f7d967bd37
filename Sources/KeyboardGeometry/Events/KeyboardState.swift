import Foundation

/// The known state of one screen's keyboard, after any sequence of notifications.
///
/// The state is a value, so a copy is a snapshot. It requires no pairing of wills and dids, no
/// order and no completeness. Notifications may be missing, doubled, late or contradict each other
/// (KeyboardFacts 1.1–1.3, KeyboardFailures 21–45).
///
/// The state ignores first responders, because a view controller's bar is up without one
/// (KeyboardFailures 41).
public struct KeyboardState: Equatable, Sendable {
  /// Where the keyboard is, or will be when its motion ends.
  public var placement: KeyboardPlacement { place.placement }

  /// The keyboard's rect, in screen points; zero while the keyboard is hidden or another app's.
  public var frame: CGRect { place.frame }

  var place = Place.hidden

  /// The bounds of the keyboard's screen, in points; nil until a notification contains them.
  package internal(set) var screen: CGRect?

  /// The frames of the app's windows on the screen, in screen points. A rect may be in the
  /// coordinates of one of them.
  package var windows: [CGRect] = []

  /// The number of moves so far.
  package internal(set) var generation = 0

  /// Whether the keyboard is up and a "did" has confirmed that since its last move.
  package internal(set) var isResting = false

  /// The motion under way, or the last one.
  var leg: Leg?

  /// Motions that were replaced before their "did" came. That "did" may still come and must change
  /// nothing.
  var replaced: [Leg] = []

  /// Makes the state of a keyboard that is down.
  package init() {}

  /// Whether the keyboard moves at a time, in seconds of the clock that ``apply(_:at:)`` uses.
  package func isMoving(at time: TimeInterval) -> Bool { leg?.isRunning(at: time) ?? false }

  /// Returns the part of the screen that content must avoid, in screen points; zero if there is
  /// none.
  ///
  /// - Parameter window: The frame of the asking view's window, in screen points; nil for a window
  ///   as large as the screen. It matters only in Slide Over and Stage Manager, where we correct
  ///   the rect for the window.
  package func coveredFrame(window: CGRect? = nil) -> CGRect {
    guard !frame.isEmpty else { return .zero }
    guard let screen else { return frame }
    let reading = FrameReading(frame: frame, screen: screen, window: window)
    return reading.placement.coversContent ? reading.rect : .zero
  }

  /// Where the keyboard is according to a notification.
  struct Place: Equatable, Sendable {
    var placement: KeyboardPlacement
    var frame: CGRect

    static let hidden = Place(placement: .hidden, frame: .zero)

    /// Whether content must avoid the keyboard.
    var coversContent: Bool { placement.coversContent }

    func isNearly(_ other: Place) -> Bool {
      placement == other.placement && frame.isNearly(other.frame)
    }
  }

  /// A motion, as announced by a "will".
  struct Leg: Equatable, Sendable {
    /// Where the motion goes.
    var place: Place
    var start: TimeInterval
    /// When the motion was announced last. A repeated announcement starts no motion, but a "did"
    /// follows it.
    var announced: TimeInterval
    var duration: TimeInterval = 0
    var curve = KeyboardCurve.system
    /// Whether the motion was announced with an empty rect, as with cross-fade transitions.
    var fades = false
    /// Whether the keyboard had rested there when this was announced last.
    var isRepeated = false
    /// Whether the motion's "did" has come.
    var isConfirmed = false
    /// Whether this show may be over already. The app may have ended editing inside its own
    /// observer of the show, so that we receive the two in the wrong order.
    var isTakenBack = false
    /// Whether this is a hide of which we have received only the change of the frame.
    var awaitsHide = false

    /// Whether the keyboard still moves at a time.
    func isRunning(at time: TimeInterval) -> Bool {
      time >= start && time < start + curve.length(duration: duration)
    }

    /// The time until which the "did" may come. One report has it 283 ms after the start of a
    /// motion with a declared 250 ms (KeyboardFacts 1.1).
    var lastDid: TimeInterval { announced + max(duration, 0.25) + 0.25 }

    /// Whether this motion was announced in the same run-loop turn as `time`.
    func isOfTurn(at time: TimeInterval) -> Bool { announced.isInTurn(of: time) }
  }
}
