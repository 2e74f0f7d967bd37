/// A layer that fills and strokes a path, in its own coordinates.
open class CAShapeLayer: CALayer {
  override func didCreate() {
    state.shape = ShapeState()
  }

  private var shape: ShapeState {
    get { state.shape ?? ShapeState() }
    set { state.shape = newValue }
  }

  private func set<Value: Equatable>(
    _ property: WritableKeyPath<ShapeState, Value>, _ value: Value, _ key: String
  ) {
    guard shape[keyPath: property] != value else { return }
    change(key) { $0.shape?[keyPath: property] = value }
  }

  open var path: CGPath? {
    get { shape.path }
    set { set(\.path, newValue, "path") }
  }

  open var fillColor: CGColor? {
    get { shape.fillColor }
    set { set(\.fillColor, newValue, "fillColor") }
  }

  open var fillRule: CAShapeLayerFillRule {
    get { shape.fillRule }
    set { set(\.fillRule, newValue, "fillRule") }
  }

  open var strokeColor: CGColor? {
    get { shape.strokeColor }
    set { set(\.strokeColor, newValue, "strokeColor") }
  }

  /// Where the stroke begins, 0…1 of the path's length.
  open var strokeStart: CGFloat {
    get { shape.strokeStart }
    set { set(\.strokeStart, newValue, "strokeStart") }
  }

  /// Where the stroke ends, 0…1 of the path's length.
  open var strokeEnd: CGFloat {
    get { shape.strokeEnd }
    set { set(\.strokeEnd, newValue, "strokeEnd") }
  }

  open var lineWidth: CGFloat {
    get { shape.lineWidth }
    set { set(\.lineWidth, newValue, "lineWidth") }
  }

  open var miterLimit: CGFloat {
    get { shape.miterLimit }
    set { set(\.miterLimit, newValue, "miterLimit") }
  }

  open var lineCap: CAShapeLayerLineCap {
    get { shape.lineCap }
    set { set(\.lineCap, newValue, "lineCap") }
  }

  open var lineJoin: CAShapeLayerLineJoin {
    get { shape.lineJoin }
    set { set(\.lineJoin, newValue, "lineJoin") }
  }

  open var lineDashPhase: CGFloat {
    get { shape.lineDashPhase }
    set { set(\.lineDashPhase, newValue, "lineDashPhase") }
  }

  open var lineDashPattern: [NSNumber]? {
    get { shape.lineDashPattern }
    set { set(\.lineDashPattern, newValue, "lineDashPattern") }
  }
}
