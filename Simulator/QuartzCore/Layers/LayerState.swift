/// Everything of one layer that decides how it looks, as a value.
///
/// A layer owns its *model* state. Its *presentation* state is a pure function of the model state,
/// the attached animations and a time: see `CALayer.presentationState(at:)`.
package struct LayerState {
  // Geometry, points in the superlayer's space except `bounds`.
  package var bounds = CGRect.zero
  package var position = CGPoint.zero
  package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  package var zPosition: CGFloat = 0
  package var transform = CATransform3DIdentity { didSet { noteShape() } }
  package var sublayerTransform = CATransform3DIdentity { didSet { noteShape() } }
  /// Whether neither of the two does anything: what most layers are.
  package private(set) var isPlain = true

  // What is painted.
  package var isHidden = false
  package var opacity: Float = 1
  package var masksToBounds = false
  package var backgroundColor: CGColor?
  package var cornerRadius: CGFloat = 0
  package var maskedCorners = CACornerMask.all
  package var cornerCurve = CALayerCornerCurve.circular
  package var borderWidth: CGFloat = 0
  package var borderColor: CGColor? = .black

  package var shadowColor: CGColor? = .black
  package var shadowOpacity: Float = 0
  package var shadowOffset = CGSize(width: 0, height: -3)
  package var shadowRadius: CGFloat = 3
  package var shadowPath: CGPath?

  package var contents: Any?
  package var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  package var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  package var contentsScale: CGFloat = 1
  package var contentsGravity = CALayerContentsGravity.resize
  /// While `contents` is animated: the picture it fades away from, and how far the fade has come.
  package var contentsFade: (from: CGImage?, progress: CGFloat)?

  package var shape: ShapeState?
  package var gradient: GradientState?

  private mutating func noteShape() {
    isPlain = transform.isIdentity && sublayerTransform.isIdentity
  }

  /// `contents` when it is a picture.
  package var image: CGImage? { contents as? CGImage }

  /// From the layer's own space to its superlayer's, sublayerTransform not included.
  package var toSuperlayer: CGAffineTransform {
    let anchorX = bounds.origin.x + anchorPoint.x * bounds.width
    let anchorY = bounds.origin.y + anchorPoint.y * bounds.height
    let map = transform.affine
    return CGAffineTransform(
      a: map.a, b: map.b, c: map.c, d: map.d,
      tx: position.x + map.tx - (map.a * anchorX + map.c * anchorY),
      ty: position.y + map.ty - (map.b * anchorX + map.d * anchorY))
  }

  /// The bounds as the superlayer sees them. The origin of the bounds does not enter, so that no
  /// rounding of it shows in the frame.
  ///
  /// The transform that maps the corners has the position in it, and the size is the difference of
  /// the mapped corners: each edge is rounded once.
  package var frame: CGRect {
    let aroundAnchor = CGRect(
      x: -anchorPoint.x * bounds.width, y: -anchorPoint.y * bounds.height, width: bounds.width,
      height: bounds.height)
    if transform.isIdentity { return aroundAnchor.offsetBy(dx: position.x, dy: position.y) }
    let map = transform.affine
    return aroundAnchor.applying(
      CGAffineTransform(
        a: map.a, b: map.b, c: map.c, d: map.d, tx: position.x + map.tx, ty: position.y + map.ty))
  }

  /// The radii to draw, y down: the masked corners, none larger than half a side.
  package var cornerRadii: CGMutablePath.CornerRadii {
    let radius = max(0, min(cornerRadius, min(bounds.width, bounds.height) / 2))
    func corner(_ corner: CACornerMask) -> CGFloat { maskedCorners.contains(corner) ? radius : 0 }
    return CGMutablePath.CornerRadii(
      topLeft: corner(.layerMinXMinYCorner), topRight: corner(.layerMaxXMinYCorner),
      bottomRight: corner(.layerMaxXMaxYCorner), bottomLeft: corner(.layerMinXMaxYCorner))
  }
}

/// What a `CAShapeLayer` adds.
package struct ShapeState {
  package var path: CGPath?
  package var fillColor: CGColor? = .black
  package var fillRule = CAShapeLayerFillRule.nonZero
  package var strokeColor: CGColor?
  package var strokeStart: CGFloat = 0
  package var strokeEnd: CGFloat = 1
  package var lineWidth: CGFloat = 1
  package var miterLimit: CGFloat = 10
  package var lineCap = CAShapeLayerLineCap.butt
  package var lineJoin = CAShapeLayerLineJoin.miter
  package var lineDashPhase: CGFloat = 0
  package var lineDashPattern: [NSNumber]?
}

/// What a `CAGradientLayer` adds.
package struct GradientState {
  package var colors: [CGColor]?
  package var locations: [CGFloat]?
  package var startPoint = CGPoint(x: 0.5, y: 0)
  package var endPoint = CGPoint(x: 0.5, y: 1)
  package var type = CAGradientLayerType.axial
}
