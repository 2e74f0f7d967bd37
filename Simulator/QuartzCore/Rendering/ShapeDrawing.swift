/// Fills and strokes a shape layer's path.
struct ShapeDrawing {
  let shape: ShapeState

  func draw(in context: CGContext) {
    guard let path = shape.path, !path.isEmpty else { return }
    context.saveGState()
    if let fill = shape.fillColor, fill.alpha > 0 {
      context.setFillColor(fill)
      context.beginPath()
      context.addPath(path)
      context.fillPath(using: shape.fillRule == .evenOdd ? .evenOdd : .winding)
    }
    if let stroke = shape.strokeColor, stroke.alpha > 0, shape.lineWidth > 0 {
      context.setStrokeColor(stroke)
      context.setLineWidth(shape.lineWidth)
      context.setMiterLimit(shape.miterLimit)
      context.setLineCap(cap)
      context.setLineJoin(join)
      let dashes = (shape.lineDashPattern ?? []).map { CGFloat($0.doubleValue) }
      if !dashes.isEmpty { context.setLineDash(phase: shape.lineDashPhase, lengths: dashes) }
      context.beginPath()
      context.addPath(path.trimmed(from: shape.strokeStart, to: shape.strokeEnd))
      context.strokePath()
    }
    context.restoreGState()
  }

  /// Where the drawing reaches; miters may stick out by their limit.
  var extent: CGRect {
    guard let path = shape.path, !path.isEmpty else { return .null }
    var reach: CGFloat = 0
    if shape.strokeColor != nil {
      reach = shape.lineWidth / 2
      if shape.lineJoin == .miter { reach *= max(shape.miterLimit, 1) }
      if shape.lineCap == .square { reach = max(reach, shape.lineWidth) }
    }
    return path.boundingBoxOfPath.insetBy(dx: -reach, dy: -reach)
  }

  private var cap: CGLineCap {
    switch shape.lineCap {
    case .round: return .round
    case .square: return .square
    default: return .butt
    }
  }

  private var join: CGLineJoin {
    switch shape.lineJoin {
    case .round: return .round
    case .bevel: return .bevel
    default: return .miter
    }
  }
}
