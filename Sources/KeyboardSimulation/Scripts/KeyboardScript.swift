import Foundation
import KeyboardGeometry

/// What a keyboard does, as a value: the notifications it posts and the way it moves, over time.
///
/// The two are separate on purpose, because real keyboards tell one thing and do another: an
/// instant hide declares 0.25 s, a dragged keyboard moves and posts nothing, a first show gives a
/// begin rect the keyboard was never at. Times are seconds from the script's start, rects are
/// screen points.
///
/// Scripts are made from the named ones (``show(_:on:from:timing:reportedBegin:)`` and its
/// siblings; ``Scenario`` lists them) and put together with ``then(_:after:)`` and
/// ``interrupted(at:by:lateDid:)``. Playing one is up to the caller: post each event when its time
/// has come and draw the keyboard at ``rect(at:)``.
public struct KeyboardScript: Equatable, Sendable {
  /// The notifications in the order they are posted. Times never decrease.
  public private(set) var events: [Event]

  /// The animations of the keyboard itself. Times never decrease.
  package private(set) var legs: [Leg]

  /// Where the keyboard is before the first leg, in screen points.
  package let origin: CGRect

  /// Makes a script.
  ///
  /// - Parameters:
  ///   - origin: Where the keyboard is before anything happens, in screen points.
  ///   - events: In any order; those of equal time stay in the order given.
  ///   - legs: Likewise.
  package init(from origin: CGRect, events: [Event] = [], legs: [Leg] = []) {
    self.origin = origin
    self.events = events.stablySorted(by: \.time)
    self.legs = legs.stablySorted(by: \.time)
  }

  /// The keyboard's rect in screen points at a time in seconds: a pure function of both.
  ///
  /// Interrupted legs run on underneath those that follow, as UIKit's animations do, so neither
  /// position nor velocity ever jumps (unless a leg has no duration).
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

  /// The keyboard's opacity at a time, 0...1: 1 except during and after a fade.
  public func opacity(at time: TimeInterval) -> CGFloat {
    guard let leg = legs.last(where: { $0.time <= time }) else { return 1 }
    let progress = leg.curve.progress(at: time - leg.time, duration: leg.duration)
    switch leg.style {
    case .move: return 1
    case .fadeIn: return progress
    case .fadeOut: return 1 - progress
    }
  }

  /// Where the keyboard ends, in screen points.
  public var target: CGRect { legs.last?.target ?? origin }

  /// The seconds until the last notification is posted and the last motion over; 0 for an empty
  /// script.
  public var duration: TimeInterval {
    legs.reduce(events.last?.time ?? 0) { max($0, $1.end) }
  }

  /// Adds another script that goes on where this one ends.
  ///
  /// - Parameters:
  ///   - next: Its origin is replaced by this script's target.
  ///   - pause: Seconds between this script's ``duration`` and the start of `next`.
  public func then(_ next: KeyboardScript, after pause: TimeInterval = 0) -> KeyboardScript {
    combined(with: next, at: duration + max(pause, 0))
  }

  /// Cuts this script short at a time and goes on with another.
  ///
  /// - Parameters:
  ///   - time: Seconds from this script's start. Its events and legs that start later are dropped.
  ///   - next: What happens instead. Its legs start from wherever the keyboard is.
  ///   - lateDid: Whether the "did" notifications of this script are posted all the same, at their
  ///     own time, in the middle of the next one: KeyboardFailures 45.
  public func interrupted(
    at time: TimeInterval, by next: KeyboardScript, lateDid: Bool = false
  ) -> KeyboardScript {
    let kept = KeyboardScript(
      from: origin,
      events: events.filter { $0.time < time || (lateDid && $0.comesLate(after: time)) },
      legs: legs.filter { $0.time < time })
    return kept.combined(with: next, at: time)
  }

  /// The same script with every event and leg later by some seconds.
  public func delayed(by delay: TimeInterval) -> KeyboardScript {
    KeyboardScript(
      from: origin, events: events.map { $0.delayed(by: delay) },
      legs: legs.map { $0.delayed(by: delay) })
  }

  /// Both scripts, the other one starting at a time.
  private func combined(with other: KeyboardScript, at time: TimeInterval) -> KeyboardScript {
    let later = other.delayed(by: time)
    return KeyboardScript(
      from: origin, events: events + later.events, legs: legs + later.legs)
  }
}

extension Array {
  /// The elements by time, those of equal time in their own order.
  fileprivate func stablySorted(by time: KeyPath<Element, TimeInterval>) -> [Element] {
    enumerated().sorted { one, other in
      (one.element[keyPath: time], one.offset) < (other.element[keyPath: time], other.offset)
    }.map(\.element)
  }
}
