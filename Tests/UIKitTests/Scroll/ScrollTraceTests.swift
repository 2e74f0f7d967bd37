import Phone
import Testing
import UIKit

/// Drags that were recorded on iOS 26.1 (iPhone 16 simulator, 393 × 852 points, 40,000 of
/// content), played again: github.com/Vercantez/openuikit, golden/scroll_traces.
@Suite @MainActor struct ScrollTraceTests {
  private let phone: Phone
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  private let log = ScrollLog()

  init() throws {
    phone = try Phone("iPhone 16")
    scrollView.contentSize = CGSize(width: 393, height: 40_000)
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.delegate = log
    let controller = UIViewController()
    controller.view.addSubview(scrollView)
    phone.show(controller)
  }

  /// Moves the finger up (negative: down) every 8 ms, and lifts it 8 ms after the last movement.
  private func flick(from y: CGFloat, by step: CGFloat, moves: Int, rest: Double = 0.008) {
    phone.touchDown(at: CGPoint(x: 196.5, y: y))
    for move in 1...moves {
      wait(0.008)
      phone.touchMove(to: CGPoint(x: 196.5, y: y - step * CGFloat(move)))
    }
    wait(rest)
    phone.touchUp()
  }

  /// Not in whole frames, unlike `phone.advance`.
  private func wait(_ seconds: Double) { VirtualClock.shared.advance(by: seconds) }

  struct Flick: CustomTestStringConvertible {
    let step: CGFloat
    let velocity: CGFloat
    let lifted: CGFloat
    let target: CGFloat
    var testDescription: String { "\(velocity * 1000) points a second" }
  }

  /// decel_v750 and decel_v3000.
  @Test(
    "a flick's velocity is that of its movements, not of the time until the lift",
    arguments: [
      Flick(step: 6, velocity: 0.75, lifted: 5074, target: 5443.6667),
      Flick(step: 24, velocity: 3, lifted: 5326, target: 6819.6667),
    ])
  func flickVelocity(flick: Flick) {
    scrollView.contentOffset.y = 5000
    self.flick(from: 792, by: flick.step, moves: 14)
    #expect(scrollView.contentOffset.y == flick.lifted)
    #expect(abs(log.velocity.y - flick.velocity) < 1e-6)
    #expect(abs(log.target.y - flick.target) < 0.01)
  }

  /// rubberband_top: milliseconds after the lift, and offsets.
  private static let restBounce: [(Int, CGFloat)] = [
    (24, -197), (57, -152), (91, -116.33), (124, -88.33), (157, -66.67), (191, -50), (224, -37.33),
    (257, -27.67), (291, -20.33), (324, -15), (357, -11), (407, -7), (457, -4.33), (507, -2.67),
    (557, -1.67), (607, -1),
  ]

  @Test("a bounce that is let go at rest returns as recorded, and rests after 0.691 s")
  func bounceAtRest() {
    flick(from: 120, by: -5, moves: 120, rest: 0.312)
    #expect(abs(scrollView.contentOffset.y + 235) < 0.34)
    var time = 0
    for (milliseconds, offset) in Self.restBounce {
      wait(Double(milliseconds - time) / 1000)
      time = milliseconds
      // The phone's frames are not the recording's: a frame's worth of motion lies between.
      let frame = abs(offset) * (exp(9 / 60) - 1) + 0.7
      #expect(
        abs(scrollView.contentOffset.y - offset) <= frame,
        "\(milliseconds) ms: \(scrollView.contentOffset.y), \(offset)")
    }
    #expect(abs(secondsUntilRest() + 0.607 - 0.691) < 0.025)
    #expect(scrollView.contentOffset.y == 0)
  }

  /// edge_impact: 3,125 points a second, 60 points before the end.
  @Test("a throw into the edge goes as far beyond it as recorded, and rests after 0.807 s")
  func edgeImpact() {
    scrollView.contentOffset.y = 38_798
    flick(from: 792, by: 25, moves: 12)
    #expect(scrollView.contentOffset.y == 39_088)
    #expect(abs(log.velocity.y - 3.125) < 1e-6)
    #expect(abs(log.target.y - 39_148) < 0.01)
    #expect(abs(secondsUntilRest() - 0.807) < 0.025)
    #expect(abs((log.offsets.max() ?? 0) - 39_248.33) < 1)
    #expect(scrollView.contentOffset.y == 39_148)
  }

  private func secondsUntilRest() -> Double {
    let start = CACurrentMediaTime()
    while scrollView.isDecelerating, CACurrentMediaTime() < start + 5 {
      phone.advance(by: phone.frameInterval)
    }
    return CACurrentMediaTime() - start
  }
}
