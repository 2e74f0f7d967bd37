/// How far the drawing of a layer and its sublayers reaches.
struct LayerExtent {
  let time: CFTimeInterval

  /// In the layer's own space; `null` when nothing is drawn.
  func extent(of layer: CALayer, _ state: LayerState) -> CGRect {
    var area = Self.ownExtent(of: state)
    var inner = CGRect.null
    for child in layer.storedSublayers { inner = inner.union(placedExtent(of: child)) }
    if !inner.isNull {
      inner = inner.applying(state.sublayerMap)
      area = area.union(state.masksToBounds ? inner.intersection(state.bounds) : inner)
    }
    return area
  }

  /// In the superlayer's space.
  func placedExtent(of layer: CALayer) -> CGRect {
    let state = layer.presentationState(at: time)
    guard !state.isHidden, state.opacity > 0 else { return .null }
    return extent(of: layer, state).applying(state.toSuperlayer)
  }

  /// Without sublayers, in the layer's own space.
  static func ownExtent(of state: LayerState) -> CGRect {
    var area = CGRect.null
    let hasBox =
      (state.backgroundColor?.alpha ?? 0) > 0 || state.gradient?.colors?.isEmpty == false
      || (state.borderWidth > 0 && (state.borderColor?.alpha ?? 0) > 0)
    if hasBox { area = state.bounds }
    if let shape = state.shape { area = area.union(ShapeDrawing(shape: shape).extent) }
    for picture in LayerPicture.pictures(of: state) {
      area = area.union(
        state.masksToBounds ? picture.rect.intersection(state.bounds) : picture.rect)
    }
    if state.shadowOpacity > 0, !area.isNull || state.shadowPath != nil {
      let caster = state.shadowPath?.boundingBoxOfPath ?? area
      let margin = (state.shadowRadius * 3).rounded(.up) + 1
      area = area.union(
        caster.insetBy(dx: -margin, dy: -margin)
          .offsetBy(dx: state.shadowOffset.width, dy: state.shadowOffset.height))
    }
    return area
  }
}
