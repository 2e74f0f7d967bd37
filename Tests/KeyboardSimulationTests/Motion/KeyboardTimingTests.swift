import Foundation
import KeyboardGeometry
import KeyboardSimulation
import Testing

/// What other frameworks are told of a curve moves as the keyboard does.
@Suite struct KeyboardTimingTests {
  /// The way that a spring from rest has covered, by small steps of its equation.
  private func covered(
    mass: Double, stiffness: Double, damping: Double, after time: Double
  ) -> Double {
    var (position, velocity) = (0.0, 0.0)
    let step = 1e-5
    for _ in 0..<Int((time / step).rounded()) {
      velocity += (stiffness * (1 - position) - damping * velocity) / mass * step
      position += velocity * step
    }
    return position
  }

  @Test("The keyboard's spring covers what the keyboard covers, at each frame")
  func spring() throws {
    guard case .spring(let mass, let stiffness, let damping) = KeyboardTiming.keyboard else {
      Issue.record("no spring")
      return
    }
    for frame in stride(from: 1, to: 30, by: 4) {
      let time = Double(frame) / 60
      let ours = covered(mass: mass, stiffness: stiffness, damping: damping, after: time)
      let keyboard = KeyboardCurve.system.progress(at: time, duration: 0.25)
      #expect(abs(ours - keyboard) < 0.001, "frame \(frame): \(ours), the keyboard \(keyboard)")
    }
  }

  @Test("A spring covers what small steps of its equation cover", arguments: [20, 60, 109.5445])
  func dampings(damping: Double) {
    let timing = KeyboardTiming.spring(mass: 3, stiffness: 1000, damping: damping)
    for frame in 0...40 {
      let time = Double(frame) / 60
      let steps = covered(mass: 3, stiffness: 1000, damping: damping, after: time)
      #expect(abs(timing.progress(at: time) - steps) < 0.002)
    }
    #expect(timing.progress(at: 3) > 0.999)
  }

  @Test("A Bézier curve starts at 0, ends at 1 and covers what the keyboard's curve covers")
  func curves() {
    for curve in [0, 1, 2, 3].map(KeyboardCurve.init(rawValue:)) {
      let timing = curve.timing(duration: 0.4)
      for time in [-1, 0, 0.05, 0.2, 0.39, 0.4, 2] {
        #expect(abs(timing.progress(at: time) - curve.progress(at: time, duration: 0.4)) < 1e-9)
      }
    }
    #expect(KeyboardTiming.none.progress(at: 0) == 1)
  }

  @Test("With the damping that UIKit declares it is half-way when the keyboard has arrived")
  func declaredDamping() {
    let frames = (1..<60).map { Double($0) / 60 }
    let arrived =
      frames.first { KeyboardCurve.system.progress(at: $0, duration: 0.25) > 0.99 } ?? 0
    let late = covered(mass: 3, stiffness: 1000, damping: 500, after: arrived)
    #expect((0.45...0.6).contains(late), "\(late) after \(arrived) s")
  }

  @Test(
    "A named curve keeps its duration and its points, and none takes no time",
    arguments: [(0, 0.42, 0.58), (1, 0.42, 1), (2, 0, 0.58), (3, 0, 1)])
  func named(raw: Int, x1: Double, x2: Double) {
    let timing = KeyboardCurve(rawValue: raw).timing(duration: 0.3)
    #expect(timing == .bezier(x1: x1, y1: 0, x2: x2, y2: 1, duration: 0.3))
    for duration in [0, -1, Double.nan, .infinity] {
      #expect(KeyboardCurve(rawValue: raw).timing(duration: duration) == .none)
      #expect(KeyboardCurve.system.timing(duration: duration) == .none)
    }
    #expect(KeyboardCurve.system.timing(duration: 0.1) == .keyboard)
  }
}
