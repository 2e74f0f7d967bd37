import CoreGraphics
import Testing

struct PathTests {
  struct Inside: Sendable {
    let point: CGPoint
    let isInside: Bool
  }

  @Test(
    "A rounded rect leaves its corners out",
    arguments: [
      Inside(point: CGPoint(x: 50, y: 20), isInside: true),
      Inside(point: CGPoint(x: 1, y: 1), isInside: false),
      Inside(point: CGPoint(x: 4, y: 4), isInside: true),
      Inside(point: CGPoint(x: 99, y: 39), isInside: false),
      Inside(point: CGPoint(x: 101, y: 20), isInside: false),
    ])
  func roundedRectLeaves(_ row: Inside) {
    let path = CGPath(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 40), cornerWidth: 10, cornerHeight: 10,
      transform: nil)
    #expect(path.contains(row.point) == row.isInside, "\(row.point)")
  }

  @Test("Radii larger than half a side are reduced")
  func radiiLarger() {
    let rect = CGRect(x: 0, y: 0, width: 20, height: 20)
    let path = CGPath(roundedRect: rect, cornerWidth: 50, cornerHeight: 50, transform: nil)
    #expect(path == CGPath(ellipseIn: rect, transform: nil))
  }

  @Test("An arc stays on its circle")
  func arcStaysCircle() {
    let path = CGMutablePath()
    path.addArc(
      center: CGPoint(x: 5, y: 5), radius: 10, startAngle: 0.3, endAngle: 4, clockwise: false)
    for element in path.elements {
      guard case .cubic(_, _, let end) = element else { continue }
      #expect(abs(hypot(end.x - 5, end.y - 5) - 10) < 1e-9)
    }
    #expect(abs(path.currentPoint.x - (5 + 10 * cos(4))) < 1e-9)
  }

  /// Clockwise means falling angles, as Apple defines it for y up.
  @Test(
    "The direction of an arc decides its way",
    arguments: [(false, CGPoint(x: 0, y: 10)), (true, CGPoint(x: 0, y: -10))])
  func directionArcDecides(clockwise: Bool, passes: CGPoint) {
    let path = CGMutablePath()
    path.addArc(
      center: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: clockwise)
    let box = path.boundingBoxOfPath
    #expect(abs((passes.y > 0 ? box.maxY : box.minY) - passes.y) < 0.01, "\(box)")
    #expect(abs(passes.y > 0 ? box.minY : box.maxY) < 0.01, "\(box)")
  }

  @Test("Bounding boxes know control points from curves")
  func boundingBoxesKnow() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(abs(path.boundingBoxOfPath.maxY - 5) < 0.1)
    #expect(CGPath().boundingBox.isNull)
  }

  @Test("Trimming keeps the share of the length")
  func trimmingKeepsShare() {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
    let middle = path.trimmed(from: 0.25, to: 0.75)
    #expect(middle.elements.first == .move(CGPoint(x: 5, y: 0)))
    #expect(middle.currentPoint == CGPoint(x: 10, y: 5))
    #expect(path.trimmed(from: 0, to: 1) === path)
    #expect(path.trimmed(from: 0.5, to: 0.5).isEmpty)
  }

  @Test("A copy does not grow with its original")
  func copyNotGrowOriginal() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
    let copy = path.copy()
    path.addRect(CGRect(x: 5, y: 5, width: 1, height: 1))
    #expect(copy?.boundingBox == CGRect(x: 0, y: 0, width: 1, height: 1))
  }
}
