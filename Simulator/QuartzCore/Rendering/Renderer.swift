/// Draws trees of layers.
package struct Renderer {
  static func renderModel(of layer: CALayer, in context: CGContext) {}
}
