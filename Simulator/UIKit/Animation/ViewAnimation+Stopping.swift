extension ViewAnimation.Timing {
  static func function(of curve: UIView.AnimationCurve) -> CAMediaTimingFunction {
    switch curve {
    case .easeIn: CAMediaTimingFunction(name: .easeIn)
    case .easeOut: CAMediaTimingFunction(name: .easeOut)
    case .linear: CAMediaTimingFunction(name: .linear)
    default: CAMediaTimingFunction(name: .easeInEaseOut)
    }
  }
}

extension ViewAnimation {
  /// A property that the block has changed, and what it was before and after.
  struct Change {
    weak var layer: CALayer?
    let key: String
    let before: LayerPlace
    /// What it was to be at the end.
    var after: LayerPlace
  }

  /// Gives every changed layer what it shows now, and takes the animations away.
  func freeze() {
    let shown = changes.map { $0.layer?.presentation().map { LayerPlace($0) } }
    for (index, place) in shown.enumerated() {
      guard let layer = changes[index].layer else { continue }
      changes[index].after = LayerPlace(layer)
      for key in layer.animationKeys() ?? [] where key.hasPrefix(changes[index].key) {
        layer.removeAnimation(forKey: key)
      }
      guard let place = place ?? nil else { continue }
      CATransaction.withoutActions { place.set(changes[index].key, on: layer) }
    }
  }

  /// Gives every changed layer what it had before, or was to have at the end.
  func place(atEnd: Bool) {
    // What was changed twice had its first value before.
    for change in atEnd ? changes : changes.reversed() {
      guard let layer = change.layer else { continue }
      CATransaction.withoutActions {
        (atEnd ? change.after : change.before).set(change.key, on: layer)
      }
    }
  }
}

/// The values of a layer that views animate.
struct LayerPlace {
  let position: CGPoint
  let bounds: CGRect
  let transform: CATransform3D
  let opacity: Float
  let backgroundColor: CGColor?
  let cornerRadius: CGFloat

  @MainActor
  init(_ layer: CALayer) {
    position = layer.position
    bounds = layer.bounds
    transform = layer.transform
    opacity = layer.opacity
    backgroundColor = layer.backgroundColor
    cornerRadius = layer.cornerRadius
  }

  @MainActor
  func set(_ key: String, on layer: CALayer) {
    switch key {
    case "position": layer.position = position
    case "bounds": layer.bounds = bounds
    case "transform": layer.transform = transform
    case "opacity": layer.opacity = opacity
    case "backgroundColor": layer.backgroundColor = backgroundColor
    default: layer.cornerRadius = cornerRadius
    }
  }
}

extension CATransaction {
  @MainActor
  fileprivate static func withoutActions(_ body: () -> Void) {
    begin()
    setDisableActions(true)
    body()
    commit()
  }
}
