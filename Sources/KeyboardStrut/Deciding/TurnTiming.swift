#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// The timing of the changes at the end of a turn.
  @MainActor
  enum TurnTiming {
    /// Changes take effect at once.
    case none
    /// The keyboard's timing, even if the keyboard itself does not move.
    case keyboard(KeyboardAnimation.Timing)
    /// The timing of an animation that began in this turn. The app or a container animates the
    /// layout that has displaced an input. Two animations of the same timing and opposite distances
    /// cancel at every frame.
    case joined(duration: TimeInterval, any UITimingCurveProvider)

    static let standard = TurnTiming.keyboard(.standard)

    /// The timing with which the keyboard comes back after a finger cancels a drag, which posts
    /// nothing. It slides in 0.145189 s, even if it fades otherwise (KeyboardFacts 1.3;
    /// KeyboardLogs H21).
    static var dragCalledOff: TurnTiming {
      .joined(duration: 0.145_189, UICubicTimingParameters(animationCurve: .easeInOut))
    }

    /// Makes changes in one animation block.
    func run(_ changes: @escaping () -> Void) {
      switch self {
      case .none: UIView.performWithoutAnimation(changes)
      case .keyboard(let timing): KeyboardAnimation.run(timing, changes)
      case .joined(let duration, let curve):
        let animator = UIViewPropertyAnimator(duration: duration, timingParameters: curve)
        animator.addAnimations(changes)
        animator.startAnimation()
      }
    }
  }

  extension TurnTiming {
    /// Finds the timing of an animation that began in this turn and moves a view or one around it.
    ///
    /// Core Animation gives an animation its begin time when it commits. So an animation without a
    /// begin time began in this turn. A scroll view's own scroll is no layout, so we ignore it. An
    /// animation with a delay has a begin time, and keyframes have no single timing.
    init?(joining view: UIView) {
      for view in view.path {
        for key in view.layer.animationKeys() ?? [] where !Self.isScroll(key, of: view) {
          guard Self.moves(key), let animation = view.layer.animation(forKey: key),
            animation.beginTime == 0, let timing = Self(of: animation)
          else { continue }
          self = timing
          return
        }
      }
      return nil
    }

    private static func moves(_ key: String) -> Bool {
      key.hasPrefix("position") || key.hasPrefix("bounds") || key.hasPrefix("transform")
    }

    private static func isScroll(_ key: String, of view: UIView) -> Bool {
      view is UIScrollView && key.hasPrefix("bounds.origin")
    }

    private init?(of animation: CAAnimation) {
      if let spring = animation as? CASpringAnimation {
        let curve = UISpringTimingParameters(
          mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
          initialVelocity: CGVector(dx: spring.initialVelocity, dy: spring.initialVelocity))
        self = .joined(duration: spring.settlingDuration, curve)
      } else if let basic = animation as? CABasicAnimation {
        self = .joined(duration: basic.duration, UICubicTimingParameters(basic.timingFunction))
      } else {
        return nil
      }
    }
  }

  extension UICubicTimingParameters {
    /// Makes the same curve as a timing function; linear if there is none.
    fileprivate convenience init(_ function: CAMediaTimingFunction?) {
      let points = function?.innerPoints ?? [.zero, CGPoint(x: 1, y: 1)]
      self.init(controlPoint1: points[0], controlPoint2: points[1])
    }
  }

  extension CAMediaTimingFunction {
    /// The two control points between (0, 0) and (1, 1).
    var innerPoints: [CGPoint] {
      (1...2).map { index in
        var values: [Float] = [0, 0]
        values.withUnsafeMutableBufferPointer { buffer in
          if let start = buffer.baseAddress { getControlPoint(at: index, values: start) }
        }
        return CGPoint(x: CGFloat(values[0]), y: CGFloat(values[1]))
      }
    }
  }
#endif
