import Testing
import UIKit

/// The motion after a throw, whatever the numbers: it is one curve without a jump, and rests
/// inside.
@Suite struct ScrollGlideTests {
  /// Numbers from a fixed seed.
  private struct Numbers {
    private var state: UInt64 = 4

    mutating func next(_ range: ClosedRange<Double>) -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return range.lowerBound + (range.upperBound - range.lowerBound)
        * (Double(state >> 11) / Double(1 << 53))
    }
  }

  @Test("Throws are continuous and rest inside")
  func throwsContinuousRest() {
    var numbers = Numbers()
    for _ in 0..<2000 {
      let low = numbers.next(-100...100)
      let range = low...(low + max(numbers.next(-200...2000), 0))
      let start = numbers.next((low - 300)...(range.upperBound + 300))
      let velocity = numbers.next(-6000...6000)
      let bounces = numbers.next(0...1) < 0.8
      let words = "start \(start), velocity \(velocity), range \(range), bounces \(bounces)"
      let glide = ScrollGlide(
        from: start, velocity: velocity, in: range, rate: 0.998, bounces: bounces, scale: 3)
      #expect(abs(glide.offset(at: 0) - start) < 1e-9 || glide.duration == 0, "\(words)")
      #expect(glide.duration >= 0 && glide.duration < 12, "\(words): \(glide.duration)")
      #expect(
        glide.target >= range.lowerBound - 0.2 && glide.target <= range.upperBound + 0.2,
        "\(words): \(glide.target)")
      // Nothing moves faster than the throw, or than the spring's own pull.
      let pull = max(low - start, start - range.upperBound, 0) * 11
      // A bounce ends half a point from the edge.
      let fastest = (abs(velocity) + pull) * 0.001 + 0.5
      var last = glide.offset(at: 0)
      for step in 1...Int(glide.duration * 1000 + 2) {
        let now = glide.offset(at: Double(step) / 1000)
        if abs(now - last) > fastest {
          Issue.record("\(words): \(last) to \(now) at \(step) ms")
          break
        }
        last = now
      }
      #expect(glide.offset(at: glide.duration) == glide.target, "\(words)")
    }
  }

  @Test("A chosen target is reached")
  func chosenTargetReached() {
    var numbers = Numbers()
    for _ in 0..<500 {
      let start = numbers.next(-500...500)
      let target = numbers.next(-2000...2000)
      let velocity = numbers.next(-4000...4000)
      let glide = ScrollGlide(from: start, velocity: velocity, to: target, rate: 0.998)
      let nearEnd = glide.offset(at: glide.duration - 1e-6)
      #expect(abs(nearEnd - target) < 0.01, "\(start) to \(target) at \(velocity)")
      #expect(glide.offset(at: 100) == target)
    }
  }

  /// The closed form beside a slow integration of 0.998 a millisecond (uikit-recorded,
  /// deceleration_normal_per_ms).
  @Test("Deceleration is that of the recording", arguments: [100.0, 500, 1000, 3000, 6000])
  func decelerationRecording(velocity: Double) {
    let glide = ScrollGlide(
      from: 0, velocity: velocity, in: 0...1e6, rate: 0.998, bounces: true, scale: 3)
    var (speed, offset, time) = (velocity, 0.0, 0)
    while speed > 10 {
      #expect(abs(glide.offset(at: Double(time) / 1000) - offset) < velocity / 800)
      // A hundredth of a millisecond at a time.
      for _ in 0..<100 {
        offset += speed * 1e-5
        speed *= pow(0.998, 0.01)
      }
      time += 1
    }
    #expect(abs(glide.duration * 1000 - Double(time)) < 2)
    #expect(abs(glide.target - offset) < velocity / 800 + 0.5)
  }
}
