import CCairo

extension CGContext {
  public func beginPath() {
    cairo_new_path(cr)
  }

  public func closePath() {
    cairo_close_path(cr)
  }

  public func move(to point: CGPoint) {
    cairo_move_to(cr, point.x, point.y)
  }

  public func addLine(to point: CGPoint) {
    cairo_line_to(cr, point.x, point.y)
  }

  public func addLines(between points: [CGPoint]) {
    let path = CGMutablePath()
    path.addLines(between: points)
    addPath(path)
  }

  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    cairo_curve_to(cr, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    var (x, y) = (0.0, 0.0)
    cairo_get_current_point(cr, &x, &y)
    addCurve(
      to: end,
      control1: CGPoint(x: x + (control.x - x) * 2 / 3, y: y + (control.y - y) * 2 / 3),
      control2: CGPoint(
        x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3))
  }

  /// Angles fall when `clockwise` is true: see `CGMutablePath.addArc`.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    if clockwise {
      cairo_arc_negative(cr, center.x, center.y, radius, startAngle, endAngle)
    } else {
      cairo_arc(cr, center.x, center.y, radius, startAngle, endAngle)
    }
  }

  public func addRect(_ rect: CGRect) {
    guard !rect.isNull else { return }
    cairo_rectangle(cr, rect.minX, rect.minY, rect.width, rect.height)
  }

  public func addEllipse(in rect: CGRect) {
    addPath(CGPath(ellipseIn: rect, transform: nil))
  }

  public func addPath(_ path: CGPath) {
    for element in path.elements {
      switch element {
      case .move(let end): move(to: end)
      case .line(let end): addLine(to: end)
      case .quad(let control, let end): addQuadCurve(to: end, control: control)
      case .cubic(let control1, let control2, let end):
        addCurve(to: end, control1: control1, control2: control2)
      case .close: closePath()
      }
    }
  }

  public func clip(using rule: CGPathFillRule = .winding) {
    setFillRule(rule)
    cairo_clip(cr)
  }

  public func clip(to rect: CGRect) {
    beginPath()
    addRect(rect)
    clip()
  }

  /// The clip's bounds in user space.
  public var boundingBoxOfClipPath: CGRect {
    var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cr, &x1, &y1, &x2, &y2)
    return CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1)
  }

  func setFillRule(_ rule: CGPathFillRule) {
    cairo_set_fill_rule(
      cr, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
  }
}
