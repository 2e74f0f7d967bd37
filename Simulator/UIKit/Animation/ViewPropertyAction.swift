/// Turns one changed layer property into the animation that UIKit adds for it.
///
/// Since iOS 8 these animations are additive: each runs from the difference to zero on top of the
/// model value, under a key of its own, so that an interrupting change bends the motion instead of
/// cutting it. `bounds` becomes two, for origin and size. Sources: the recorded animations in the
/// gist d-ronnqvist/137ce6b4c852d8ebd96d; iosoteric.com, "Additive animations: animateWithDuration
/// in iOS 8" (additive with or without `.beginFromCurrentState`).
@MainActor
final class ViewPropertyAction: NSObject {
  private let animation: ViewAnimation
  private let oldPosition: CGPoint
  private let oldBounds: CGRect
  private let oldTransform: CGAffineTransform
  private let oldOpacity: Float
  private let shown: CALayer
  /// Nil where nobody will ask.
  private let before: LayerPlace?

  init(animation: ViewAnimation, layer: CALayer) {
    self.animation = animation
    oldPosition = layer.position
    oldBounds = layer.bounds
    oldTransform = layer.affineTransform()
    oldOpacity = layer.opacity
    shown = layer.presentation() ?? layer
    before = animation.recordsChanges ? LayerPlace(layer) : nil
    super.init()
  }

  func run(forKey event: String, object anObject: Any, arguments: [AnyHashable: Any]?) {
    guard let layer = anObject as? CALayer else { return }
    if let before {
      animation.changes.append(
        ViewAnimation.Change(layer: layer, key: event, before: before, after: LayerPlace(layer)))
    }
    switch event {
    case "position":
      add(
        "position", to: layer, from: oldPosition - layer.position, to: CGPoint.zero,
        isNeeded: oldPosition != layer.position)
    case "bounds":
      let old = oldBounds
      let new = layer.bounds
      add(
        "bounds.origin", to: layer, from: old.origin - new.origin, to: CGPoint.zero,
        isNeeded: old.origin != new.origin)
      let size = CGSize(width: old.width - new.width, height: old.height - new.height)
      add("bounds.size", to: layer, from: size, to: CGSize.zero, isNeeded: old.size != new.size)
    case "opacity":
      add(
        "opacity", to: layer, from: CGFloat(oldOpacity - layer.opacity), to: CGFloat(0),
        isNeeded: oldOpacity != layer.opacity)
    default:
      addAbsolute(event, to: layer)
    }
  }

  private func add(
    _ keyPath: String, to layer: CALayer, from: Any, to: Any, isNeeded: Bool
  ) {
    guard isNeeded else { return }
    let basic = animation.makeAnimation(keyPath: keyPath)
    basic.isAdditive = true
    basic.fromValue = from
    basic.toValue = to
    layer.add(basic, forKey: uniqueKey(keyPath, in: layer))
  }

  /// Colors and transforms run from what is on screen to the new value.
  private func addAbsolute(_ keyPath: String, to layer: CALayer) {
    let basic = animation.makeAnimation(keyPath: keyPath)
    switch keyPath {
    case "backgroundColor": basic.fromValue = shown.backgroundColor
    case "cornerRadius": basic.fromValue = shown.cornerRadius
    default: basic.fromValue = shown.transform
    }
    layer.add(basic, forKey: keyPath)
  }

  /// "position", then "position-2", "position-3" … while earlier ones are running.
  private func uniqueKey(_ keyPath: String, in layer: CALayer) -> String {
    guard layer.animation(forKey: keyPath) != nil else { return keyPath }
    var number = 2
    while layer.animation(forKey: "\(keyPath)-\(number)") != nil { number += 1 }
    return "\(keyPath)-\(number)"
  }
}

extension ViewPropertyAction: @preconcurrency CAAction {}

private func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }
