import QuartzCore
import Testing

struct TransformTests {
  static let samples: [CATransform3D] = [
    CATransform3DIdentity, CATransform3DMakeTranslation(1, 2, 3), CATransform3DMakeScale(2, 3, 4),
    CATransform3DMakeRotation(0.5, 0, 0, 1), CATransform3DMakeRotation(1.2, 1, 2, 3),
    CATransform3DScale(CATransform3DMakeRotation(0.3, 1, 0, 0), 2, 1, 1),
  ]

  @Test("The inverse undoes", arguments: samples.indices)
  func inverseUndoes(index: Int) {
    let t = Self.samples[index]
    let product = CATransform3DConcat(t, CATransform3DInvert(t))
    let identity = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1] as [CGFloat]
    let entries = [
      product.m11, product.m12, product.m13, product.m14, product.m21, product.m22, product.m23,
      product.m24, product.m31, product.m32, product.m33, product.m34, product.m41, product.m42,
      product.m43, product.m44,
    ]
    for (entry, expected) in zip(entries, identity) { #expect(near(entry, expected), "\(index)") }
  }

  @Test("The affine part agrees with core graphics")
  func affinePartAgrees() {
    let flat = CATransform3DTranslate(
      CATransform3DRotate(CATransform3DMakeScale(2, 3, 1), 0.4, 0, 0, 1), 5, 6, 0)
    let affine = CGAffineTransform(scaleX: 2, y: 3).rotated(by: 0.4).translatedBy(x: 5, y: 6)
    let part = CATransform3DGetAffineTransform(flat)
    #expect(CATransform3DIsAffine(flat))
    #expect(near(part.a, affine.a) && near(part.b, affine.b) && near(part.tx, affine.tx))
    #expect(near(part.c, affine.c) && near(part.d, affine.d) && near(part.ty, affine.ty))
  }

  @Test("A rotation in space is not affine")
  func rotationSpace() {
    #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 0, 1, 0)))
  }
}
