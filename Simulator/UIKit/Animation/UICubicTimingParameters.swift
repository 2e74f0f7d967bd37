/// A cubic Bézier curve from (0, 0) to (1, 1), or one of the system's.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  open var animationCurve: UIView.AnimationCurve { curve }
  private let curve: UIView.AnimationCurve
  private let points: (CGPoint, CGPoint)?

  public init(animationCurve curve: UIView.AnimationCurve) {
    self.curve = curve
    points = nil
    super.init()
  }

  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    curve = .easeInOut
    points = (point1, point2)
    super.init()
  }

  open var controlPoint1: CGPoint { points?.0 ?? point(1) }
  open var controlPoint2: CGPoint { points?.1 ?? point(2) }

  private func point(_ index: Int) -> CGPoint {
    var values: [Float] = [0, 0]
    ViewAnimation.Timing.function(of: animationCurve).getControlPoint(at: index, values: &values)
    return CGPoint(x: CGFloat(values[0]), y: CGFloat(values[1]))
  }

  var timing: ViewAnimation.Timing {
    let (first, second) = (controlPoint1, controlPoint2)
    return .curve(
      CAMediaTimingFunction(
        controlPoints: Float(first.x), Float(first.y), Float(second.x), Float(second.y)))
  }

  open var timingCurveType: UITimingCurveType { points == nil ? .builtin : .cubic }
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  open var springTimingParameters: UISpringTimingParameters? { nil }
}
