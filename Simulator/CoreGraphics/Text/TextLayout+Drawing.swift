import CCairo
import CPango

extension TextLayout {
  /// Draws with the layout's top left at `point`; runs without a color take `color`.
  package func draw(at point: CGPoint, in context: CGContext, color: CGColor) {
    context.saveGState()
    context.setSource(color)
    TextEngine.withEngine { _ in
      for (number, line) in lines.enumerated() {
        guard let pangoLine = pango_layout_get_line_readonly(layout, Int32(number)) else {
          continue
        }
        cairo_move_to(context.cr, point.x + line.frame.minX, point.y + line.baseline)
        strut_show_line(context.cr, pangoLine)
      }
    }
    context.beginPath()
    context.restoreGState()
  }
}
