import Phone

/// The phone's screen as the window shows it: drawn once, then kept up to date where it changes.
@MainActor
package final class PhonePicture: WindowPicture {
  /// Pixels for a point.
  package let scale: CGFloat
  package let width: Int
  package let height: Int
  /// How often something was drawn, and how many pixels that were.
  package private(set) var frames = 0
  package private(set) var pixels = 0

  private let context: CGContext
  private var shown: DisplayFrame?
  private var reducer = ImageReducer()

  package init(size: CGSize, scale: CGFloat) {
    self.scale = scale
    width = max(1, Int((size.width * scale).rounded()))
    height = max(1, Int((size.height * scale).rounded()))
    context = CGContext(width: width, height: height, transform: .identity)
  }

  func hasSize(of other: PhonePicture) -> Bool {
    width == other.width && height == other.height
  }

  /// Draws what has changed since the last call; at the first one everything.
  ///
  /// - Returns: What was drawn; nothing where nothing has changed.
  package func update(_ layers: [CALayer]) -> [PixelRect] {
    let frame = reducer.reduced(DisplayList.capture(layers, scale: scale), scale: scale)
    var rects = [PixelRect(x: 0, y: 0, width: width, height: height)]
    if let shown {
      rects = frame.changes(from: shown).compactMap { change in
        let rect = change.applying(CGAffineTransform(scaleX: scale, y: scale))
        return PixelRect(rect, width: width, height: height)
      }.merged()
    }
    shown = frame
    guard !rects.isEmpty else { return [] }
    for rect in rects { draw(frame, in: rect) }
    frames += 1
    pixels += rects.reduce(0) { $0 + $1.area }
    return rects
  }

  /// Draws everything at the next update, because the window has lost it.
  package func forget() { shown = nil }

  private func draw(_ frame: DisplayFrame, in rect: PixelRect) {
    context.saveGState()
    context.clip(to: rect.rect)
    context.setFillColor(.black)
    context.fill(rect.rect)
    context.scaleBy(x: scale, y: scale)
    frame.limited(to: rect.rect.applying(CGAffineTransform(scaleX: 1 / scale, y: 1 / scale)))
      .draw(in: context)
    context.restoreGState()
  }

  /// Hands over the pixels where they lie: words of `0xFFRRGGBB`, rows from the top.
  package func withPixels(_ body: (UnsafeMutableBufferPointer<UInt32>) -> Void) {
    context.withPixels(body)
  }

  /// What has been drawn, as a picture.
  var image: CGImage? { context.makeImage() }
}
