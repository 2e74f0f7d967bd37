import Phone

/// Finds the view on top at a point of the screen, as it is drawn at this moment. The search covers
/// every window and every layer, in painting order, with their clipping.
@MainActor
struct Sight {
  private let layers: [CALayer]

  init(_ phone: Phone) { layers = phone.layersBackToFront }

  /// Whether a view is on top at the corners of a rect, a point inside, and in the middle.
  func shows(_ view: UIView, in rect: CGRect) -> Bool {
    points(of: rect).allSatisfy { shows(view, at: $0) }
  }

  /// Describes the view on top of another where that is hidden; nil if it is hidden nowhere.
  func cover(of view: UIView, in rect: CGRect) -> String? {
    guard let point = points(of: rect).first(where: { !shows(view, at: $0) }) else { return nil }
    guard UIScreen.current.bounds.contains(point) else { return "the screen's edge at \(point)" }
    var search = Search(target: view.layer)
    for layer in layers { search.visit(layer, point, opacity: 1) }
    let owner = search.top.flatMap { top in
      (top.delegate as? UIView).map { "\(type(of: $0)) \($0.shownFrame)" } ?? "\(type(of: top))"
    }
    return "\(owner ?? "nothing") at \(point)"
  }

  private func points(of rect: CGRect) -> [CGPoint] {
    let inner = rect.insetBy(dx: min(1, rect.width / 2), dy: min(1, rect.height / 2))
    return [
      CGPoint(x: inner.minX, y: inner.minY), CGPoint(x: inner.maxX, y: inner.minY),
      CGPoint(x: inner.minX, y: inner.maxY), CGPoint(x: inner.maxX, y: inner.maxY),
      CGPoint(x: inner.midX, y: inner.midY),
    ]
  }

  /// Whether a view, seen as opaque, is on top at a point in screen points.
  func shows(_ view: UIView, at point: CGPoint) -> Bool {
    guard UIScreen.current.bounds.contains(point) else { return false }
    var search = Search(target: view.layer)
    for layer in layers { search.visit(layer, point, opacity: 1) }
    return search.isOnTop
  }

  /// Walks the layers from back to front, and records whether the target was drawn last.
  private struct Search {
    let target: CALayer
    var isOnTop = false
    /// The layer that was drawn last.
    var top: CALayer?

    mutating func visit(_ layer: CALayer, _ point: CGPoint, opacity: CGFloat) {
      let state = layer.presentationState
      let visible = opacity * CGFloat(min(max(state.opacity, 0), 1))
      guard !state.isHidden, visible > 0.3, state.toSuperlayer.isInvertible else { return }
      let local = point.applying(state.toSuperlayer.inverted())
      let isInside = state.bounds.contains(local)
      if layer === target {
        // The content of the target is a part of the target.
        if isInside { isOnTop = true }
        return
      }
      if isInside, paints(state, visible) { (isOnTop, top) = (false, layer) }
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
