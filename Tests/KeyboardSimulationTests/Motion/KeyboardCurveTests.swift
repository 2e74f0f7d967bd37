import Foundation
import KeyboardGeometry
import KeyboardSimulation
import Testing

@Suite struct KeyboardCurveTests {
  /// KeyboardFacts 3.2: time, progress to four digits.
  static let table: [(time: Double, progress: Double)] = [
    (0.016667, 0.0379), (0.033333, 0.1247), (0.050, 0.2322), (0.080, 0.4289), (0.100, 0.5448),
    (0.125, 0.6650), (0.150, 0.7583), (0.200, 0.8793), (0.250, 0.9420), (0.300, 0.9729),
    (0.325, 0.9816), (0.350, 0.9876), (0.383, 0.9927), (0.400, 0.9944), (0.499999, 0.9989),
  ]

  @Test("The system curve is the critically damped spring", arguments: table)
  func systemProgress(time: Double, progress: Double) {
    let value = KeyboardCurve.system.progress(at: time, duration: 0.25)
    #expect(abs(value - progress) < 0.000_05, "\(time) s: \(value)")
  }

  /// KeyboardFacts 3.2: the points of a 336-point keyboard, to fourteen digits.
  @Test(
    "336 points agree to fourteen digits",
    arguments: [
      (0.08, 144.11039189726017), (0.125, 223.44512762669416), (0.25, 316.52488444019065),
      (0.325, 329.82914080062113), (0.5, 335.6307289072886),
    ])
  func points(time: Double, expected: Double) {
    let value = 336 * KeyboardCurve.Spring.progress(at: time)
    #expect(abs(value - expected) < 1e-10, "\(time) s: \(value)")
  }

  @Test("The spring is fastest at one over its frequency")
  func springFastest() {
    let spring = KeyboardCurve.Spring.self
    #expect(abs(spring.velocity(at: 1 / spring.frequency) - 6.7165) < 0.000_05)
    #expect(spring.velocity(at: 0.05) < spring.velocity(at: 1 / spring.frequency))
    #expect(spring.velocity(at: 0.06) < spring.velocity(at: 1 / spring.frequency))
  }

  @Test("The system curve ignores the declared duration unless it is zero")
  func systemCurveIgnores() {
    let curve = KeyboardCurve.system
    #expect(curve.progress(at: 0.1, duration: 0.25) == curve.progress(at: 0.1, duration: 0.4))
    #expect(curve.length(duration: 0.25) == 0.5)
    #expect(curve.progress(at: 0.5, duration: 0.25) == 1)
    #expect(curve.length(duration: 0) == 0)
    #expect(curve.progress(at: 0, duration: 0) == 1)
  }

  static let curves: [KeyboardCurve] = (0...15).map(KeyboardCurve.init(rawValue:))

  @Test("Every curve rises from 0 to 1", arguments: curves)
  func rises(curve: KeyboardCurve) {
    var last = 0.0
    for step in 0...200 {
      let time = 0.25 * Double(step) / 200
      let progress = curve.progress(at: time, duration: 0.25)
      #expect(progress >= last, "\(curve) at \(time)")
      last = progress
    }
    #expect(curve.progress(at: 0, duration: 0.25) == 0)
    #expect(curve.progress(at: 1, duration: 0.25) == 1)
  }

  @Test("The velocity is the slope of the progress", arguments: curves)
  func velocity(curve: KeyboardCurve) {
    let step = 1e-6
    for time in stride(from: 0.01, to: 0.24, by: 0.01) {
      let before = curve.progress(at: time - step, duration: 0.25)
      let after = curve.progress(at: time + step, duration: 0.25)
      let slope = (after - before) / (2 * step)
      #expect(abs(slope - curve.velocity(at: time, duration: 0.25)) < 1e-3, "\(curve) \(time)")
    }
  }

  /// Values of Core Animation's timing functions, worked out by hand from their control points: at
  /// half time the symmetric one is at one half; ease-in and ease-out mirror each other.
  @Test("The named curves have Core Animation's shapes")
  func namedCurvesCore() {
    let at = { (curve: KeyboardCurve, t: Double) in curve.progress(at: t, duration: 1) }
    #expect(abs(at(.easeInOut, 0.5) - 0.5) < 1e-12)
    #expect(abs(at(.linear, 0.3) - 0.3) < 1e-12)
    #expect(abs(at(.easeIn, 0.25) - (1 - at(.easeOut, 0.75))) < 1e-12)
    #expect(abs(at(.easeInOut, 0.25) - (1 - at(.easeInOut, 0.75))) < 1e-12)
    // Parameter t = 1/2 of ease-in: x = 3·¼·½·0.42 + 3·½·¼·1 + ⅛ = 0.6575, y = 0 +
    // 0.375 + 0.125.
    #expect(abs(at(.easeIn, 0.6575) - 0.5) < 1e-12)
    // Parameter t = 1/2 of ease-in-out shifted by t = 1/4: x = 0.42·27/64 + 0.58·9/64 + 1/64.
    let x = 0.42 * 27 / 64 + 0.58 * 9 / 64 + 1.0 / 64
    #expect(abs(at(.easeInOut, x) - 10.0 / 64) < 1e-12)
  }

  @Test("Raw values pass through as option bits", arguments: [(0, 0), (2, 0x20000), (7, 0x70000)])
  func options(raw: Int, bits: UInt) {
    #expect(KeyboardCurve(rawValue: raw).animationOptions == bits)
  }

  @Test("A raw value UIKit has no bits for reads as 7", arguments: [-1, 16, 458_752, .max, .min])
  func outOfRange(raw: Int) {
    #expect(KeyboardCurve(rawValue: raw) == .system)
  }

  @Test("Nasty times and durations have an answer", arguments: curves)
  func nasty(curve: KeyboardCurve) {
    let numbers = [
      -Double.infinity, -1e300, -1, -0.0, 0, .leastNonzeroMagnitude, 1e-300, 0.1, 1e300, .infinity,
      .nan,
    ]
    for time in numbers {
      for duration in numbers {
        let progress = curve.progress(at: time, duration: duration)
        #expect((0...1).contains(progress), "\(curve) \(time) \(duration): \(progress)")
        let velocity = curve.velocity(at: time, duration: duration)
        #expect(velocity >= 0 && !velocity.isNaN, "\(curve) \(time) \(duration): \(velocity)")
      }
      let spring = KeyboardCurve.Spring.displacement(at: time, from: 100, velocity: -50)
      #expect(spring.position.isFinite && spring.velocity.isFinite, "\(time): \(spring)")
    }
  }
}
