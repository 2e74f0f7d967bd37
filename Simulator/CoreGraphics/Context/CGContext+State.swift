import CCairo

extension CGContext {
  public func saveGState() {
    cairo_save(cr)
    savedStates.append(state)
  }

  /// Does nothing when there is nothing to restore.
  public func restoreGState() {
    guard let saved = savedStates.popLast() else { return }
    cairo_restore(cr)
    state = saved
  }

  /// From user space to pixels, y down.
  public var ctm: CGAffineTransform {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cr, &matrix)
    return CGAffineTransform(
      a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
  }

  public func concatenate(_ transform: CGAffineTransform) {
    var matrix = transform.cairoMatrix
    cairo_transform(cr, &matrix)
  }

  public func translateBy(x: CGFloat, y: CGFloat) {
    cairo_translate(cr, x, y)
  }

  public func scaleBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(scaleX: x, y: y))
  }

  public func rotate(by angle: CGFloat) {
    cairo_rotate(cr, angle)
  }

  public func setFillColor(_ color: CGColor) {
    state.fill = color
  }

  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  public func setStrokeColor(_ color: CGColor) {
    state.stroke = color
  }

  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Multiplies the alpha of everything drawn after; part of the saved state.
  public func setAlpha(_ alpha: CGFloat) {
    state.alpha = min(max(alpha, 0), 1)
  }

  public func setLineWidth(_ width: CGFloat) {
    cairo_set_line_width(cr, width)
  }

  public func setLineCap(_ cap: CGLineCap) {
    let caps: [CGLineCap: cairo_line_cap_t] = [
      .butt: CAIRO_LINE_CAP_BUTT, .round: CAIRO_LINE_CAP_ROUND, .square: CAIRO_LINE_CAP_SQUARE,
    ]
    cairo_set_line_cap(cr, caps[cap] ?? CAIRO_LINE_CAP_BUTT)
  }

  public func setLineJoin(_ join: CGLineJoin) {
    let joins: [CGLineJoin: cairo_line_join_t] = [
      .miter: CAIRO_LINE_JOIN_MITER, .round: CAIRO_LINE_JOIN_ROUND, .bevel: CAIRO_LINE_JOIN_BEVEL,
    ]
    cairo_set_line_join(cr, joins[join] ?? CAIRO_LINE_JOIN_MITER)
  }

  public func setMiterLimit(_ limit: CGFloat) {
    cairo_set_miter_limit(cr, limit)
  }

  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    let dashes = lengths.map { Double($0) }
    cairo_set_dash(cr, dashes, Int32(dashes.count), phase)
  }

  public func setShouldAntialias(_ shouldAntialias: Bool) {
    cairo_set_antialias(cr, shouldAntialias ? CAIRO_ANTIALIAS_GRAY : CAIRO_ANTIALIAS_NONE)
  }

  public func setBlendMode(_ mode: CGBlendMode) {
    cairo_set_operator(cr, mode.cairoOperator)
  }
}

extension CGBlendMode {
  var cairoOperator: cairo_operator_t {
    switch self {
    case .normal: return CAIRO_OPERATOR_OVER
    case .multiply: return CAIRO_OPERATOR_MULTIPLY
    case .screen: return CAIRO_OPERATOR_SCREEN
    case .overlay: return CAIRO_OPERATOR_OVERLAY
    case .darken: return CAIRO_OPERATOR_DARKEN
    case .lighten: return CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: return CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: return CAIRO_OPERATOR_COLOR_BURN
    case .softLight: return CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: return CAIRO_OPERATOR_HARD_LIGHT
    case .difference: return CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: return CAIRO_OPERATOR_EXCLUSION
    case .hue: return CAIRO_OPERATOR_HSL_HUE
    case .saturation: return CAIRO_OPERATOR_HSL_SATURATION
    case .color: return CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: return CAIRO_OPERATOR_HSL_LUMINOSITY
    case .clear: return CAIRO_OPERATOR_CLEAR
    case .copy: return CAIRO_OPERATOR_SOURCE
    }
  }
}
