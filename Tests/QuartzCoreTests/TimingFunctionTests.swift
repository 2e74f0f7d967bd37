import QuartzCore
import Testing

struct TimingFunctionTests {
  static let names: [CAMediaTimingFunctionName] = [
    .linear, .easeIn, .easeOut, .easeInEaseOut, .default,
  ]

  @Test("Curves rise from zero to one", arguments: names)
  func curvesRiseZero(name: CAMediaTimingFunctionName) {
    let curve = CAMediaTimingFunction(name: name)
    #expect(curve.evaluate(0) == 0 && curve.evaluate(1) == 1)
    #expect(curve.evaluate(-1) == 0 && curve.evaluate(2) == 1)
    let values = (0...100).map { curve.evaluate(Double($0) / 100) }
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 < $1 }, "\(name)")
  }

  /// Against the curve drawn from its parameter: x(t) must map to y(t).
  @Test("Heights lie on the curve", arguments: names)
  func heightsLieCurve(name: CAMediaTimingFunctionName) {
    let curve = CAMediaTimingFunction(name: name)
    var points = [[Float]](repeating: [0, 0], count: 4)
    for index in 0..<4 { curve.getControlPoint(at: index, values: &points[index]) }
    for t in stride(from: 0.05, to: 1, by: 0.05) {
      func coordinate(_ axis: Int) -> Double {
        let p = points.map { Double($0[axis]) }
        let s = 1 - t
        return s * s * s * p[0] + 3 * s * s * t * p[1] + 3 * s * t * t * p[2] + t * t * t * p[3]
      }
      #expect(abs(curve.evaluate(coordinate(0)) - coordinate(1)) < 1e-9, "\(name) at \(t)")
    }
  }

  @Test("Symmetry of the named curves")
  func symmetryNamedCurves() {
    let (easeIn, easeOut) = (
      CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .easeOut)
    )
    let both = CAMediaTimingFunction(name: .easeInEaseOut)
    for x in stride(from: 0.0, through: 1, by: 0.1) {
      #expect(abs(easeIn.evaluate(x) - (1 - easeOut.evaluate(1 - x))) < 1e-6)
      #expect(abs(both.evaluate(x) - (1 - both.evaluate(1 - x))) < 1e-6)
    }
    #expect(abs(both.evaluate(0.5) - 0.5) < 1e-6)
  }
}
