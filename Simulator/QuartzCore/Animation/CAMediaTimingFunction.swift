/// A timing curve: the cubic Bézier from (0, 0) to (1, 1) with two control points.
open class CAMediaTimingFunction: NSObject {
  let controlPoints: [Float]

  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    controlPoints = [0, 0, c1x, c1y, c2x, c2y, 1, 1]
    super.init()
  }

  /// Control points as Apple's documentation and headers give them; an unknown name is linear.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// Writes x and y of one of the four points, 0…3, both ends included.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    guard (0..<4).contains(idx) else { return }
    ptr[0] = controlPoints[idx * 2]
    ptr[1] = controlPoints[idx * 2 + 1]
  }

  /// The curve's height at `x`, a fraction of the duration; outside 0…1 it is clamped.
  package func evaluate(_ x: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    let (x1, y1) = (Double(controlPoints[2]), Double(controlPoints[3]))
    let (x2, y2) = (Double(controlPoints[4]), Double(controlPoints[5]))
    if x1 == y1, x2 == y2 { return x }
    func bezier(_ a: Double, _ b: Double, _ t: Double) -> Double {
      let s = 1 - t
      return 3 * s * s * t * a + 3 * s * t * t * b + t * t * t
    }
    // x is monotone in t, so bisection cannot miss; 60 halvings reach the last bit of a Double.
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if bezier(x1, x2, middle) < x { low = middle } else { high = middle }
    }
    return bezier(y1, y2, (low + high) / 2)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CAMediaTimingFunction)?.controlPoints == controlPoints
  }

  open override var hash: Int { controlPoints.hashValue }
}
