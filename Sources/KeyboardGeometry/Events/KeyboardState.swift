import Foundation

/// What is known of the keyboard of one screen, after any sequence of notifications.
///
/// It is a value, so a copy is a snapshot. It needs no pairing of wills and dids, no order and no
/// completeness: notifications may be missing, doubled, late or contradict each other
/// (KeyboardFacts 1.1–1.3, KeyboardFailures 21–45).
///
/// It does not know first responders: a bar of a view controller is up without one
/// (KeyboardFailures 41).
public struct KeyboardState: Equatable, Sendable {
  /// Where the keyboard is, or will be when its motion ends.
  public var placement: KeyboardPlacement { place.placement }

  /// Its rect, in screen points; zero while it is hidden or another app's.
  public var frame: CGRect { place.frame }

  var place = Place.hidden

  /// The bounds of its screen, in points; nil until a notification tells.
  package internal(set) var screen: CGRect?

  /// The frames of the app's windows on the screen, in screen points. A rect may be in the
  /// coordinates of one of them.
  package var windows: [CGRect] = []

  /// The number of moves so far.
  package internal(set) var generation = 0

  /// Whether it is up and a "did" has said so since it moved last.
  package internal(set) var isResting = false

  /// The motion under way, or the last one.
  var leg: Leg?

  /// Legs that were replaced before their "did" came: it may still come, and must change nothing.
  var replaced: [Leg] = []

  /// Makes the state of a keyboard that is down.
  package init() {}

  /// Whether the keyboard is on its way at a time, in seconds of the clock that
  /// ``apply(_:at:)`` was told of.
  package func isMoving(at time: TimeInterval) -> Bool { leg?.isRunning(at: time) ?? false }

  /// The part of the screen that content must leave, in screen points; zero if there is none.
  ///
  /// - Parameter window: The frame of the asking view's window, in screen points. It matters in
  ///   Slide Over and Stage Manager only, where a rect is set right for it; nil for a window as
  ///   large as the screen.
  package func coveredFrame(window: CGRect? = nil) -> CGRect {
    guard !frame.isEmpty else { return .zero }
    guard let screen else { return frame }
    let reading = FrameReading(frame: frame, screen: screen, window: window)
    return reading.placement.coversContent ? reading.rect : .zero
  }

  /// Where a notification has the keyboard.
  struct Place: Equatable, Sendable {
    var placement: KeyboardPlacement
    var frame: CGRect

    static let hidden = Place(placement: .hidden, frame: .zero)

    /// Whether content has to give way.
    var coversContent: Bool { placement.coversContent }

    func isNearly(_ other: Place) -> Bool {
      placement == other.placement && frame.isNearly(other.frame)
    }
  }

  /// A motion, as announced by a "will".
  struct Leg: Equatable, Sendable {
    /// Where it goes.
    var place: Place
    var start: TimeInterval
    /// When it was announced last; announcing it again starts no motion, but is followed by a
    /// "did".
    var announced: TimeInterval
    var duration: TimeInterval = 0
    var curve = KeyboardCurve.system
    /// Whether it was announced with an empty rect, as cross-fade does.
    var fades = false
    /// Whether the keyboard had rested there when this was announced last.
    var isRepeated = false
    /// Whether its "did" has come.
    var isConfirmed = false
    /// Whether this show may be over already: the app ended editing while it heard of the show, and
    /// we hear of the two in the wrong order.
    var isTakenBack = false
    /// Whether this is a hide of which only the change of the frame has been heard.
    var awaitsHide = false

    /// Whether the keyboard still moves at a time.
    func isRunning(at time: TimeInterval) -> Bool {
      time >= start && time < start + curve.length(duration: duration)
    }

    /// The time until which its "did" may come: 283 ms after the start was seen for 250 declared
    /// (KeyboardFacts 1.1).
    var lastDid: TimeInterval { announced + max(duration, 0.25) + 0.25 }

    /// Whether this was announced in the turn of the run loop in which something else is.
    func isOfTurn(at time: TimeInterval) -> Bool { announced.isInTurn(of: time) }
  }
}
