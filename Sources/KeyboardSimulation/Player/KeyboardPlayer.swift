import Foundation
import KeyboardGeometry

/// Plays scripts on a clock that the caller moves.
///
/// The player holds the state of one screen's keyboard: its position and the notifications that are
/// still to be posted. It starts no timer and posts nothing. The caller takes events with
/// ``next(until:tolerance:)``, posts each, and draws the keyboard at ``frame``. Scripts may be
/// played at any time, even in a notification's handler. A new script interrupts the running one
/// and continues from the keyboard's current position.
public struct KeyboardPlayer: Sendable {
  /// The time up to which events were taken, in seconds.
  public private(set) var now: TimeInterval

  /// The current script, on the caller's clock: running and future legs, and events not taken yet.
  private var script: KeyboardScript
  /// How many of the script's events were taken.
  private var taken = 0
  /// The script's motion, cached because it is needed once a frame.
  private var motion: KeyboardMotion

  /// Makes a player with a keyboard that rests.
  ///
  /// - Parameters:
  ///   - frame: The keyboard's frame, in screen points.
  ///   - time: The clock's current time, in seconds.
  public init(at frame: CGRect, time: TimeInterval = 0) {
    now = time
    script = KeyboardScript(from: frame)
    motion = script.motion
  }

  /// The keyboard's current frame, in screen points.
  public var frame: CGRect { motion.rect(at: now) }

  /// The keyboard's final frame if no other script is played, in screen points.
  public var target: CGRect { script.target }

  /// The keyboard's opacity now, 0...1.
  public var opacity: CGFloat { script.opacity(at: now) }

  /// Whether all events are taken and the keyboard rests.
  public var isFinished: Bool { taken == script.events.count && now >= script.duration }

  /// The time at which all events are due and the keyboard rests, in seconds.
  public var end: TimeInterval { max(now, script.duration) }

  /// Returns the keyboard's frame at a time if no other script is played; in screen points.
  ///
  /// - Parameter time: Not before ``now``.
  public func frame(at time: TimeInterval) -> CGRect { motion.rect(at: time) }

  /// Plays a script from now on.
  ///
  /// - Parameters:
  ///   - next: The script. Its origin is ignored: the keyboard continues from its current position.
  ///   - lateDid: Whether the "did" notifications of the interrupted script are still posted
  ///     (KeyboardFailures 45). Its "will" notifications are not.
  public mutating func play(_ next: KeyboardScript, lateDid: Bool = false) {
    let later = next.delayed(by: now)
    let late =
      lateDid ? script.events.dropFirst(taken).filter { $0.comesLate(after: now.nextUp) } : []
    let started = script.legs.filter { $0.time <= now }
    let over = started.prefix { $0.end <= now }
    script = KeyboardScript(
      from: over.last?.target ?? script.origin, events: late + later.events,
      legs: started.dropFirst(over.count) + later.legs)
    taken = 0
    motion = script.motion
  }

  /// Takes the next event that is due, and moves the clock to its time.
  ///
  /// - Parameters:
  ///   - time: The clock's time in seconds; earlier than ``now`` counts as now.
  ///   - tolerance: How much too early the clock may be, in seconds, because it has rounded. An
  ///     event that is due so soon is taken, but ``now`` does not pass `time`.
  /// - Returns: nil if no event is due; the clock is then at `time`. The event's own time is on the
  ///   caller's clock.
  public mutating func next(
    until time: TimeInterval, tolerance: TimeInterval = 0
  ) -> KeyboardScript.Event? {
    guard taken < script.events.count, script.events[taken].time <= time + tolerance else {
      now = max(now, time)
      return nil
    }
    let event = script.events[taken]
    taken += 1
    now = max(now, min(event.time, time))
    return event
  }

  /// The times of the events that were not taken yet, in seconds of the caller's clock.
  package var timesToCome: [TimeInterval] { script.events.dropFirst(taken).map(\.time) }
}
