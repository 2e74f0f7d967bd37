extension CALayer {
  /// Changes one animatable property: finds the action before the change and runs it after.
  func set<Value: Equatable>(
    _ property: WritableKeyPath<LayerState, Value>, _ value: Value, _ key: String
  ) {
    guard state[keyPath: property] != value else { return }
    change(key) { $0[keyPath: property] = value }
  }

  func change(_ key: String, _ body: (inout LayerState) -> Void) {
    if presentedLayer != nil {
      body(&state)
      return
    }
    let action = action(forKey: key)
    body(&state)
    LayerChanges.count &+= 1
    if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
    action?.run(forKey: key, object: self, arguments: nil)
  }

  /// Tells the superlayer that the frame may be another.
  func noteFrameChange() {
    if !isNoContent { storedSuperlayer?.sublayerChanges &+= 1 }
  }

  func setBounds(_ newValue: CGRect) {
    let old = state.bounds
    guard old != newValue else { return }
    change("bounds") { $0.bounds = newValue }
    guard presentedLayer == nil else { return }
    if old.size != newValue.size { noteFrameChange() }
    // Any change asks for layout, the origin's too: that is how scrolling lays out on iOS.
    setNeedsLayout()
    if storedNeedsDisplayOnBoundsChange, old.size != newValue.size { setNeedsDisplay() }
  }

  /// Sets position and bounds so that the frame is `rect`. With a rotation or skew the size is what
  /// the inverse transform makes of it, as the frame is then undefined on iOS too.
  func setFrame(_ rect: CGRect) {
    let map = state.transform.affine
    var size = rect.size
    if !map.isIdentity {
      let local = rect.size.applying(map.inverted())
      size = CGSize(width: abs(local.width), height: abs(local.height))
    }
    var placed = state
    placed.bounds.size = size
    // Not from where it was: each frame would then leave its rounding in the next.
    placed.position = .zero
    let origin = placed.frame.origin
    position = CGPoint(x: rect.origin.x - origin.x, y: rect.origin.y - origin.y)
    bounds = placed.bounds
  }

  func findAction(forKey event: String) -> (any CAAction)? {
    let answer =
      delegate?.action(for: self, forKey: event)
      ?? storedActions?[event]
      ?? type(of: self).defaultAction(forKey: event)
      ?? implicitAction(forKey: event)
    return answer is NSNull ? nil : answer
  }

  /// The animation that a layer gives to its own changes when nobody else answers.
  private func implicitAction(forKey event: String) -> (any CAAction)? {
    guard isCommitted, !CATransaction.disableActions(),
      let key = AnimatableKey(event), key.animatesImplicitly
    else { return nil }
    let animation = CABasicAnimation(keyPath: event)
    animation.fromValue = key.read(presentationState)?.boxed
    animation.timingFunction =
      CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    return animation
  }
}
