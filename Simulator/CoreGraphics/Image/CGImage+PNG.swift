import CCairo

extension CGImage {
  /// The image as a PNG file; the same pixels give the same bytes.
  package func pngData() -> Data {
    var output = Data()
    pixels.withUnsafeBufferPointer { buffer in
      // Cairo only reads from the surface it writes out.
      let bytes = UnsafeMutableRawPointer(mutating: buffer.baseAddress.unsafelyUnwrapped)
      let surface = cairo_image_surface_create_for_data(
        bytes.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(width),
        Int32(height), Int32(bytesPerRow))
      withUnsafeMutablePointer(to: &output) { sink in
        _ = cairo_surface_write_to_png_stream(
          surface,
          { sink, data, count in
            guard let sink, let data else { return CAIRO_STATUS_WRITE_ERROR }
            sink.assumingMemoryBound(to: Data.self).pointee.append(data, count: Int(count))
            return CAIRO_STATUS_SUCCESS
          }, sink)
      }
      cairo_surface_destroy(surface)
    }
    return output
  }

  /// Writes a PNG file.
  package func writePNG(to url: URL) throws {
    try pngData().write(to: url)
  }

  private struct Reader {
    var data: Data
    var offset = 0
  }

  /// Reads a PNG file; nil when it is not one.
  package convenience init?(pngData data: Data) {
    var reader = Reader(data: data)
    let surface = withUnsafeMutablePointer(to: &reader) { source in
      cairo_image_surface_create_from_png_stream(
        { source, target, count in
          guard let source, let target else { return CAIRO_STATUS_READ_ERROR }
          let reader = source.assumingMemoryBound(to: Reader.self)
          let (start, count) = (reader.pointee.offset, Int(count))
          guard start + count <= reader.pointee.data.count else { return CAIRO_STATUS_READ_ERROR }
          let first = reader.pointee.data.startIndex + start
          reader.pointee.data.copyBytes(to: target, from: first..<(first + count))
          reader.pointee.offset = start + count
          return CAIRO_STATUS_SUCCESS
        }, source)
    }
    defer { cairo_surface_destroy(surface) }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return nil }
    let width = Int(cairo_image_surface_get_width(surface))
    let height = Int(cairo_image_surface_get_height(surface))
    // Painting turns every format a PNG can load as (RGB24, A8 …) into the one used here.
    let context = CGContext(width: width, height: height, transform: .identity)
    cairo_set_source_surface(context.cr, surface, 0, 0)
    cairo_paint(context.cr)
    self.init(width: width, height: height, bitmap: context.takeBitmap())
  }
}
