/// Makes images by drawing them.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  private let imageFormat: UIGraphicsImageRendererFormat

  // All are designated: the superclass has an initializer of its own module, which keeps a subclass
  // outside from inheriting convenience initializers.

  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    imageFormat = format
    super.init(bounds: bounds, storedFormat: format)
  }

  public init(bounds: CGRect) {
    imageFormat = UIGraphicsImageRendererFormat()
    super.init(bounds: bounds, storedFormat: imageFormat)
  }

  public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    imageFormat = format
    super.init(bounds: CGRect(origin: .zero, size: size), storedFormat: format)
  }

  public init(size: CGSize) {
    imageFormat = UIGraphicsImageRendererFormat()
    super.init(bounds: CGRect(origin: .zero, size: size), storedFormat: imageFormat)
  }

  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let scale = imageFormat.scale
    let context = CGContext(
      width: Int((bounds.width * scale).rounded(.up)),
      height: Int((bounds.height * scale).rounded(.up)),
      transform: CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: -bounds.minX * scale, ty: -bounds.minY * scale))
    if imageFormat.opaque {
      context.saveGState()
      context.setFillColor(.black)
      context.fill(bounds)
      context.restoreGState()
    }
    let renderer = UIGraphicsImageRendererContext(cgContext: context, format: imageFormat)
    UIGraphicsPushContext(context)
    actions(renderer)
    UIGraphicsPopContext()
    return renderer.currentImage
  }

  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
}
