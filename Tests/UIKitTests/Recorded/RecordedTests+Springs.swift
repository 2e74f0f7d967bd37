import Foundation
import Testing
import UIKit

extension RecordedTests {
  static let springs: [String: Check] = [
    "spring_fit/mass": { recording in
      let mass = try recording.read(CGFloat.self)
      let masses = try [0.3, 1].map { try spring($0).mass }
      #expect(masses == [mass, mass])
    },
    // |(β − v) / ω_d| · e^(−βD) = 0.001 with β = ζω and ω_d = ω√(1 − ζ²).
    "spring_fit/zeta_lt_1": { _ in
      for (zeta, velocity) in [(0.2, 0.0), (0.5, 0), (0.8, 0), (0.5, 3), (0.7, -2)] {
        let spring = try spring(zeta, velocity)
        let omega = spring.stiffness.squareRoot()
        let (beta, damped) = (zeta * omega, omega * (1 - zeta * zeta).squareRoot())
        let rest = abs((beta - velocity) / damped) * exp(-beta * duration)
        #expect(abs(rest - 0.001) < 1e-9, "\(zeta), \(velocity): \(rest)")
        #expect(abs(spring.damping - 2 * beta) < 1e-9)
        guard velocity == 0 else { continue }
        let closed = log(1000 * zeta / (1 - zeta * zeta).squareRoot()) / (zeta * duration)
        #expect(abs(omega - closed) < 1e-6, "\(zeta)")
      }
    },
    // (1 + (ω − v)D) · e^(−ωD) = 0.001.
    "spring_fit/zeta_eq_1": { _ in
      for velocity in [0.0, 4, -3] {
        let omega = try spring(1, velocity).stiffness.squareRoot()
        let rest = (1 + (omega - velocity) * duration) * exp(-omega * duration)
        #expect(abs(rest - 0.001) < 1e-9, "\(velocity): \(rest)")
      }
      let omega = try spring(1).stiffness.squareRoot()
      #expect(abs(omega * duration - 9.23341) < 1e-4)
    },
  ]

  private static let duration = 0.5

  /// What an animation block with a spring adds to a layer.
  private static func spring(_ zeta: CGFloat, _ velocity: CGFloat = 0) throws -> CASpringAnimation {
    UIApplication.launch()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(view)
    window.isHidden = false
    window.layer.commitTree()
    UIView.animate(
      withDuration: duration, delay: 0, usingSpringWithDamping: zeta,
      initialSpringVelocity: velocity, animations: { view.center.x += 50 })
    return try #require(view.layer.animation(forKey: "position") as? CASpringAnimation)
  }
}
