/// What a layer asks its owner; every method has a default, as Apple's are optional.
public protocol CALayerDelegate: NSObjectProtocol {
  func display(_ layer: CALayer)
  func draw(_ layer: CALayer, in ctx: CGContext)
  func layerWillDraw(_ layer: CALayer)
  func layoutSublayers(of layer: CALayer)
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Draws through `draw(_:in:)` into a new bitmap, as a layer whose delegate has no `display`
  /// does.
  public func display(_ layer: CALayer) {
    layer.makeContentsByDrawing()
  }

  public func draw(_ layer: CALayer, in ctx: CGContext) {}

  public func layerWillDraw(_ layer: CALayer) {}

  public func layoutSublayers(of layer: CALayer) {}

  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
