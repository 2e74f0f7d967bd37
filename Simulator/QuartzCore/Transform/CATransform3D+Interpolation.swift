/// An affine transform taken apart: scale and skew, then rotation, then translation.
struct TransformParts {
  var translation: CGPoint
  var rotation: CGFloat
  var scale: CGSize
  var skew: CGFloat

  init(_ map: CGAffineTransform) {
    translation = CGPoint(x: map.tx, y: map.ty)
    let width = (map.a * map.a + map.b * map.b).squareRoot()
    rotation = width > 0 ? atan2(map.b, map.a) : 0
    let determinant = map.a * map.d - map.b * map.c
    let height = width > 0 ? determinant / width : (map.c * map.c + map.d * map.d).squareRoot()
    scale = CGSize(width: width, height: height)
    skew = width > 0 ? (map.a * map.c + map.b * map.d) / width : 0
    // A mirrored picture without rotation reads as a negative width, not as half a turn.
    if abs(rotation) > .pi / 2, map.b == 0, map.c == 0 {
      rotation = 0
      scale = CGSize(width: map.a, height: map.d)
      skew = 0
    }
  }

  var map: CGAffineTransform {
    let shape = CGAffineTransform(a: scale.width, b: 0, c: skew, d: scale.height, tx: 0, ty: 0)
    return shape.concatenating(CGAffineTransform(rotationAngle: rotation))
      .concatenating(CGAffineTransform(translationX: translation.x, y: translation.y))
  }
}

extension CATransform3D {
  /// Affine transforms go part by part, the shorter way round; others entry by entry.
  func interpolated(to end: CATransform3D, fraction f: Double) -> CATransform3D {
    if f == 1 { return end }
    guard CATransform3DIsAffine(self), CATransform3DIsAffine(end) else {
      let mixed: [[CGFloat]] = zip(rows, end.rows).map { row, target in
        zip(row, target).map { $0 + ($1 - $0) * CGFloat(f) }
      }
      return CATransform3D(rows: mixed)
    }
    var from = TransformParts(affine)
    let to = TransformParts(end.affine)
    var turn = to.rotation - from.rotation
    if turn > .pi { turn -= 2 * .pi }
    if turn < -.pi { turn += 2 * .pi }
    from.rotation += turn * f
    from.translation.x += (to.translation.x - from.translation.x) * f
    from.translation.y += (to.translation.y - from.translation.y) * f
    from.scale.width += (to.scale.width - from.scale.width) * f
    from.scale.height += (to.scale.height - from.scale.height) * f
    from.skew += (to.skew - from.skew) * f
    return CATransform3DMakeAffineTransform(from.map)
  }
}
