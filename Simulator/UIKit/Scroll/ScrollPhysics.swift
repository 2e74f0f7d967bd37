/// The numbers behind a scroll view's motion, recorded from Apple's UIKit where not said otherwise
/// (uikit-recorded, scroll_physics).
enum ScrollPhysics {
  /// Points a second below which deceleration ends.
  static let stopSpeed = 10.0
  /// How much of an overshoot shows.
  static let rubberBand = 0.55
  /// The natural frequency of the critically damped bounce, radians a second.
  static let bounceFrequency = 11.0
  /// How fast a bounce that is released at rest sets out for the edge: this share of the overshoot
  /// a second.
  ///
  /// Fitted to a recording of iOS 26.1, 235 points beyond the edge; within half a point of its 38
  /// frames (github.com/Vercantez/openuikit, golden/scroll_traces/rubberband_top.json).
  static let restBounceSpeed = 7.2
  /// A bounce ends at the first frame nearer than this to the edge, in points (both recordings of a
  /// bounce there, rubberband_top and edge_impact, jump from about half a point to the edge).
  static let bounceEnd = 0.5

  /// What shows of an overshoot: all of it at first, never more than the view's length.
  static func rubberBanded(_ overshoot: Double, length: Double) -> Double {
    guard length > 0 else { return 0 }
    let distance = abs(overshoot)
    let shown = (1 - 1 / (distance * rubberBand / length + 1)) * length
    return overshoot < 0 ? -shown : shown
  }

  /// The overshoot of which that much shows.
  static func unbanded(_ shown: Double, length: Double) -> Double {
    guard length > 0 else { return 0 }
    let distance = min(abs(shown), length * 0.999)
    let overshoot = (1 / (1 - distance / length) - 1) * length / rubberBand
    return shown < 0 ? -overshoot : overshoot
  }

  /// How fast an overshoot grows on screen, as a share of the finger's speed.
  static func rubberBandSpeed(_ overshoot: Double, length: Double) -> Double {
    guard overshoot != 0, length > 0 else { return 1 }
    let stretch = abs(overshoot) * rubberBand / length + 1
    return rubberBand / (stretch * stretch)
  }

  /// An offset as it shows, bound to the range by a rubber band or a wall.
  static func shown(
    _ offset: Double, in range: ClosedRange<Double>, length: Double, bounces: Bool
  ) -> Double {
    let inside = min(max(offset, range.lowerBound), range.upperBound)
    return bounces ? inside + rubberBanded(offset - inside, length: length) : inside
  }
}

/// The motion of one axis after the finger has gone: an offset as a function of time.
package struct ScrollGlide {
  /// Points a second lose this share of themselves a second: `v(t) = v e^(-kt)`.
  private let decay: Double
  private let start: Double
  private let velocity: Double
  /// When deceleration gives way to the bounce, in seconds.
  private let slideEnd: Double
  private let edge: Double
  private let overshoot: Double
  private let bounceVelocity: Double

  /// Seconds until it rests.
  package let duration: Double
  /// Where it rests.
  package let target: Double

  /// Slides from an offset with a velocity, and turns back where it leaves the range.
  ///
  /// From beyond an end it springs back, unless the throw itself leads inside. What is let go there
  /// at rest springs back faster than a spring that has to be set in motion.
  package init(
    from start: Double, velocity: Double, in range: ClosedRange<Double>, rate: Double,
    bounces: Bool, scale: Double
  ) {
    let decay = Self.decay(rate)
    let speed = abs(velocity)
    var slide = speed > ScrollPhysics.stopSpeed ? log(speed / ScrollPhysics.stopSpeed) / decay : 0
    let end = start + velocity / decay * (1 - exp(-decay * slide))
    let staysBelow = start < range.lowerBound && end < range.lowerBound
    let staysAbove = start > range.upperBound && end > range.upperBound
    if staysBelow || staysAbove {
      let edge = staysBelow ? range.lowerBound : range.upperBound
      let isAtRest = speed <= ScrollPhysics.stopSpeed
      self.init(
        spring: start,
        velocity: isAtRest ? ScrollPhysics.restBounceSpeed * (edge - start) : velocity, to: edge)
      return
    }
    var edge = (end * scale).rounded(.toNearestOrAwayFromZero) / scale
    var bounceVelocity = 0.0
    if end < range.lowerBound || end > range.upperBound {
      edge = end < range.lowerBound ? range.lowerBound : range.upperBound
      slide = -log(1 - (edge - start) * decay / velocity) / decay
      bounceVelocity = bounces ? velocity * exp(-decay * slide) : 0
    }
    self.init(
      decay: decay, start: start, velocity: velocity, slideEnd: slide, edge: edge, overshoot: 0,
      bounceVelocity: bounceVelocity)
  }

  /// The share of the speed lost a second; a rate at which nothing would ever stop is not kept.
  private static func decay(_ rate: Double) -> Double {
    -1000 * log(min(max(rate, 0.5), 0.9999))
  }

  /// Goes to a resting place like a critically damped spring.
  package init(spring start: Double, velocity: Double, to target: Double) {
    self.init(
      decay: 1, start: start, velocity: 0, slideEnd: 0, edge: target, overshoot: start - target,
      bounceVelocity: velocity)
  }

  /// Slides to a given place, at the given velocity as far as that leads there.
  package init(from start: Double, velocity: Double, to target: Double, rate: Double) {
    let distance = target - start
    let natural = Self.decay(rate)
    let sign: Double = distance < 0 ? -1 : 1
    var decay = natural
    var speed = velocity
    let fitting = abs(distance) > 0 ? (abs(velocity) - ScrollPhysics.stopSpeed) / abs(distance) : 0
    if velocity * distance > 0, fitting > natural / 4, fitting < natural * 10 {
      decay = fitting
    } else {
      speed = sign * (natural * abs(distance) + ScrollPhysics.stopSpeed)
    }
    let slide = distance == 0 ? 0 : log(abs(speed) / ScrollPhysics.stopSpeed) / decay
    self.init(
      decay: decay, start: start, velocity: speed, slideEnd: slide, edge: target, overshoot: 0,
      bounceVelocity: 0)
  }

  private init(
    decay: Double, start: Double, velocity: Double, slideEnd: Double, edge: Double,
    overshoot: Double, bounceVelocity: Double
  ) {
    self.decay = decay
    self.start = start
    self.velocity = velocity
    self.slideEnd = slideEnd
    self.edge = edge
    self.overshoot = overshoot
    self.bounceVelocity = bounceVelocity
    target = edge
    duration = slideEnd + Self.settlingTime(overshoot, bounceVelocity)
  }

  /// The offset after a time in seconds.
  package func offset(at time: Double) -> Double {
    if time >= duration { return target }
    if time < slideEnd { return start + velocity / decay * (1 - exp(-decay * time)) }
    return edge + Self.bounce(overshoot, bounceVelocity, time - slideEnd)
  }

  private static func bounce(_ overshoot: Double, _ velocity: Double, _ time: Double) -> Double {
    let omega = ScrollPhysics.bounceFrequency
    return (overshoot + (velocity + omega * overshoot) * time) * exp(-omega * time)
  }

  /// When the bounce can no longer be half a point away.
  private static func settlingTime(_ overshoot: Double, _ velocity: Double) -> Double {
    guard overshoot != 0 || velocity != 0 else { return 0 }
    let omega = ScrollPhysics.bounceFrequency
    func reach(_ time: Double) -> Double {
      (abs(overshoot) + abs(velocity + omega * overshoot) * time) * exp(-omega * time)
    }
    // The reach falls for good once its peak, before 1 / omega, is over.
    var low = 1 / omega
    var high = 4.0
    guard reach(low) > ScrollPhysics.bounceEnd else { return low }
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if reach(middle) > ScrollPhysics.bounceEnd { low = middle } else { high = middle }
    }
    return high
  }
}
