import Matrix
import Phone

/// The geometry of every layer of a window, model and presentation, to compare bit for bit.
struct LayerFrames: Equatable {
  private var bits: [UInt64] = []

  @MainActor
  init(_ window: UIWindow) { add(window.layer) }

  @MainActor
  private mutating func add(_ layer: CALayer) {
    for state in [layer.state, layer.presentationState] {
      let (bounds, position, anchor) = (state.bounds, state.position, state.anchorPoint)
      let map = state.toSuperlayer
      let numbers = [
        bounds.minX, bounds.minY, bounds.width, bounds.height, position.x, position.y, anchor.x,
        anchor.y, map.a, map.b, map.c, map.d, map.tx, map.ty,
      ]
      bits += numbers.map { Double($0).bitPattern }
      bits.append(state.isHidden ? 1 : 0)
    }
    let sublayers = (layer.sublayers ?? []).filter { !Self.isOfLibrary($0) }
    bits.append(UInt64(sublayers.count))
    for sublayer in sublayers { add(sublayer) }
  }

  /// Whether a layer belongs to an invisible view that the library has put there and that stays.
  @MainActor
  private static func isOfLibrary(_ layer: CALayer) -> Bool {
    guard let view = layer.delegate as? UIView else { return false }
    return view.isHidden && view.isOfLibrary
  }
}
