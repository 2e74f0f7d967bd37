import Phone

/// What is on top at a point of the screen, as it is drawn at this moment: every window, every
/// layer, in painting order, with what clips it.
@MainActor
struct Sight {
  private let layers: [CALayer]

  init(_ phone: Phone) { layers = phone.layersBackToFront }

  /// Whether a view is on top at the corners of a rect, a point inside, and in the middle.
  func shows(_ view: UIView, in rect: CGRect) -> Bool {
    let inner = rect.insetBy(dx: min(1, rect.width / 2), dy: min(1, rect.height / 2))
    let points = [
      CGPoint(x: inner.minX, y: inner.minY), CGPoint(x: inner.maxX, y: inner.minY),
      CGPoint(x: inner.minX, y: inner.maxY), CGPoint(x: inner.maxX, y: inner.maxY),
      CGPoint(x: inner.midX, y: inner.midY),
    ]
    return points.allSatisfy { shows(view, at: $0) }
  }

  /// Whether a view, seen as opaque, is on top at a point in screen points.
  func shows(_ view: UIView, at point: CGPoint) -> Bool {
    guard UIScreen.current.bounds.contains(point) else { return false }
    var search = Search(target: view.layer)
    for layer in layers { search.visit(layer, point, opacity: 1) }
    return search.isOnTop
  }

  /// Walks the layers back to front and keeps in mind whether the target is what was drawn last.
  private struct Search {
    let target: CALayer
    var isOnTop = false

    mutating func visit(_ layer: CALayer, _ point: CGPoint, opacity: CGFloat) {
      let state = layer.presentationState
      let visible = opacity * CGFloat(min(max(state.opacity, 0), 1))
      guard !state.isHidden, visible > 0.3, state.toSuperlayer.isInvertible else { return }
      let local = point.applying(state.toSuperlayer.inverted())
      let isInside = state.bounds.contains(local)
      if layer === target {
        // What the target contains is a part of it.
        if isInside { isOnTop = true }
        return
      }
      if isInside, paints(state, visible) { isOnTop = false }
      guard !state.masksToBounds || isInside else { return }
      let inner = local.applying(state.sublayerMap.inverted())
      for child in layer.sublayersInPaintingOrder { visit(child, inner, opacity: visible) }
    }

    /// A tint, such as the dimming behind a sheet, covers nothing.
    private func paints(_ state: LayerState, _ opacity: CGFloat) -> Bool {
      (state.backgroundColor?.alpha ?? 0) * opacity > 0.3 || state.image != nil
        || state.gradient?.colors?.isEmpty == false || state.shape?.path != nil
    }
  }
}
