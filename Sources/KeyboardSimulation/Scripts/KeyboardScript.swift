import Foundation
import KeyboardGeometry

/// A keyboard's behavior as a value: the notifications it posts and its motion over time.
///
/// Notifications and motion are separate, because real keyboards announce one thing and do another.
/// An instant hide declares 0.25 s. A dragged keyboard moves and posts nothing. A first show gives
/// a begin rect where the keyboard never was. Times are seconds from the script's start, rects are
/// screen points.
///
/// Start with a named script (``show(_:on:from:timing:reportedBegin:)`` and its siblings;
/// ``Scenario`` lists them). Combine scripts with ``then(_:after:)`` and
/// ``interrupted(at:by:lateDid:)``. The caller plays a script: it posts each event at its time and
/// draws the keyboard at ``rect(at:)``.
public struct KeyboardScript: Equatable, Sendable {
  /// The notifications in the order they are posted. Times never decrease.
  public private(set) var events: [Event]

  /// The animations of the keyboard itself. Times never decrease.
  package private(set) var legs: [Leg]

  /// The keyboard's rect before the first leg, in screen points.
  package let origin: CGRect

  /// Makes a script.
  ///
  /// - Parameters:
  ///   - origin: The keyboard's rect before the first leg, in screen points.
  ///   - events: The events, in any order; events of equal time keep their order.
  ///   - legs: The legs, in any order; legs of equal time keep their order.
  package init(from origin: CGRect, events: [Event] = [], legs: [Leg] = []) {
    self.origin = origin
    self.events = events.stablySorted(by: \.time)
    self.legs = legs.stablySorted(by: \.time)
  }

  /// Returns the keyboard's rect in screen points at a time in seconds. The result depends only on
  /// the script and the time.
  ///
  /// Interrupted legs continue underneath those that follow, as UIKit's animations do. Position and
  /// velocity never jump, unless a leg has no duration.
  public func rect(at time: TimeInterval) -> CGRect { motion.rect(at: time) }

  /// The keyboard's motion, for callers that also need velocities or retarget it themselves.
  package var motion: KeyboardMotion {
    var motion = KeyboardMotion(at: origin)
    for (index, leg) in legs.enumerated() {
      switch leg.style {
      case .move:
        motion.move(to: leg.target, at: leg.time, curve: leg.curve, duration: leg.duration)
      case .fadeIn:
        motion.move(to: leg.target, at: leg.time, duration: 0)
      case .fadeOut:
        let next = index + 1 < legs.count ? legs[index + 1].time : .infinity
        motion.move(to: leg.target, at: min(leg.end, next), duration: 0)
      }
    }
    return motion
  }

  /// Returns the keyboard's opacity at a time, 0...1: 1 except during and after a fade.
  public func opacity(at time: TimeInterval) -> CGFloat {
    guard let leg = legs.last(where: { $0.time <= time }) else { return 1 }
    let progress = leg.curve.progress(at: time - leg.time, duration: leg.duration)
    switch leg.style {
    case .move: return 1
    case .fadeIn: return progress
    case .fadeOut: return 1 - progress
    }
  }

  /// The keyboard's final rect, in screen points.
  public var target: CGRect { legs.last?.target ?? origin }

  /// The seconds until the last notification is posted and the last motion is over; 0 for an empty
  /// script.
  public var duration: TimeInterval {
    legs.reduce(events.last?.time ?? 0) { max($0, $1.end) }
  }

  /// Returns this script followed by another one that continues where this one ends.
  ///
  /// - Parameters:
  ///   - next: The next script. Its origin is replaced by this script's target.
  ///   - pause: Seconds between this script's ``duration`` and the start of `next`.
  public func then(_ next: KeyboardScript, after pause: TimeInterval = 0) -> KeyboardScript {
    combined(with: next, at: duration + max(pause, 0))
  }

  /// Returns this script, cut short at a time and continued by another.
  ///
  /// - Parameters:
  ///   - time: Seconds from this script's start. Its events and legs that start later are dropped.
  ///   - next: The script that replaces the rest. Its legs start from the keyboard's current
  ///     position.
  ///   - lateDid: Whether the "did" notifications of this script are still posted, at their
  ///     original times, in the middle of the next script (KeyboardFailures 45).
  public func interrupted(
    at time: TimeInterval, by next: KeyboardScript, lateDid: Bool = false
  ) -> KeyboardScript {
    let kept = KeyboardScript(
      from: origin,
      events: events.filter { $0.time < time || (lateDid && $0.comesLate(after: time)) },
      legs: legs.filter { $0.time < time })
    return kept.combined(with: next, at: time)
  }

  /// Returns the same script with every event and leg later by some seconds.
  public func delayed(by delay: TimeInterval) -> KeyboardScript {
    KeyboardScript(
      from: origin, events: events.map { $0.delayed(by: delay) },
      legs: legs.map { $0.delayed(by: delay) })
  }

  /// Returns both scripts, the other one starting at a time.
  private func combined(with other: KeyboardScript, at time: TimeInterval) -> KeyboardScript {
    let later = other.delayed(by: time)
    return KeyboardScript(
      from: origin, events: events + later.events, legs: legs + later.legs)
  }
}

extension Array {
  /// Returns the elements sorted by time; elements of equal time keep their order.
  fileprivate func stablySorted(by time: KeyPath<Element, TimeInterval>) -> [Element] {
    enumerated().sorted { one, other in
      (one.element[keyPath: time], one.offset) < (other.element[keyPath: time], other.offset)
    }.map(\.element)
  }
}
