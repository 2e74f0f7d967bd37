extension CALayer {
  public var anchorPoint: CGPoint {
    get { state.anchorPoint }
    set {
      set(\.anchorPoint, newValue, "anchorPoint")
      noteFrameChange()
    }
  }

  public var zPosition: CGFloat {
    get { state.zPosition }
    set { set(\.zPosition, newValue, "zPosition") }
  }

  public var transform: CATransform3D {
    get { state.transform }
    set {
      guard !CATransform3DEqualToTransform(state.transform, newValue) else { return }
      change("transform") { $0.transform = newValue }
      noteFrameChange()
    }
  }

  public var sublayerTransform: CATransform3D {
    get { state.sublayerTransform }
    set {
      guard !CATransform3DEqualToTransform(state.sublayerTransform, newValue) else { return }
      change("sublayerTransform") { $0.sublayerTransform = newValue }
    }
  }

  public func affineTransform() -> CGAffineTransform { state.transform.affine }

  public func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  public var isHidden: Bool {
    get { state.isHidden }
    set { set(\.isHidden, newValue, "hidden") }
  }

  public var opacity: Float {
    get { state.opacity }
    set { set(\.opacity, newValue, "opacity") }
  }

  public var masksToBounds: Bool {
    get { state.masksToBounds }
    set { set(\.masksToBounds, newValue, "masksToBounds") }
  }

  /// Shows the layer only where this one, in its coordinates, is opaque.
  public var mask: CALayer? {
    get { storedMask }
    set {
      newValue?.detachFromSuperlayer()
      storedMask?.storedSuperlayer = nil
      storedMask = newValue
      newValue?.storedSuperlayer = self
    }
  }

  public var backgroundColor: CGColor? {
    get { state.backgroundColor }
    set { set(\.backgroundColor, newValue, "backgroundColor") }
  }

  public var cornerRadius: CGFloat {
    get { state.cornerRadius }
    set { set(\.cornerRadius, newValue, "cornerRadius") }
  }

  public var maskedCorners: CACornerMask {
    get { state.maskedCorners }
    set { set(\.maskedCorners, newValue, "maskedCorners") }
  }

  public var cornerCurve: CALayerCornerCurve {
    get { state.cornerCurve }
    set { set(\.cornerCurve, newValue, "cornerCurve") }
  }

  public var borderWidth: CGFloat {
    get { state.borderWidth }
    set { set(\.borderWidth, newValue, "borderWidth") }
  }

  public var borderColor: CGColor? {
    get { state.borderColor }
    set { set(\.borderColor, newValue, "borderColor") }
  }

  public var shadowColor: CGColor? {
    get { state.shadowColor }
    set { set(\.shadowColor, newValue, "shadowColor") }
  }

  public var shadowOpacity: Float {
    get { state.shadowOpacity }
    set { set(\.shadowOpacity, newValue, "shadowOpacity") }
  }

  public var shadowOffset: CGSize {
    get { state.shadowOffset }
    set { set(\.shadowOffset, newValue, "shadowOffset") }
  }

  public var shadowRadius: CGFloat {
    get { state.shadowRadius }
    set { set(\.shadowRadius, newValue, "shadowRadius") }
  }

  public var shadowPath: CGPath? {
    get { state.shadowPath }
    set { set(\.shadowPath, newValue, "shadowPath") }
  }

  /// The picture: a `CGImage`. Anything else is kept but not drawn.
  public var contents: Any? {
    get { state.contents }
    set {
      if let old = state.image, let new = newValue as? CGImage, old === new { return }
      if state.contents == nil, newValue == nil { return }
      change("contents") { $0.contents = newValue }
    }
  }

  /// The part of the picture to show, in its unit space.
  public var contentsRect: CGRect {
    get { state.contentsRect }
    set { set(\.contentsRect, newValue, "contentsRect") }
  }

  /// The part of the picture that stretches, in its unit space, when the gravity resizes.
  public var contentsCenter: CGRect {
    get { state.contentsCenter }
    set { set(\.contentsCenter, newValue, "contentsCenter") }
  }

  public var contentsScale: CGFloat {
    get { state.contentsScale }
    set { state.contentsScale = newValue }
  }

  public var contentsGravity: CALayerContentsGravity {
    get { state.contentsGravity }
    set { state.contentsGravity = newValue }
  }

  public var needsDisplayOnBoundsChange: Bool {
    get { storedNeedsDisplayOnBoundsChange }
    set { storedNeedsDisplayOnBoundsChange = newValue }
  }

  /// Actions by event, asked after the delegate.
  public var actions: [String: any CAAction]? {
    get { storedActions }
    set { storedActions = newValue }
  }

  public func needsLayout() -> Bool { layoutIsPending }

  public func needsDisplay() -> Bool { displayIsPending }
}
