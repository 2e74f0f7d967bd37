import CCairo

/// A bitmap to draw into, on Cairo's image surface.
///
/// Contexts made here have their origin at the top left and y down, as those UIKit hands out, and
/// count in points: the base transform holds the scale. The bitmap is allocated by the first call
/// that needs it, so a view that draws nothing costs nothing.
///
/// Not thread-safe; drawing is deterministic (greyscale antialiasing, no hinting).
public final class CGContext {
  /// Pixels.
  public let width: Int
  /// Pixels.
  public let height: Int

  let baseTransform: CGAffineTransform
  var state = DrawingState()
  var savedStates: [DrawingState] = []
  var layerAlphas: [CGFloat] = []
  private var allocated: OpaquePointer?
  private var bitmap: Bitmap?

  /// A clear bitmap of `width` × `height` pixels; `transform` maps points to pixels, y down.
  package init(width: Int, height: Int, transform: CGAffineTransform) {
    self.width = max(width, 1)
    self.height = max(height, 1)
    baseTransform = transform
  }

  /// A clear bitmap that covers `size` points at `scale` pixels a point, rounded up to whole
  /// pixels.
  package convenience init(size: CGSize, scale: CGFloat) {
    self.init(
      width: Int((size.width * scale).rounded(.up)),
      height: Int((size.height * scale).rounded(.up)),
      transform: CGAffineTransform(scaleX: scale, y: scale))
  }

  deinit {
    if let allocated { cairo_destroy(allocated) }
  }

  /// Whether no call has needed the bitmap yet: nothing can have been drawn.
  package var isUntouched: Bool { allocated == nil }

  /// The Cairo context.
  var cr: OpaquePointer {
    if let allocated { return allocated }
    let bitmap = Bitmap(count: width * height)
    let surface = cairo_image_surface_create_for_data(
      UnsafeMutableRawPointer(bitmap.words.baseAddress)?.assumingMemoryBound(to: UInt8.self),
      CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(width * 4))
    guard let created = cairo_create(surface) else {
      preconditionFailure("Cairo could not allocate a \(width) × \(height) bitmap")
    }
    cairo_surface_destroy(surface)
    let status = cairo_status(created)
    precondition(
      status == CAIRO_STATUS_SUCCESS,
      "Cairo could not allocate a \(width) × \(height) bitmap: "
        + String(cString: cairo_status_to_string(status)))
    var matrix = baseTransform.cairoMatrix
    cairo_set_matrix(created, &matrix)
    cairo_set_antialias(created, CAIRO_ANTIALIAS_GRAY)
    cairo_set_line_width(created, 1)
    cairo_set_miter_limit(created, 10)
    allocated = created
    self.bitmap = bitmap
    return created
  }

  /// What has been drawn so far.
  public func makeImage() -> CGImage? {
    cairo_surface_flush(cairo_get_target(cr))
    guard let bitmap else { return nil }
    return CGImage(width: width, height: height, pixels: bitmap.words)
  }

  /// What has been drawn, without a copy; the context is clear and untouched afterwards.
  package func takeImage() -> CGImage {
    CGImage(width: width, height: height, bitmap: takeBitmap())
  }

  /// Hands over what has been drawn so far where it lies, one word a pixel, as `CGImage.pixels` has
  /// them.
  package func withPixels<Result>(_ body: (UnsafeMutableBufferPointer<UInt32>) -> Result) -> Result
  {
    cairo_surface_flush(cairo_get_target(cr))
    guard let bitmap else { preconditionFailure("a bitmap comes with its Cairo context") }
    return withExtendedLifetime(bitmap) { body(bitmap.words) }
  }

  func takeBitmap() -> Bitmap {
    let cr = cr
    guard let bitmap else { preconditionFailure("a bitmap comes with its Cairo context") }
    cairo_surface_finish(cairo_get_target(cr))
    cairo_destroy(cr)
    (allocated, self.bitmap) = (nil, nil)
    return bitmap
  }
}

/// What `saveGState` keeps beside Cairo's own state.
struct DrawingState {
  var fill = CGColor.black
  var stroke = CGColor.black
  var alpha: CGFloat = 1
}

extension CGAffineTransform {
  var cairoMatrix: cairo_matrix_t {
    cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty)
  }
}
