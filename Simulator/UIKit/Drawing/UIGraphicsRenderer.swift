/// What renderers of drawings share.
open class UIGraphicsRenderer: NSObject {
  public let format: UIGraphicsRendererFormat
  let bounds: CGRect

  init(bounds: CGRect, storedFormat: UIGraphicsRendererFormat) {
    self.bounds = bounds
    format = storedFormat
    super.init()
    storedFormat.bounds = bounds
  }
}
