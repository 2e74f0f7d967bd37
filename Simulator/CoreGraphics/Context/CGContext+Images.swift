import CCairo

extension CGContext {
  /// Draws with the image's top at `rect.maxY`, as Apple does.
  ///
  /// In a y-down context the picture therefore stands on its head; UIKit's own drawing uses
  /// `drawUpright(_:in:)`.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    saveGState()
    translateBy(x: 0, y: rect.minY + rect.maxY)
    scaleBy(x: 1, y: -1)
    drawUpright(image, in: rect)
    restoreGState()
  }

  /// Draws with the image's top at `rect.minY`.
  ///
  /// Smooth (bilinear) when the size changes; exact where pixels fall on pixels.
  package func drawUpright(_ image: CGImage, in rect: CGRect) {
    guard rect.width > 0, rect.height > 0, image.width > 0, image.height > 0,
      (rect.minX + rect.maxX + rect.minY + rect.maxY).isFinite
    else { return }
    image.withPixels { words in
      // Cairo only reads from a source surface, and the surface is gone before the words are.
      let bytes = UnsafeMutableRawPointer(mutating: words.baseAddress.unsafelyUnwrapped)
      let surface = cairo_image_surface_create_for_data(
        bytes.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32,
        Int32(image.width), Int32(image.height), Int32(image.bytesPerRow))
      cairo_save(cr)
      cairo_new_path(cr)
      cairo_rectangle(cr, rect.minX, rect.minY, rect.width, rect.height)
      cairo_clip(cr)
      cairo_translate(cr, rect.minX, rect.minY)
      cairo_scale(cr, rect.width / CGFloat(image.width), rect.height / CGFloat(image.height))
      cairo_set_source_surface(cr, surface, 0, 0)
      let pattern = cairo_get_source(cr)
      cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      cairo_paint_with_alpha(cr, state.alpha)
      cairo_restore(cr)
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
  }
}
