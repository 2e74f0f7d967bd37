import Foundation
import KeyboardGeometry

/// Plays scripts on a clock that the caller moves.
///
/// It keeps the keyboard of one screen: what is still to be posted, and where the keyboard is. It
/// starts no timer and posts nothing by itself: take events with ``next(until:)``, post each, and
/// draw the keyboard at ``frame``. Scripts may be played at any time, from a notification's handler
/// too; what runs is interrupted and moves on from where it is.
public struct KeyboardPlayer: Sendable {
  /// The time up to which events were taken, in seconds.
  public private(set) var now: TimeInterval

  /// What happens, on the caller's clock: legs that run or are to come, and events not taken yet.
  private var script: KeyboardScript
  /// How many of the script's events were taken.
  private var taken = 0
  /// The script's motion, which is asked for once a frame.
  private var motion: KeyboardMotion

  /// Makes a player with a keyboard that rests.
  ///
  /// - Parameters:
  ///   - frame: Where it rests, in screen points.
  ///   - time: The clock's present time, in seconds.
  public init(at frame: CGRect, time: TimeInterval = 0) {
    now = time
    script = KeyboardScript(from: frame)
    motion = script.motion
  }

  /// Where the keyboard is now, in screen points.
  public var frame: CGRect { motion.rect(at: now) }

  /// Where the keyboard ends if nothing else is played, in screen points.
  public var target: CGRect { script.target }

  /// The keyboard's opacity now, 0...1.
  public var opacity: CGFloat { script.opacity(at: now) }

  /// Whether nothing is left to post and the keyboard rests.
  public var isFinished: Bool { taken == script.events.count && now >= script.duration }

  /// The time at which everything is posted and the keyboard rests, in seconds.
  public var end: TimeInterval { max(now, script.duration) }

  /// Where the keyboard will be at a time, if nothing else is played; in screen points.
  ///
  /// - Parameter time: Not before ``now``.
  public func frame(at time: TimeInterval) -> CGRect { motion.rect(at: time) }

  /// Plays a script from now on.
  ///
  /// - Parameters:
  ///   - next: Its origin does not matter: the keyboard goes on from where it is.
  ///   - lateDid: Whether the "did" notifications of what is interrupted are still posted
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
  /// - Parameter time: The clock's time in seconds; earlier than ``now`` counts as now.
  /// - Returns: nil if none is due; the clock is then at `time`. The event's own time is on the
  ///   caller's clock.
  public mutating func next(until time: TimeInterval) -> KeyboardScript.Event? {
    guard taken < script.events.count, script.events[taken].time <= time else {
      now = max(now, time)
      return nil
    }
    let event = script.events[taken]
    taken += 1
    now = max(now, event.time)
    return event
  }
}
