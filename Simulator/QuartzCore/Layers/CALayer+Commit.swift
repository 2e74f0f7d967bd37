extension CALayer {
  /// Lays out from the topmost ancestor that needs it down, as `layoutIfNeeded` does on iOS.
  func layoutTreeIfNeeded() {
    var root = self
    var ancestor = storedSuperlayer
    while let layer = ancestor {
      if layer.layoutIsPending { root = layer }
      ancestor = layer.storedSuperlayer
    }
    root.layoutPendingSubtree()
  }

  private func layoutPendingSubtree() {
    // A layout may ask for another; a hundred rounds mean that it never ends.
    var rounds = 0
    while layoutIsPending, rounds < 100 {
      layoutIsPending = false
      layoutSublayers()
      rounds += 1
    }
    for layer in storedSublayers {
      layer.layoutPendingSubtree()
    }
  }

  /// Brings the tree up to date: layout from the root down, then display; both only where due.
  ///
  /// What the simulator calls on each window's layer once a frame, before it is drawn.
  package func commitTree() {
    layoutPendingSubtree()
    displayPendingSubtree()
  }

  private func displayPendingSubtree() {
    displayIfNeeded()
    isCommitted = true
    storedMask?.displayPendingSubtree()
    for layer in storedSublayers {
      layer.displayPendingSubtree()
    }
  }

  /// Draws into a new bitmap of the bounds at `contentsScale`; no drawing leaves no contents.
  package func makeContentsByDrawing() {
    let bounds = state.bounds
    let scale = max(state.contentsScale, 0)
    guard bounds.width > 0, bounds.height > 0, scale > 0, bounds.width.isFinite,
      bounds.height.isFinite
    else {
      state.contents = nil
      return
    }
    let width = Int((bounds.width * scale).rounded(.up))
    let height = Int((bounds.height * scale).rounded(.up))
    let context = CGContext(
      width: width, height: height,
      transform: CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: -bounds.minX * scale, ty: -bounds.minY * scale))
    delegate?.layerWillDraw(self)
    draw(in: context)
    // Not through the setter: new content of a bitmap is no change that could animate.
    state.contents = context.isUntouched ? nil : context.makeImage()
  }
}
