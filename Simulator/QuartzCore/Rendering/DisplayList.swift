/// Flattens trees of layers into lists of things to paint, for players outside this process.
///
/// Boxes, borders, clips and contents become items of their own as long as the way to the root only
/// moves, scales and mirrors. What does not fit an item (a rotated layer, a mask, a shape, a
/// gradient, a mirrored picture, a translucent layer with several parts) is drawn here into an
/// image at the device's scale.
package struct DisplayList {
  private let scale: CGFloat
  private let time: CFTimeInterval
  private var frame = DisplayFrame()

  /// The state at a clock time (now, unless given) of layers at their frames in the root's space.
  ///
  /// - Parameter scale: pixels a point, for what has to be drawn here.
  package static func capture(
    _ layers: [CALayer], scale: CGFloat, at time: CFTimeInterval? = nil
  ) -> DisplayFrame {
    var list = DisplayList(scale: scale, time: time ?? VirtualClock.shared.now)
    for layer in layers { list.add(layer, map: .identity, clips: []) }
    return list.frame
  }

  private init(scale: CGFloat, time: CFTimeInterval) {
    self.scale = scale
    self.time = time
  }

  private func state(of layer: CALayer) -> LayerState { layer.presentationState(at: time) }

  /// - Parameter map: from the superlayer's space to the root's; moves, scales and mirrors only.
  private mutating func add(
    _ layer: CALayer, map: CGAffineTransform, clips: [DisplayItem.Clip]
  ) {
    let state = state(of: layer)
    guard !state.isHidden, state.opacity > 0 else { return }
    let toRoot = state.toSuperlayer.concatenating(map)
    guard toRoot.isInvertible else { return }
    let opacity = CGFloat(min(state.opacity, 1))
    let isUpright = toRoot.a > 0 && toRoot.d > 0
    // A list that is upside down has cells that are turned back.
    let canMove = toRoot.preservesRects && (isUpright || looksSameMirrored(state))
    let needsImage =
      !canMove || layer.storedMask != nil || !state.sublayerMap.preservesRects
      || (opacity < 1 && !isOnePart(layer, state))
    if needsImage {
      addImage(of: layer, state, toRoot: toRoot, opacity: opacity, clips: clips)
      return
    }
    addOwn(state, toRoot: toRoot, opacity: opacity, clips: clips)
    let children = layer.sublayersInPaintingOrder
    guard !children.isEmpty else {
      addBorder(state, toRoot: toRoot, opacity: opacity, clips: clips, isOwnItem: false)
      return
    }
    var inner = clips
    if state.masksToBounds { inner = clips.clipped(by: clip(of: state, toRoot)) }
    let childMap = state.sublayerMap.concatenating(toRoot)
    for child in children { add(child, map: childMap, clips: inner) }
    addBorder(state, toRoot: toRoot, opacity: opacity, clips: clips, isOwnItem: true)
  }

  private func clip(of state: LayerState, _ toRoot: CGAffineTransform) -> DisplayItem.Clip {
    DisplayItem.Clip(
      rect: state.bounds.applying(toRoot), radii: state.cornerRadii.mapped { $0 * abs(toRoot.a) })
  }

  /// Whether what the layer paints itself is a box with equal corners, or nothing.
  private func looksSameMirrored(_ state: LayerState) -> Bool {
    let radii = state.cornerRadii
    let isEven = [radii.topRight, radii.bottomLeft, radii.bottomRight].allSatisfy {
      $0 == radii.topLeft
    }
    return isEven && LayerPicture.pictures(of: state).isEmpty && state.shadowOpacity == 0
      && state.gradient?.colors?.isEmpty != false && state.shape?.path == nil
  }

  /// Whether the layer is painted in at most one stroke, so that the item's opacity is the layer's.
  private func isOnePart(_ layer: CALayer, _ state: LayerState) -> Bool {
    let hasBackground = (state.backgroundColor?.alpha ?? 0) > 0
    let hasBorder = state.borderWidth > 0 && (state.borderColor?.alpha ?? 0) > 0
    let hasDrawing = state.gradient != nil || state.shape != nil
    let parts = [hasBackground, state.image != nil, hasBorder, hasDrawing].filter { $0 }.count
    return parts <= 1 && state.shadowOpacity == 0 && state.contentsFade == nil
      && !layer.storedSublayers.contains { !$0.state.isHidden && $0.state.opacity > 0 }
  }

  /// Shadow, background, drawing and contents.
  private mutating func addOwn(
    _ state: LayerState, toRoot: CGAffineTransform, opacity: CGFloat, clips: [DisplayItem.Clip]
  ) {
    if let shadow = LayerShadow(state, scale: scale) {
      addPicture(shadow.image, shadow.rect.applying(toRoot), opacity * shadow.opacity, clips)
    }
    let own = clip(of: state, toRoot)
    if let color = state.backgroundColor, color.alpha > 0, own.rect.width > 0, own.rect.height > 0 {
      frame.items.append(
        DisplayItem(
          frame: own.rect, radii: own.radii, clips: clips, opacity: opacity, background: color))
    }
    if state.gradient?.colors?.isEmpty == false || state.shape?.path != nil {
      addDrawing(state, toRoot: toRoot, opacity: opacity, clips: clips)
    }
    let pictures = LayerPicture.pictures(of: state)
    guard !pictures.isEmpty else { return }
    let limits = state.masksToBounds ? clips.clipped(by: own) : clips
    for picture in pictures {
      addPicture(
        picture.image, picture.rect.applying(toRoot), opacity * picture.opacity, limits)
    }
  }

  /// The border joins the item before it when nothing was painted in between.
  private mutating func addBorder(
    _ state: LayerState, toRoot: CGAffineTransform, opacity: CGFloat, clips: [DisplayItem.Clip],
    isOwnItem: Bool
  ) {
    guard state.borderWidth > 0, let color = state.borderColor, color.alpha > 0 else { return }
    let own = clip(of: state, toRoot)
    let border = DisplayItem.Border(width: state.borderWidth * abs(toRoot.a), color: color)
    if !isOwnItem, let last = frame.items.last, last.frame == own.rect, last.clips == clips,
      last.background != nil, last.border == nil, opacity == 1, last.opacity == 1,
      last.radii == own.radii
    {
      frame.items[frame.items.count - 1].border = border
    } else {
      frame.items.append(
        DisplayItem(
          frame: own.rect, radii: own.radii, clips: clips, opacity: opacity, border: border))
    }
  }

  private mutating func addPicture(
    _ image: CGImage, _ rect: CGRect, _ opacity: CGFloat, _ clips: [DisplayItem.Clip],
    transform: CGAffineTransform? = nil
  ) {
    guard rect.width > 0, rect.height > 0, opacity > 0 else { return }
    frame.images[image.contentID] = image
    frame.items.append(
      DisplayItem(
        frame: rect, radii: .zero, clips: clips, opacity: opacity,
        picture: DisplayItem.Picture(contentID: image.contentID, rect: rect),
        transform: transform))
  }

  /// A gradient or shape, drawn here.
  private mutating func addDrawing(
    _ state: LayerState, toRoot: CGAffineTransform, opacity: CGFloat, clips: [DisplayItem.Clip]
  ) {
    var drawing = state
    drawing.backgroundColor = nil
    drawing.contents = nil
    drawing.contentsFade = nil
    drawing.shadowOpacity = 0
    let area = LayerExtent.ownExtent(of: drawing)
    guard let (image, rect) = rasterize(area, toRoot, { $0.drawOwn(drawing) }) else { return }
    addPicture(image, rect.applying(toRoot), opacity, clips)
  }

  /// The layer and all below it as one image.
  private mutating func addImage(
    of layer: CALayer, _ state: LayerState, toRoot: CGAffineTransform, opacity: CGFloat,
    clips: [DisplayItem.Clip]
  ) {
    var area = LayerExtent(time: time).extent(of: layer, state)
    if let mask = layer.storedMask {
      area = area.intersection(LayerExtent(time: time).placedExtent(of: mask))
    }
    let drawn = rasterize(area, toRoot) { renderer in
      guard let mask = layer.storedMask else { return renderer.drawBody(of: layer, state) }
      renderer.context.drawMasked(
        alpha: 1, body: { renderer.drawBody(of: layer, state) }, mask: { renderer.draw(mask) })
    }
    guard let (image, rect) = drawn else { return }
    if toRoot.preservesRects, toRoot.a > 0, toRoot.d > 0 {
      addPicture(image, rect.applying(toRoot), opacity, clips)
    } else {
      addPicture(image, rect, opacity, clips, transform: toRoot)
    }
  }

  /// Draws an area of a layer's space at the scale it will be shown at, on whole pixels of its own.
  private func rasterize(
    _ area: CGRect, _ toRoot: CGAffineTransform, _ body: (Renderer) -> Void
  ) -> (CGImage, CGRect)? {
    guard !area.isNull, area.width > 0, area.height > 0, area.width < 20_000, area.height < 20_000
    else { return nil }
    let sx = (toRoot.a * toRoot.a + toRoot.b * toRoot.b).squareRoot() * scale
    let sy = (toRoot.c * toRoot.c + toRoot.d * toRoot.d).squareRoot() * scale
    guard sx > 0, sy > 0 else { return nil }
    // A hair inwards, so that an edge that is on a pixel but for rounding stays there.
    let (left, top) = (
      (area.minX * sx + 1e-6).rounded(.down), (area.minY * sy + 1e-6).rounded(.down)
    )
    let (right, bottom) = (
      (area.maxX * sx - 1e-6).rounded(.up), (area.maxY * sy - 1e-6).rounded(.up)
    )
    guard right > left, bottom > top else { return nil }
    let context = CGContext(
      width: Int(right - left), height: Int(bottom - top),
      transform: CGAffineTransform(a: sx, b: 0, c: 0, d: sy, tx: -left, ty: -top))
    body(Renderer(context: context, scale: max(sx, sy), moment: .presentation(at: time)))
    let rect = CGRect(
      x: left / sx, y: top / sy, width: (right - left) / sx, height: (bottom - top) / sy)
    return (context.takeImage(), rect)
  }
}

extension [DisplayItem.Clip] {
  /// The clips with one more; square ones that meet become their intersection.
  fileprivate func clipped(by clip: DisplayItem.Clip) -> [DisplayItem.Clip] {
    var result = self
    if clip.radii.isZero, let index = firstIndex(where: { $0.radii.isZero }) {
      let common = self[index].rect.intersection(clip.rect)
      let rect = common.isNull ? CGRect(origin: clip.rect.origin, size: .zero) : common
      result[index] = DisplayItem.Clip(rect: rect, radii: .zero)
    } else {
      result.append(clip)
    }
    return result
  }
}
