import CCairo

extension CGContext {
  public func fillPath(using rule: CGPathFillRule = .winding) {
    setFillRule(rule)
    setSource(state.fill)
    cairo_fill(cr)
  }

  public func strokePath() {
    setSource(state.stroke)
    cairo_stroke(cr)
  }

  public func drawPath(using mode: CGPathDrawingMode) {
    switch mode {
    case .fill: fillPath()
    case .eoFill: fillPath(using: .evenOdd)
    case .stroke: strokePath()
    case .fillStroke, .eoFillStroke:
      setFillRule(mode == .eoFillStroke ? .evenOdd : .winding)
      setSource(state.fill)
      cairo_fill_preserve(cr)
      strokePath()
    }
  }

  public func fill(_ rect: CGRect) {
    beginPath()
    addRect(rect)
    fillPath()
  }

  public func fill(_ rects: [CGRect]) {
    beginPath()
    rects.forEach(addRect)
    fillPath()
  }

  public func fillEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    fillPath()
  }

  public func stroke(_ rect: CGRect) {
    beginPath()
    addRect(rect)
    strokePath()
  }

  /// The line is centered on the rect's edges.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    saveGState()
    setLineWidth(width)
    stroke(rect)
    restoreGState()
  }

  public func strokeEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    strokePath()
  }

  /// Makes the rect transparent, within the clip.
  public func clear(_ rect: CGRect) {
    saveGState()
    setBlendMode(.clear)
    fill(rect)
    restoreGState()
  }

  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    guard let pattern = cairo_pattern_create_linear(start.x, start.y, end.x, end.y) else { return }
    for (color, location) in zip(gradient.colors, gradient.locations) {
      cairo_pattern_add_color_stop_rgba(
        pattern, location, color.red, color.green, color.blue, color.alpha * state.alpha)
    }
    // Cairo extends both ends or none; Apple can do one, which nothing here asks for.
    cairo_pattern_set_extend(pattern, options.isEmpty ? CAIRO_EXTEND_NONE : CAIRO_EXTEND_PAD)
    cairo_set_source(cr, pattern)
    cairo_paint(cr)
    cairo_pattern_destroy(pattern)
  }

  /// Collects what follows, to be drawn as one picture with the alpha set now.
  public func beginTransparencyLayer(auxiliaryInfo: NSDictionary?) {
    saveGState()
    cairo_push_group(cr)
    layerAlphas.append(state.alpha)
    state.alpha = 1
  }

  public func endTransparencyLayer() {
    guard let alpha = layerAlphas.popLast() else { return }
    cairo_pop_group_to_source(cr)
    cairo_paint_with_alpha(cr, alpha)
    restoreGState()
  }

  func setSource(_ color: CGColor) {
    cairo_set_source_rgba(cr, color.red, color.green, color.blue, color.alpha * state.alpha)
  }
}
