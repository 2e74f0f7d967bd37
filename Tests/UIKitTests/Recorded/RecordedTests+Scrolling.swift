import Foundation
import ScreenTesting
import Testing

@testable import UIKit

extension RecordedTests {
  static let scrolling: [String: Check] = [
    "scroll_physics/deceleration_normal_per_ms": { recording in
      let rate = try recording.read(CGFloat.self)
      #expect(UIScrollView.DecelerationRate.normal.rawValue == rate)
      #expect(UIScrollView().decelerationRate == .normal)
      let stage = try ScrollStage(contentHeight: 20_000)
      stage.drag(by: 200, duration: 0.2)
      let start = stage.offset
      stage.phone.advance(by: 0.5)
      // 1000 points a second, a hundredth of a millisecond at a time.
      let travelled = (0..<50_000).reduce(0.0) { $0 + 0.01 * pow(rate, Double($1) / 100) }
      #expect(abs(stage.offset - start - travelled) < 1, "\(stage.offset - start), \(travelled)")
    },
    "scroll_physics/stop_speed_pt_per_s": { recording in
      let speed = try recording.read(Double.self)
      let glide = ScrollGlide(
        from: 0, velocity: 2000, in: 0...1e6, rate: 0.998, bounces: true, scale: 3)
      // It ends on a pixel; what it does just before is the curve.
      let end = glide.duration - 0.001
      let last = (glide.offset(at: end) - glide.offset(at: end - 0.001)) / 0.001
      #expect(abs(last - speed) < 0.1, "\(last)")
    },
    "scroll_physics/rubber_band_c": { recording in
      let c = try recording.read(CGFloat.self)
      let stage = try ScrollStage()
      for beyond in [40.0, 110, 300] {
        stage.phone.touchDown(at: CGPoint(x: 187, y: 200))
        stage.phone.touchMove(to: CGPoint(x: 187, y: 210 + beyond))
        let shown = (1 - 1 / (beyond * c / 500 + 1)) * 500
        #expect(abs(stage.offset + shown) <= 0.25, "\(beyond)")
        stage.phone.touchUp()
        stage.phone.advance(by: 3)
      }
    },
    "scroll_physics/pan_slop_pt": { recording in
      let slop = try recording.read(CGFloat.self)
      let stage = try ScrollStage()
      stage.phone.touchDown(at: CGPoint(x: 187, y: 350))
      stage.phone.touchMove(to: CGPoint(x: 187, y: 350.5 - slop))
      #expect(!stage.scrollView.isDragging)
      stage.phone.touchMove(to: CGPoint(x: 187, y: 350 - slop))
      #expect(stage.scrollView.isDragging)
      stage.phone.touchUp()
    },
    "scroll_physics/velocity_window_ms": { recording in
      // Fast, then slow for just as long as the window: what was fast is forgotten.
      let window = try recording.read(Double.self) / 1000
      let stage = try ScrollStage(contentHeight: 20_000)
      var y: CGFloat = 590
      stage.phone.touchDown(at: CGPoint(x: 187, y: y))
      @MainActor func move(_ speed: CGFloat, for time: Double) {
        for _ in 0..<Int((time * 60).rounded()) {
          stage.phone.advance(by: 1.0 / 60)
          y -= speed / 60
          stage.phone.touchMove(to: CGPoint(x: 187, y: y))
        }
      }
      move(2000, for: window)
      move(300, for: window / 2)
      #expect(abs(stage.velocity - 1150) < 1, "half of each: \(stage.velocity)")
      move(300, for: window / 2)
      #expect(abs(stage.velocity - 300) < 1, "\(stage.velocity)")
      stage.phone.touchUp()
    },
    "scroll_physics/bounce_with_velocity": { _ in
      // The finger still moves outwards when it is lifted.
      let stage = try ScrollStage()
      stage.drag(by: -120)
      let start = Double(stage.offset)
      let outwards = (120 / 0.25) * ScrollPhysics.rubberBandSpeed(110, length: 500)
      for step in 1...4 {
        stage.phone.advance(by: 0.1)
        let t = Double(step) / 10
        let expected = (start + (11 * start - outwards) * t) * exp(-11 * t)
        #expect(abs(Double(stage.offset) - expected) <= 0.5, "\(t)")
      }
    },
    "scroll_physics/contentOffset_grid": { _ in
      for (device, scale) in [("iPhone 15", 3.0), ("iPhone 8", 2)] {
        let stage = try ScrollStage(device, contentHeight: 20_000)
        stage.drag(by: 333, duration: 0.31)
        stage.phone.advance(by: 3)
        let offsets = stage.log.offsets
        #expect(offsets.count > 100)
        let off = offsets.filter { abs(($0 * scale).rounded() - $0 * scale) > 1e-9 }
        #expect(off.isEmpty, "\(device): \(off)")
        #expect(Set(offsets.map { ($0 * scale).rounded() }).count > 100)
      }
    },
  ]
}

extension ScrollStage {
  /// Points per second, as the pan sees it; positive where content moves up.
  fileprivate var velocity: CGFloat { -scrollView.panGestureRecognizer.velocity(in: scrollView).y }
}
