extension UIView {
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: (view ?? window ?? hierarchyRoot).layer)
  }

  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: (view ?? window ?? hierarchyRoot).layer)
  }

  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: (view ?? window ?? hierarchyRoot).layer)
  }

  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: (view ?? window ?? hierarchyRoot).layer)
  }

  func baseSizeToFit() {
    bounds.size = sizeThatFits(bounds.size)
  }

  /// Everything that follows from a new position or size.
  func geometryDidChange(oldSize: CGSize) {
    if layoutState.isApplyingSolution {
      // The engine knows these numbers already: they came from there.
    } else {
      frameDidChangeByHand()
    }
    let size = bounds.size
    if size != oldSize {
      setNeedsLayout()
      if autoresizesSubviews {
        for subview in subviews { subview.resize(withOldSuperviewSize: oldSize, newSize: size) }
      }
      if contentMode == .redraw { setNeedsDisplay() }
      boundsSizeDidChange()
      updateReadableContentGuide()
    }
    propagateSafeArea(isResized: size != oldSize)
  }
}
