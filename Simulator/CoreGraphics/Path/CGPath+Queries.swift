import CCairo

extension CGPath {
  /// The smallest rect around all points, control points included; `null` when empty.
  public var boundingBox: CGRect {
    var box = CGRect.null
    for element in elements {
      for point in element.points {
        box = box.union(CGRect(origin: point, size: .zero))
      }
    }
    return box
  }

  /// The smallest rect around the outline itself; `null` when empty.
  public var boundingBoxOfPath: CGRect {
    guard !isEmpty else { return .null }
    return measure { cr in
      var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
      cairo_path_extents(cr, &x1, &y1, &x2, &y2)
      return CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1)
    }
  }

  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    let local = transform.isIdentity ? point : point.applying(transform.inverted())
    return measure(rule) { cairo_in_fill($0, local.x, local.y) != 0 }
  }

  private func measure<Result>(
    _ rule: CGPathFillRule = .winding, _ body: (OpaquePointer) -> Result
  ) -> Result {
    let context = CGContext(width: 1, height: 1, transform: .identity)
    context.setFillRule(rule)
    context.addPath(self)
    return body(context.cr)
  }
}

extension CGPath.Element {
  var points: [CGPoint] {
    switch self {
    case .move(let end), .line(let end): return [end]
    case .quad(let control, let end): return [control, end]
    case .cubic(let control1, let control2, let end): return [control1, control2, end]
    case .close: return []
    }
  }
}
