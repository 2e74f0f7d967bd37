#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// The animation timing for all changes that we make at the end of a run-loop turn.
  @MainActor
  enum TurnTiming {
    /// Changes take effect at once, without animation.
    case none
    /// The keyboard's duration and curve. Also used for other changes in response to an event, such
    /// as a change of the text.
    case keyboard(KeyboardAnimation.Timing)
    /// The duration and curve of an animation in which the app or a container view controller moves
    /// an input. The animation began in this run-loop turn. We move the input in the opposite
    /// direction with the same duration and curve, so the input stays still in every frame.
    ///
    /// Also used when the keyboard slides back up after the user has canceled a drag of the
    /// keyboard (`cancelledDrag`). The duration and curve are then those of this slide.
    case joined(duration: TimeInterval, any UITimingCurveProvider)

    static let standard = TurnTiming.keyboard(.standard)

    /// The timing with which the keyboard slides back up when the user cancels a drag of the
    /// keyboard. UIKit posts no notification for this motion, which takes 0.145189 s (KeyboardFacts
    /// 1.3; KeyboardLogs H21). The keyboard slides even if the user prefers cross-fade transitions.
    static var cancelledDrag: TurnTiming {
      .joined(duration: 0.145_189, UICubicTimingParameters(animationCurve: .easeInOut))
    }

    /// Calls a closure that changes views, and animates these changes with this timing.
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
    /// Makes the timing of an animation that began in this run-loop turn and moves `view` or one of
    /// its superviews. Nil if there is no such animation.
    ///
    /// Core Animation sets the begin time of an animation at the end of the run-loop turn in which
    /// the animation was added. So an animation without a begin time began in this turn. We ignore
    /// three kinds of animation:
    /// - The scroll animation of a scroll view, because it is not layout.
    /// - An animation with a delay. It already has a begin time.
    /// - A keyframe animation. It has no single timing.
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
    /// Makes timing parameters with the curve of a timing function. Uses a linear curve if the
    /// function is nil.
    fileprivate convenience init(_ function: CAMediaTimingFunction?) {
      let points = function?.innerPoints ?? [.zero, CGPoint(x: 1, y: 1)]
      self.init(controlPoint1: points[0], controlPoint2: points[1])
    }
  }

  extension CAMediaTimingFunction {
    /// The two control points of the curve, without the end points (0, 0) and (1, 1).
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
