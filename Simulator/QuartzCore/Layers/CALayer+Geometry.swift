extension CALayer {
  /// The sublayer transform about the anchor point, as it acts on points of this layer's space.
  var sublayerMap: CGAffineTransform { state.sublayerMap }

  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    p.applying(map(from: l))
  }

  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    p.applying(map(from: l).inverted())
  }

  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    r.applying(map(from: l))
  }

  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    r.applying(map(from: l).inverted())
  }

  /// From another layer's space, nil meaning the root's superspace, to this layer's.
  private func map(from other: CALayer?) -> CGAffineTransform {
    if other === self { return .identity }
    let own = climb(to: other)
    guard let other, !own.hasArrived else { return own.map.inverted() }
    let theirs = other.climb(to: self)
    return theirs.hasArrived ? theirs.map : theirs.map.concatenating(own.map.inverted())
  }

  /// From this layer's space to that of one above it; where that is not above, as with nil, to the
  /// one that the root layer is placed in.
  private func climb(to other: CALayer?) -> (map: CGAffineTransform, hasArrived: Bool) {
    var (map, layer) = (CGAffineTransform.identity, self)
    map.append(self)
    while let parent = layer.superlayer {
      if !parent.state.isPlain { map = map.concatenating(parent.sublayerMap) }
      if parent === other { return (map, true) }
      map.append(parent)
      layer = parent
    }
    return (map, other == nil)
  }

  /// As its state has it; of plain layers without copying that.
  var storedFrame: CGRect {
    guard state.isPlain else { return state.frame }
    let (bounds, position, anchor) = (state.bounds, state.position, state.anchorPoint)
    return CGRect(
      x: position.x - anchor.x * bounds.width, y: position.y - anchor.y * bounds.height,
      width: bounds.width, height: bounds.height)
  }

  func findHit(_ point: CGPoint) -> CALayer? {
    guard !state.isHidden, state.opacity > 0 else { return nil }
    let local = point.applying(state.toSuperlayer.inverted())
    let isInside = contains(local)
    if state.masksToBounds, !isInside { return nil }
    let inner = local.applying(sublayerMap.inverted())
    let children = presentedLayer == nil ? sublayersInPaintingOrder : sublayers ?? []
    for child in children.reversed() {
      if let hit = child.hitTest(inner) { return hit }
    }
    return isInside ? self : nil
  }
}

extension CGAffineTransform {
  /// Goes on from a layer's own space to its superlayer's; a plain layer only moves it.
  fileprivate mutating func append(_ layer: CALayer) {
    guard layer.state.isPlain else {
      self = concatenating(layer.state.toSuperlayer)
      return
    }
    let (bounds, position, anchor) = (
      layer.state.bounds, layer.state.position, layer.state.anchorPoint
    )
    tx += position.x - (bounds.origin.x + anchor.x * bounds.width)
    ty += position.y - (bounds.origin.y + anchor.y * bounds.height)
  }
}

extension LayerState {
  /// See `CALayer.sublayerMap`.
  package var sublayerMap: CGAffineTransform {
    guard !sublayerTransform.isIdentity else { return .identity }
    let x = bounds.origin.x + anchorPoint.x * bounds.width
    let y = bounds.origin.y + anchorPoint.y * bounds.height
    return CGAffineTransform(translationX: -x, y: -y)
      .concatenating(sublayerTransform.affine)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
}
