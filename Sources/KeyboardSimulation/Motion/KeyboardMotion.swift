import Foundation
import KeyboardGeometry

/// A keyboard's movement as a function of time: the target rect and the animations that still run
/// towards it.
///
/// UIKit's block animations are additive since iOS 8. An animation that interrupts another starts
/// from the *old target*, and the rest of the old one continues underneath. The rect at a time is
/// therefore the target plus the remaining distance of each running leg. Position and velocity are
/// continuous through any number of interruptions. A motion is a value: asking twice gives the same
/// rect.
package struct KeyboardMotion: Equatable, Sendable {
  /// One animation: its rects, its start and its timing.
  private struct Leg: Equatable, Sendable {
    var start: TimeInterval
    var curve: KeyboardCurve
    var duration: TimeInterval
    var from: CGRect
    var to: CGRect

    /// The time at which the leg ends. We compare times with it rather than `time - start` with a
    /// length. The two round differently, and the keyboard must have arrived at its end time.
    var end: TimeInterval { start + curve.length(duration: duration) }
  }

  /// The rect before the first leg.
  private let origin: CGRect
  private var legs: [Leg] = []

  /// Makes a keyboard that rests.
  ///
  /// - Parameter rect: The keyboard's rect, in screen points.
  package init(at rect: CGRect) {
    origin = rect
  }

  /// The keyboard's final rect if no further leg is added, in screen points.
  package var target: CGRect { legs.last?.to ?? origin }

  /// The time at which the last running leg ends; negative infinity if there has been no leg.
  package var end: TimeInterval {
    legs.reduce(-.infinity) { max($0, $1.end) }
  }

  /// Starts a leg towards another rect on top of the running legs.
  ///
  /// - Parameters:
  ///   - rect: The new target, in screen points.
  ///   - time: When it starts, in seconds. A time before the start of the previous leg counts as
  ///     that start.
  ///   - curve: The timing curve.
  ///   - duration: The declared duration in seconds. Zero moves the target at once, as setting a
  ///     frame without animation does (running legs continue).
  package mutating func move(
    to rect: CGRect, at time: TimeInterval, curve: KeyboardCurve = .system,
    duration: TimeInterval = 0.25
  ) {
    let start = max(time.isFinite ? time : 0, legs.last?.start ?? -.infinity)
    legs.append(Leg(start: start, curve: curve, duration: duration, from: target, to: rect))
  }

  /// Returns the keyboard's rect at a time, in screen points.
  ///
  /// The rect is exactly the origin before the first leg and exactly the target after the last one.
  package func rect(at time: TimeInterval) -> CGRect {
    var rect = origin
    var rest = CGRect.zero
    for leg in legs where leg.start <= time {
      rect = leg.to
      guard time < leg.end else { continue }
      let left = 1 - leg.curve.progress(at: time - leg.start, duration: leg.duration)
      rest = rest.adding(leg.from.subtracting(leg.to), times: left)
    }
    return rect.adding(rest, times: 1)
  }

  /// Returns the velocity of each coordinate at a time, in points per second.
  ///
  /// Zero if the rect is set without animation, although it jumps there.
  package func velocity(at time: TimeInterval) -> CGRect {
    var velocity = CGRect.zero
    for leg in legs where leg.start <= time && time < leg.end {
      let speed = leg.curve.velocity(at: time - leg.start, duration: leg.duration)
      velocity = velocity.adding(leg.to.subtracting(leg.from), times: speed)
    }
    return velocity
  }
}

extension CGRect {
  fileprivate func subtracting(_ other: CGRect) -> CGRect {
    CGRect(
      x: origin.x - other.origin.x, y: origin.y - other.origin.y,
      width: size.width - other.size.width, height: size.height - other.size.height)
  }

  fileprivate func adding(_ other: CGRect, times factor: CGFloat) -> CGRect {
    CGRect(
      x: origin.x + other.origin.x * factor, y: origin.y + other.origin.y * factor,
      width: size.width + other.size.width * factor,
      height: size.height + other.size.height * factor)
  }
}
