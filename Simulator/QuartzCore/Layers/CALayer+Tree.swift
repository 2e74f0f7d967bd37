extension CALayer {
  public var superlayer: CALayer? {
    if let presentedLayer { return presentedLayer.storedSuperlayer?.presentation() }
    return storedSuperlayer
  }

  /// Back to front among equal `zPosition`s.
  public var sublayers: [CALayer]? {
    get {
      if let presentedLayer {
        return presentedLayer.sublayers?.compactMap { $0.presentation() }
      }
      return storedSublayers.isEmpty ? nil : storedSublayers
    }
    set {
      for layer in storedSublayers where !(newValue ?? []).contains(where: { $0 === layer }) {
        layer.detachFromSuperlayer()
      }
      for layer in newValue ?? [] {
        insert(layer, at: storedSublayers.count)
      }
    }
  }

  public func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    insert(layer, at: Int(idx))
  }

  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    let siblings = storedSublayers.filter { $0 !== layer }
    insert(layer, at: siblings.firstIndex { $0 === sibling } ?? 0)
  }

  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    let siblings = storedSublayers.filter { $0 !== layer }
    insert(layer, at: siblings.firstIndex { $0 === sibling }.map { $0 + 1 } ?? siblings.count)
  }

  public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer else { return }
    newLayer.detachFromSuperlayer()
    guard let index = storedSublayers.firstIndex(where: { $0 === oldLayer }) else { return }
    oldLayer.detachFromSuperlayer()
    insert(newLayer, at: index)
  }

  /// Puts `layer` at an index counted without it; beyond the end means last.
  func insert(_ layer: CALayer, at index: Int) {
    layer.detachFromSuperlayer()
    storedSublayers.insert(layer, at: min(max(index, 0), storedSublayers.count))
    layer.storedSuperlayer = self
    LayerChanges.count &+= 1
    sublayerChanges &+= 1
    layer.layoutIsPending = true
    setNeedsLayout()
  }

  func detachFromSuperlayer() {
    guard let parent = storedSuperlayer else { return }
    if parent.storedMask === self { parent.storedMask = nil }
    parent.storedSublayers.removeAll { $0 === self }
    storedSuperlayer = nil
    LayerChanges.count &+= 1
    parent.sublayerChanges &+= 1
    parent.setNeedsLayout()
  }

  /// Sublayers in painting order: by `zPosition`, equal ones as added.
  package var sublayersInPaintingOrder: [CALayer] {
    guard storedSublayers.contains(where: { $0.state.zPosition != 0 }) else {
      return storedSublayers
    }
    return storedSublayers.enumerated()
      .sorted { ($0.element.state.zPosition, $0.offset) < ($1.element.state.zPosition, $1.offset) }
      .map(\.element)
  }
}
