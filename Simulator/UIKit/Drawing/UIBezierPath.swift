/// An outline to fill and stroke in the current graphics context.
open class UIBezierPath: NSObject {
  private var outline = CGMutablePath()

  open var lineWidth: CGFloat = 1
  open var lineCapStyle: CGLineCap = .butt
  open var lineJoinStyle: CGLineJoin = .miter
  open var miterLimit: CGFloat = 10
  open var usesEvenOddFillRule = false
  private var dash: (phase: CGFloat, lengths: [CGFloat]) = (0, [])

  public override init() { super.init() }

  public convenience init(rect: CGRect) {
    self.init()
    outline.addRect(rect)
  }

  public convenience init(ovalIn rect: CGRect) {
    self.init()
    outline.addEllipse(in: rect)
  }

  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    outline.addRoundedRect(in: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius)
  }

  /// Corners that are not named stay square.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    let radius = min(cornerRadii.width, min(rect.width, rect.height) / 2)
    func rounded(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? radius : 0 }
    let radii = CGMutablePath.CornerRadii(
      topLeft: rounded(.topLeft), topRight: rounded(.topRight),
      bottomRight: rounded(.bottomRight), bottomLeft: rounded(.bottomLeft))
    outline.addRoundedRect(in: rect, radii: radii)
  }

  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  public convenience init(cgPath: CGPath) {
    self.init()
    outline.addPath(cgPath)
  }

  /// A copy: what happens to it later does not change this path.
  open var cgPath: CGPath {
    get { outline.copy() ?? outline }
    set { outline = newValue.mutableCopy() ?? CGMutablePath() }
  }

  open var isEmpty: Bool { outline.isEmpty }
  open var bounds: CGRect { outline.boundingBoxOfPath }
  open var currentPoint: CGPoint { outline.currentPoint }

  open func contains(_ point: CGPoint) -> Bool {
    outline.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  // MARK: Building

  open func move(to point: CGPoint) { outline.move(to: point) }
  open func addLine(to point: CGPoint) { outline.addLine(to: point) }
  open func close() { outline.closeSubpath() }
  open func append(_ bezierPath: UIBezierPath) { outline.addPath(bezierPath.outline) }
  open func removeAllPoints() { outline = CGMutablePath() }

  open func addCurve(
    to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint
  ) {
    outline.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    outline.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Angles are radians from the positive x axis; `clockwise` is meant as seen on the screen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    // Core Graphics counts its angles with y up, so that the sense swaps.
    outline.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }

  open func apply(_ transform: CGAffineTransform) {
    let moved = CGMutablePath()
    moved.addPath(outline, transform: transform)
    outline = moved
  }

  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    guard let pattern, count > 0 else {
      dash = (0, [])
      return
    }
    dash = (phase, Array(UnsafeBufferPointer(start: pattern, count: count)))
  }

  // MARK: Drawing

  open func fill() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(outline)
    context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  open func stroke() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setMiterLimit(miterLimit)
    context.setLineDash(phase: dash.phase, lengths: dash.lengths)
    context.beginPath()
    context.addPath(outline)
    context.strokePath()
    context.restoreGState()
  }

  /// Limits later drawing in the current context to the inside.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(outline)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }
}
