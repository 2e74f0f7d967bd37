import Foundation
import KeyboardGeometry
import KeyboardSimulation
import Testing

@Suite struct KeyboardMotionTests {
  let down = CGRect(x: 0, y: 844, width: 390, height: 336)
  let up = CGRect(x: 0, y: 508, width: 390, height: 336)

  @Test("A keyboard at rest stays there")
  func keyboardRestStays() {
    let motion = KeyboardMotion(at: down)
    for time in [-1, 0, 0.1, 10] { #expect(motion.rect(at: time) == down) }
    #expect(motion.target == down)
    #expect(motion.end == -.infinity)
  }

  @Test("One leg follows its curve and lands exactly")
  func legFollowsCurve() {
    var motion = KeyboardMotion(at: down)
    motion.move(to: up, at: 1)
    #expect(motion.rect(at: 1) == down)
    let progress = KeyboardCurve.Spring.progress(at: 0.08)
    #expect(abs(motion.rect(at: 1.08).minY - (844 - 336 * progress)) < 1e-9)
    #expect(motion.rect(at: 1.5) == up)
    #expect(motion.end == 1.5)
  }

  @Test("A leg without duration jumps")
  func legWithoutDuration() {
    var motion = KeyboardMotion(at: up)
    motion.move(to: down, at: 0, duration: 0)
    #expect(motion.rect(at: 0) == down)
    #expect(motion.end == 0)
  }

  /// A second animation on top of the first must look exactly as if one spring had been given
  /// a new target with the position and velocity it had.
  @Test("Interrupting is retargeting", arguments: [0.01, 0.0548, 0.08, 0.2, 0.3])
  func additiveEqualsRetargeted(cut: Double) {
    var motion = KeyboardMotion(at: down)
    motion.move(to: up, at: 0)
    let before = motion.rect(at: cut).minY
    let speed = motion.velocity(at: cut).minY
    motion.move(to: down, at: cut)
    #expect(motion.rect(at: cut).minY == before)
    #expect(abs(motion.velocity(at: cut + 1e-9).minY - speed) < 1e-2)
    for later in stride(from: 0.0, to: 0.5 - cut, by: 0.01) {
      let spring = KeyboardCurve.Spring.displacement(
        at: later, from: before - down.minY, velocity: speed)
      let rect = motion.rect(at: cut + later)
      #expect(abs(rect.minY - (down.minY + spring.position)) < 1e-9, "cut \(cut), +\(later)")
    }
    #expect(motion.rect(at: cut + 0.5) == down)
  }

  @Test("Ten reversals 80 ms apart never jump", arguments: [KeyboardCurve.system, .easeInOut])
  func reversals(curve: KeyboardCurve) {
    var motion = KeyboardMotion(at: down)
    for leg in 0..<10 {
      motion.move(to: leg.isMultiple(of: 2) ? up : down, at: 0.08 * Double(leg), curve: curve)
    }
    var last = motion.rect(at: 0).minY
    for step in 1...2000 {
      let y = motion.rect(at: Double(step) * 0.001).minY
      // The fastest moment of one leg is 6.72 heights a second; overlapping ones stay below three.
      #expect(abs(y - last) < 336 * 0.02, "at \(step) ms: \(last) to \(y)")
      last = y
    }
    #expect(motion.rect(at: motion.end) == down)
  }

  @Test("A leg from the past starts with the last one")
  func legPastStarts() {
    var motion = KeyboardMotion(at: down)
    motion.move(to: up, at: 1)
    motion.move(to: down, at: 0.5)
    motion.move(to: up, at: .nan)
    #expect(motion.rect(at: 0.9) == down)
    #expect(motion.target == up)
    #expect(motion.end == 1.5)
  }
}
