/// Draws trees of layers: the model as it is, or the presentation at a time.
package struct Renderer {
  /// Which values of a layer to draw.
  package enum Moment {
    case model
    case presentation(at: CFTimeInterval)
  }

  let context: CGContext
  let moment: Moment
  /// Pixels a point: how finely shadows are made.
  let scale: CGFloat

  package init(context: CGContext, scale: CGFloat, moment: Moment) {
    self.context = context
    self.scale = scale
    self.moment = moment
  }

  /// A picture of `size` points at `scale` pixels a point, with the layers at their frames in it,
  /// back to front, as they are shown at a clock time (now, unless given).
  package static func image(
    of layers: [CALayer], size: CGSize, scale: CGFloat, background: CGColor? = nil,
    at time: CFTimeInterval? = nil
  ) -> CGImage? {
    let context = CGContext(size: size, scale: scale)
    if let background {
      context.setFillColor(background)
      context.fill(CGRect(origin: .zero, size: size))
    }
    let moment = Moment.presentation(at: time ?? VirtualClock.shared.now)
    let renderer = Renderer(context: context, scale: scale, moment: moment)
    layers.forEach(renderer.draw)
    return context.takeImage()
  }

  /// What `CALayer.render(in:)` does: the layer's own space, its own transform and opacity left
  /// out.
  static func renderModel(of layer: CALayer, in context: CGContext) {
    let map = context.ctm
    let scale = max((map.a * map.a + map.b * map.b).squareRoot(), 0.01)
    let renderer = Renderer(context: context, scale: scale, moment: .model)
    renderer.drawBody(of: layer, layer.state)
  }

  func state(of layer: CALayer) -> LayerState {
    switch moment {
    case .model: return layer.state
    case .presentation(let time): return layer.presentationState(at: time)
    }
  }

  /// Draws a layer and what is below it in its superlayer's space.
  package func draw(_ layer: CALayer) {
    let state = state(of: layer)
    let map = state.toSuperlayer
    guard !state.isHidden, state.opacity > 0, map.isInvertible else { return }
    context.saveGState()
    context.concatenate(map)
    draw(layer, state, opacity: CGFloat(min(state.opacity, 1)))
    context.restoreGState()
  }

  private func draw(_ layer: CALayer, _ state: LayerState, opacity: CGFloat) {
    if let mask = layer.storedMask {
      context.drawMasked(
        alpha: opacity, body: { drawBody(of: layer, state) }, mask: { draw(mask) })
    } else if opacity < 1 {
      // As one picture, so that what lies behind does not show through where parts overlap.
      context.saveGState()
      context.setAlpha(opacity)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      drawBody(of: layer, state)
      context.endTransparencyLayer()
      context.restoreGState()
    } else {
      drawBody(of: layer, state)
    }
  }

  /// Draws a layer at full opacity in its own space, mask and transform left out.
  func drawBody(of layer: CALayer, _ state: LayerState) {
    drawOwn(state)
    let children = layer.sublayersInPaintingOrder
    if !children.isEmpty {
      context.saveGState()
      if state.masksToBounds { context.clip(to: state.bounds, radii: state.cornerRadii) }
      context.concatenate(state.sublayerMap)
      children.forEach(draw)
      context.restoreGState()
    }
    drawBorder(state)
  }

  /// Shadow, background, gradient or shape, and contents: what lies below the sublayers.
  func drawOwn(_ state: LayerState) {
    if let shadow = LayerShadow(state, scale: scale) {
      context.saveGState()
      context.setAlpha(shadow.opacity)
      context.drawUpright(shadow.image, in: shadow.rect)
      context.restoreGState()
    }
    if let color = state.backgroundColor, color.alpha > 0 {
      context.setFillColor(color)
      context.beginPath()
      context.addRoundedRect(state.bounds, radii: state.cornerRadii)
      context.fillPath()
    }
    if let gradient = state.gradient { draw(gradient, state) }
    if let shape = state.shape { ShapeDrawing(shape: shape).draw(in: context) }
    drawContents(state)
  }

  private func drawContents(_ state: LayerState) {
    let pictures = LayerPicture.pictures(of: state)
    guard !pictures.isEmpty else { return }
    context.saveGState()
    if state.masksToBounds { context.clip(to: state.bounds, radii: state.cornerRadii) }
    for picture in pictures {
      context.setAlpha(picture.opacity)
      context.drawUpright(picture.image, in: picture.rect)
    }
    context.restoreGState()
  }

  func drawBorder(_ state: LayerState) {
    guard state.borderWidth > 0, let color = state.borderColor, color.alpha > 0 else { return }
    context.drawBorder(
      of: state.bounds, radii: state.cornerRadii, width: state.borderWidth, color: color)
  }

  private func draw(_ gradient: GradientState, _ state: LayerState) {
    guard let colors = gradient.colors, !colors.isEmpty else { return }
    let bounds = state.bounds
    func place(_ point: CGPoint) -> CGPoint {
      CGPoint(x: bounds.minX + point.x * bounds.width, y: bounds.minY + point.y * bounds.height)
    }
    context.saveGState()
    context.clip(to: bounds, radii: state.cornerRadii)
    context.drawLinearGradient(
      CGGradient(colors: colors, locations: gradient.locations),
      start: place(gradient.startPoint), end: place(gradient.endPoint),
      options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    context.restoreGState()
  }
}

extension CGContext {
  /// A ring of `width` inside the edges of a rounded rect.
  func drawBorder(
    of rect: CGRect, radii: CGMutablePath.CornerRadii, width: CGFloat, color: CGColor
  ) {
    setFillColor(color)
    beginPath()
    addRoundedRect(rect, radii: radii)
    let inner = rect.insetBy(dx: width, dy: width)
    if !inner.isNull, inner.width > 0, inner.height > 0 {
      addRoundedRect(inner, radii: radii.mapped { $0 - width })
    }
    fillPath(using: .evenOdd)
  }
}
