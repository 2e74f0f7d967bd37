/// The context of an image being rendered.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// What has been drawn so far.
  open var currentImage: UIImage {
    let scale = (format as? UIGraphicsImageRendererFormat)?.scale ?? 1
    let empty = CGImage(width: 1, height: 1, pixels: [0])
    return UIImage(pixels: cgContext.makeImage() ?? empty, scale: scale)
  }
}
