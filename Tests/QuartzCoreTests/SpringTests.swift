import QuartzCore
import Testing

struct SpringTests {
  /// The keyboard's spring: KeyboardFacts 3.2.
  static let keyboard = Spring(mass: 3, stiffness: 1000, damping: 500)

  /// KeyboardFacts 3.2: p(t) and what it makes of 336 points, the latter to 14 digits.
  @Test(
    "The keyboard follows the table",
    arguments: [
      (0.016667, 12.73, 0.01), (0.033333, 41.91, 0.01), (0.05, 78.03, 0.01),
      (0.08, 144.11039189726017, 1e-11), (0.1, 183.05, 0.01),
      (0.125, 223.44512762669416, 1e-11), (0.15, 254.78, 0.01), (0.2, 295.44, 0.01),
      (0.25, 316.52488444019065, 1e-11), (0.3, 326.9009, 1e-4),
      (0.325, 329.82914080062113, 1e-11), (0.35, 331.8332, 1e-4), (0.383, 333.5329, 1e-4),
      (0.4, 334.1210, 1e-4), (0.5, 335.6307289072886, 1e-11),
    ])
  func keyboardFollowsTable(time: Double, points: Double, tolerance: Double) {
    let value = Self.keyboard.progress(at: time) * 336
    #expect(abs(value - points) <= tolerance, "\(time): \(value)")
  }

  @Test("A ratio of one or more is critically damped")
  func ratioMoreCritically() {
    #expect(Self.keyboard.dampingRatio == 1)
    let free = Spring(mass: 3, stiffness: 1000, damping: 500, allowsOverdamping: true)
    // KeyboardFacts 3.2: what an over-damped spring would do instead.
    #expect(abs(free.progress(at: 0.25) - 0.39) < 0.01)
    #expect(abs(free.progress(at: 0.5) - 0.63) < 0.01)
  }

  /// A closed form is right when m·x″ + c·x′ + k·x = 0 holds and it starts as asked.
  @Test(
    "The motion obeys the spring equation",
    arguments: [
      Spring(mass: 1, stiffness: 100, damping: 10),
      Spring(mass: 2, stiffness: 300, damping: 5, initialVelocity: 3),
      Spring(mass: 1, stiffness: 100, damping: 20, initialVelocity: -2),
      Spring(mass: 1, stiffness: 100, damping: 60, initialVelocity: 1, allowsOverdamping: true),
    ])
  func motionObeysSpring(spring: Spring) {
    let h = 1e-4
    func x(_ t: Double) -> Double { 1 - spring.progress(at: t) }
    for t in stride(from: 0.01, through: 1, by: 0.03) {
      let acceleration = (x(t + h) - 2 * x(t) + x(t - h)) / (h * h)
      let velocity = (x(t + h) - x(t - h)) / (2 * h)
      let w = spring.frequency
      let rest = acceleration + 2 * spring.dampingRatio * w * velocity + w * w * x(t)
      #expect(abs(rest) < 1e-2, "\(spring) at \(t): \(rest)")
    }
    #expect(spring.progress(at: 0) == 0)
    #expect(abs(spring.progress(at: 1e-6) / 1e-6 - spring.initialVelocity) < 1e-3)
  }

  @Test(
    "After settling it stays at rest",
    arguments: [
      Spring(mass: 1, stiffness: 100, damping: 10), Spring(mass: 1, stiffness: 400, damping: 3),
      SpringTests.keyboard,
    ])
  func afterSettlingStays(spring: Spring) {
    let settled = spring.settlingDuration()
    for t in stride(from: settled, through: settled * 2, by: settled / 50) {
      #expect(abs(spring.progress(at: t) - 1) <= 0.001, "\(spring) at \(t)")
    }
    #expect(settled > 0.1 && settled < 10)
  }

  @Test("An undamped spring never settles")
  func undampedSpringNever() {
    #expect(Spring(mass: 1, stiffness: 100, damping: 0).settlingDuration() == .infinity)
  }

  /// Defaults as Apple documents them.
  @Test("A new spring animation has Apple's defaults")
  func newSpringAnimation() {
    let spring = CASpringAnimation(keyPath: "position")
    #expect(spring.mass == 1 && spring.stiffness == 100 && spring.damping == 10)
    #expect(spring.initialVelocity == 0)
    #expect(spring.settlingDuration > 1 && spring.settlingDuration < 2)
  }
}
