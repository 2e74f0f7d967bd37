/// A rectangle of content in a tree of layers, with a model and, at any time, a presentation.
///
/// Like Apple's class it belongs to no actor and is not Sendable: one thread at a time.
open class CALayer: NSObject, CAMediaTiming {
  // What it looks like, and its place in the tree. All layout and drawing asks for these: to check
  // the access would cost most of it.
  @exclusivity(unchecked)
  package internal(set) final var state = LayerState()
  @exclusivity(unchecked)
  final var storedSublayers: [CALayer] = []
  @exclusivity(unchecked)
  final weak var storedSuperlayer: CALayer?
  var storedMask: CALayer?
  /// How often a sublayer has got another frame, come or gone: while it is the same, all are where
  /// they were but those that are no content.
  @exclusivity(unchecked)
  package internal(set) final var sublayerChanges = 0
  /// Whether it shows nothing of its superlayer's content, and where it is concerns nobody: a
  /// scroll indicator.
  package final var isNoContent = false
  var storedActions: [String: any CAAction]?

  // Time.
  var timing = MediaTiming()
  var attachedAnimations: [AttachedAnimation] = []

  // Pending work. A pass asks every layer: to check the access to the flags would cost most of it.
  @exclusivity(unchecked)
  var layoutIsPending = false { didSet { if layoutIsPending { noteLayoutPending() } } }
  /// Whether layout may be due somewhere below, so that a pass need not look where it is not.
  @exclusivity(unchecked)
  package internal(set) final var layoutIsPendingBelow = false
  var displayIsPending = false
  var storedNeedsDisplayOnBoundsChange = false
  /// Whether a frame has shown the layer. Until then its changes do not animate by themselves and
  /// it has no presentation layer, as on iOS.
  package internal(set) final var isCommitted = false

  /// On a presentation layer: the layer it presents.
  var presentedLayer: CALayer?

  open var name: String?
  open weak var delegate: (any CALayerDelegate)?

  public required override init() {
    super.init()
    didCreate()
  }

  /// A copy of another layer's looks: what subclasses override to copy their own properties.
  public init(layer: Any) {
    super.init()
    didCreate()
    if let other = layer as? CALayer {
      state = other.state
      timing = other.timing
    }
  }

  /// Where subclasses of this module add their part of the state.
  func didCreate() {}

  // MARK: Geometry

  open var bounds: CGRect {
    get { state.bounds }
    set { setBounds(newValue) }
  }

  open var position: CGPoint {
    get { state.position }
    set {
      set(\.position, newValue, "position")
      noteFrameChange()
    }
  }

  open var frame: CGRect {
    get { storedFrame }
    set { setFrame(newValue) }
  }

  open func contains(_ p: CGPoint) -> Bool {
    state.bounds.contains(p)
  }

  /// The deepest layer, topmost first, that contains a point of the superlayer's space.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    findHit(p)
  }

  // MARK: Layout

  open func setNeedsLayout() {
    layoutIsPending = true
  }

  open func layoutIfNeeded() {
    layoutTreeIfNeeded()
  }

  /// Called when a layout is due; asks the delegate.
  open func layoutSublayers() {
    delegate?.layoutSublayers(of: self)
  }

  // MARK: Display

  open func setNeedsDisplay() {
    displayIsPending = true
    LayerChanges.count &+= 1
  }

  open func setNeedsDisplay(_ r: CGRect) {
    setNeedsDisplay()
  }

  open func displayIfNeeded() {
    guard displayIsPending else { return }
    display()
  }

  /// Renews `contents`: the delegate's way if it has one, else by drawing into a new bitmap.
  open func display() {
    displayIsPending = false
    if let delegate {
      delegate.display(self)
    } else {
      makeContentsByDrawing()
    }
  }

  open func draw(in ctx: CGContext) {
    delegate?.draw(self, in: ctx)
  }

  /// Draws the layer and all below it, as the model has it, in the layer's own space. What was
  /// never on screen is drawn for it, so that a label in no window shows its text.
  open func render(in ctx: CGContext) {
    displayTree()
    Renderer.renderModel(of: self, in: ctx)
  }

  private func displayTree() {
    displayIfNeeded()
    sublayers?.forEach { $0.displayTree() }
  }

  open class func needsDisplay(forKey key: String) -> Bool { false }

  // MARK: Actions and animations

  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// Delegate, then `actions`, then the class: the first answer counts, and NSNull means none.
  open func action(forKey event: String) -> (any CAAction)? {
    findAction(forKey: event)
  }

  open func add(_ anim: CAAnimation, forKey key: String?) {
    attach(anim, forKey: key)
  }

  open func removeAnimation(forKey key: String) {
    detachAnimations { $0.key == key }
  }

  open func removeAllAnimations() {
    detachAnimations { _ in true }
  }

  open func addSublayer(_ layer: CALayer) {
    insert(layer, at: storedSublayers.count)
  }

  open func removeFromSuperlayer() {
    detachFromSuperlayer()
  }
}
