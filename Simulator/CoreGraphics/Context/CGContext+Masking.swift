import CCairo

extension CGContext {
  /// Draws `body` as one picture, shown only as far as what `mask` draws is opaque.
  package func drawMasked(alpha: CGFloat, body: () -> Void, mask: () -> Void) {
    saveGState()
    cairo_push_group(cr)
    state.alpha = 1
    body()
    let picture = cairo_pop_group(cr)
    cairo_push_group(cr)
    mask()
    if alpha < 1 {
      // The mask's own transparency carries the alpha of the whole.
      cairo_set_operator(cr, CAIRO_OPERATOR_DEST_IN)
      cairo_set_source_rgba(cr, 0, 0, 0, alpha)
      cairo_paint(cr)
    }
    let stencil = cairo_pop_group(cr)
    cairo_set_source(cr, picture)
    cairo_mask(cr, stencil)
    cairo_pattern_destroy(picture)
    cairo_pattern_destroy(stencil)
    restoreGState()
  }

  /// Clips to a rect with rounded corners.
  package func clip(to rect: CGRect, radii: CGMutablePath.CornerRadii) {
    beginPath()
    addRoundedRect(rect, radii: radii)
    clip()
  }

  package func addRoundedRect(_ rect: CGRect, radii: CGMutablePath.CornerRadii) {
    if radii.isZero {
      addRect(rect)
    } else {
      let path = CGMutablePath()
      path.addRoundedRect(in: rect, radii: radii)
      addPath(path)
    }
  }
}

extension CGMutablePath.CornerRadii {
  package static let zero = CGMutablePath.CornerRadii(
    topLeft: 0, topRight: 0, bottomRight: 0, bottomLeft: 0)

  package var isZero: Bool { self == .zero }

  /// Every radius changed by `body`, none below zero.
  package func mapped(_ body: (CGFloat) -> CGFloat) -> CGMutablePath.CornerRadii {
    CGMutablePath.CornerRadii(
      topLeft: max(body(topLeft), 0), topRight: max(body(topRight), 0),
      bottomRight: max(body(bottomRight), 0), bottomLeft: max(body(bottomLeft), 0))
  }
}
