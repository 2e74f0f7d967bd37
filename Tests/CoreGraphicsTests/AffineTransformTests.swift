import CoreGraphics
import Testing

struct AffineTransformTests {
  static let transforms: [(String, CGAffineTransform)] = [
    ("identity", .identity),
    ("translation", CGAffineTransform(translationX: 3, y: -4)),
    ("scale", CGAffineTransform(scaleX: 2, y: 0.5)),
    ("rotation", CGAffineTransform(rotationAngle: 0.7)),
    ("mixed", CGAffineTransform(rotationAngle: 1).translatedBy(x: 5, y: 6).scaledBy(x: 3, y: 2)),
  ]

  @Test("Inverse undoes the transform", arguments: transforms)
  func inverseUndoesTransform(name: String, transform: CGAffineTransform) {
    let point = CGPoint(x: 12.5, y: -7).applying(transform).applying(transform.inverted())
    #expect(abs(point.x - 12.5) < 1e-12 && abs(point.y + 7) < 1e-12, "\(name): \(point)")
  }

  @Test("A singular transform is its own inverse")
  func singularTransformInverse() {
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  /// Apple's documentation: t' = [tx ty] × t, that is, the new step acts first.
  @Test("Translated by acts before the receiver")
  func translatedActs() {
    let transform = CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 10, y: 0)
    #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 22, y: 2))
  }

  @Test("Concatenating acts after the receiver")
  func concatenatingActs() {
    let transform = CGAffineTransform(scaleX: 2, y: 2)
      .concatenating(CGAffineTransform(translationX: 10, y: 0))
    #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 12, y: 2))
  }

  @Test("A rotated rect grows to its bounding box")
  func rotatedRectGrows() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 20)
      .applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(rect.minX + 20) < 1e-9 && abs(rect.width - 20) < 1e-9)
    #expect(abs(rect.minY) < 1e-9 && abs(rect.height - 10) < 1e-9)
  }

  @Test("A null rect stays null")
  func nullRectStays() {
    #expect(CGRect.null.applying(CGAffineTransform(translationX: 1, y: 1)).isNull)
  }

  @Test("The empty initializer is all zeros")
  func emptyInitializerZeros() {
    #expect(CGAffineTransform() != .identity)
    #expect(CGPoint(x: 3, y: 4).applying(CGAffineTransform()) == .zero)
  }
}
