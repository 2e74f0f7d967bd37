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
    guard layoutIsPendingBelow else { return }
    for layer in storedSublayers where layer.layoutIsPending || layer.layoutIsPendingBelow {
      layer.layoutPendingSubtree()
    }
    // Not before: a layout may ask for all of it. What was asked for behind the pass is for the
    // next one.
    layoutIsPendingBelow = storedSublayers.contains {
      $0.layoutIsPending || $0.layoutIsPendingBelow
    }
  }

  func noteLayoutPending() {
    var ancestor = storedSuperlayer
    while let layer = ancestor, !layer.layoutIsPendingBelow {
      layer.layoutIsPendingBelow = true
      ancestor = layer.storedSuperlayer
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

  /// Pixels on a side.
  private static let largestBitmap: CGFloat = 16384

  /// Draws into a new bitmap of the bounds at `contentsScale`; no drawing leaves no contents.
  package func makeContentsByDrawing() {
    let bounds = state.bounds
    let scale = max(state.contentsScale, 0)
    let size = CGSize(width: bounds.width * scale, height: bounds.height * scale)
    // Not zero, not NaN, and within what a bitmap may be: a layer beyond stays empty, as on iOS.
    guard size.width > 0, size.height > 0, max(size.width, size.height) <= Self.largestBitmap else {
      state.contents = nil
      return
    }
    let width = Int(size.width.rounded(.up))
    let height = Int(size.height.rounded(.up))
    let context = CGContext(
      width: width, height: height,
      transform: CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: -bounds.minX * scale, ty: -bounds.minY * scale))
    delegate?.layerWillDraw(self)
    draw(in: context)
    // Not through the setter: new content of a bitmap is no change that could animate.
    state.contents = context.isUntouched ? nil : context.takeImage()
  }
}
